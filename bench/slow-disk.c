/* Makes a disk as slow as another: each sync takes LOSFEE_SYNC_MICROSECONDS longer. For LD_PRELOAD. */
#define _GNU_SOURCE
#include <dlfcn.h>
#include <errno.h>
#include <stdlib.h>
#include <sys/prctl.h>
#include <time.h>

static int slow(const char *name, int file) {
  int (*sync)(int) = (int (*)(int))dlsym(RTLD_NEXT, name);
  const char *text = getenv("LOSFEE_SYNC_MICROSECONDS");
  long wait = text == NULL ? 0 : atol(text);
  struct timespec rest = {wait / 1000000, wait % 1000000 * 1000};
  /* Else Linux rounds up by 50 microseconds. */
  prctl(PR_SET_TIMERSLACK, 1);
  while (nanosleep(&rest, &rest) != 0 && errno == EINTR) continue;
  return sync(file);
}

int fsync(int file) { return slow("fsync", file); }
int fdatasync(int file) { return slow("fdatasync", file); }
