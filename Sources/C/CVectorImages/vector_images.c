// The side of the app: starts the process that draws, sends it documents, and receives pixels.
#define _GNU_SOURCE
#include "CVectorImages.h"

#include <errno.h>
#include <fcntl.h>
#include <pthread.h>
#include <signal.h>
#include <spawn.h>
#include <stdlib.h>
#include <sys/socket.h>
#include <sys/wait.h>
#include <unistd.h>

#include "vector_channel.h"

extern char **environ;

static pthread_mutex_t lock = PTHREAD_MUTEX_INITIALIZER;
/// The process and the socket to it; -1 if it does not run.
static pid_t process = -1;
static int channel = -1;

bool matchcut_channel_read(int channel, void *bytes, size_t count) {
  for (char *next = bytes; count;) {
    ssize_t done = recv(channel, next, count, 0);
    if (done < 0 && errno == EINTR) continue;
    if (done <= 0) return false;
    next += done, count -= (size_t)done;
  }
  return true;
}

bool matchcut_channel_write(int channel, const void *bytes, size_t count) {
  for (const char *next = bytes; count;) {
    ssize_t done = send(channel, next, count, MSG_NOSIGNAL);
    if (done < 0 && errno == EINTR) continue;
    if (done <= 0) return false;
    next += done, count -= (size_t)done;
  }
  return true;
}

static bool start(void) {
  int ends[2];
  if (channel >= 0) return true;
  if (socketpair(AF_UNIX, SOCK_STREAM | SOCK_CLOEXEC, 0, ends)) return false;
  posix_spawn_file_actions_t files;
  posix_spawnattr_t attributes;
  sigset_t none, all;
  sigemptyset(&none);
  sigfillset(&all);
  posix_spawn_file_actions_init(&files);
  for (int stream = STDIN_FILENO; stream <= STDERR_FILENO; stream++) {
    posix_spawn_file_actions_addopen(&files, stream, "/dev/null", O_RDWR, 0);
  }
  posix_spawn_file_actions_adddup2(&files, ends[1], drawing_channel);
  posix_spawnattr_init(&attributes);
  posix_spawnattr_setflags(&attributes, POSIX_SPAWN_SETSIGMASK | POSIX_SPAWN_SETSIGDEF);
  posix_spawnattr_setsigmask(&attributes, &none);
  posix_spawnattr_setsigdefault(&attributes, &all);
  char *arguments[] = {DRAWING_PROCESS, 0};
  int error = posix_spawn(&process, "/proc/self/exe", &files, &attributes, arguments, environ);
  posix_spawn_file_actions_destroy(&files);
  posix_spawnattr_destroy(&attributes);
  close(ends[1]);
  if (error) {
    close(ends[0]);
    process = -1;
    return false;
  }
  channel = ends[0];
  return true;
}

static void stop(void) {
  close(channel);
  kill(process, SIGKILL);
  while (waitpid(process, 0, 0) < 0 && errno == EINTR) {}
  channel = process = -1;
}

static bool exchange(
    const struct matchcut_vector_request *request, struct matchcut_vector_answer *answer) {
  if (!matchcut_channel_write(channel, request, sizeof *request)) return false;
  if (!matchcut_channel_write(channel, request->fonts, request->fonts_length)) return false;
  if (!matchcut_channel_write(channel, request->bytes, request->length)) return false;
  if (!matchcut_channel_read(channel, answer, sizeof *answer)) return false;
  answer->pixels = 0;
  if (answer->status != matchcut_vector_drawn) return true;
  size_t count = (size_t)answer->width * (size_t)answer->height * sizeof *answer->pixels;
  answer->pixels = malloc(count);
  if (answer->pixels && matchcut_channel_read(channel, answer->pixels, count)) return true;
  free(answer->pixels);
  answer->pixels = 0;
  return false;
}

struct matchcut_vector_answer matchcut_vector_draw(struct matchcut_vector_request request) {
  struct matchcut_vector_answer answer = {.status = matchcut_vector_no_process};
  pthread_mutex_lock(&lock);
  if (start() && !exchange(&request, &answer)) {
    stop();
    answer.status = matchcut_vector_stopped;
  }
  pthread_mutex_unlock(&lock);
  return answer;
}
