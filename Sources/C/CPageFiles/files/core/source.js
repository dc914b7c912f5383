import { element } from './dom.js';

/** The answers to requests for lines, by recording and number of the call. */
const known = new WeakMap();

/** Asks once for the line of the app's source that made a call: `{source, because}`. */
export const findSource = (session, recording, n) => {
  if (!known.has(recording)) known.set(recording, new Map());
  const answers = known.get(recording);
  if (!answers.has(n)) {
    answers.set(n, recording.isGone ? Promise.resolve({}) : session.answer(
      { do: 'source', recording: recording.id, n }).catch(() => ({})));
  }
  return answers.get(n);
};

/** A line of the app's source. If the folder of the sources is known, it is a link that opens the
 * line in an editor. */
export const sourceLink = ({ file, line, function: name }, folder) => {
  const text = [element('code', {}, `${file.split('/').at(-1)}:${line}`), name ? ` in ${name}` : ''];
  const path = file.startsWith('/') ? file : folder && `${folder}/${file}`;
  if (!path) return element('span', { title: `${file}:${line}` }, ...text);
  return element('a', {
    class: 'source', href: `vscode://file${encodeURI(path)}:${line}`, title: `${file}:${line}`,
  }, ...text);
};
