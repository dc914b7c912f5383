"""A finding leads to the page about its rule."""

from checks import check, expect_quiet


@check
def explains_a_rule(stage):
    """a finding has links to the page about its rule, in English and Chinese"""
    with stage.page() as visit:
        page = visit.page
        page.click('[data-entry="mistakes/always-true"]')
        visit.settle()
        visit.play("cancel")
        page.click("#tab-findings")
        page.wait_for_selector(".finding")
        rule = page.locator(".finding code").first.inner_text()
        for text, word in ((f"About {rule}", "Right:"), ("中文", "正确")):
            with page.expect_popup() as opened:
                page.locator(".finding").first.get_by_role("link", name=text).click()
            content = opened.value.inner_text("body")
            assert f"# {rule}" in content and word in content, content[:300]
            opened.value.close()
        expect_quiet(visit)
