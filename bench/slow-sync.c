/* Simulates a slow or broken disk: preloaded, it replaces fdatasync and fsync.
 * FORNO_SYNC_DELAY_MS is how much longer they take. While the file named by FORNO_SYNC_FAIL
 * exists, they fail as on a broken disk.
 *
 *   cc -shared -fPIC -O2 -o slow-sync.so bench/slow-sync.c
 *   FORNO_SYNC_DELAY_MS=5 LD_PRELOAD=./slow-sync.so forno serve
 */
#define _GNU_SOURCE
#include <dlfcn.h>
#include <errno.h>
#include <stdlib.h>
#include <time.h>
#include <unistd.h>

typedef int (*sync_call)(int);

static int slowly(const char *name, int file)
{
	const char *fail = getenv("FORNO_SYNC_FAIL");
	const char *delay = getenv("FORNO_SYNC_DELAY_MS");
	long millis = delay ? strtol(delay, NULL, 10) : 0;
	sync_call real = (sync_call)dlsym(RTLD_NEXT, name);

	if (millis > 0) {
		struct timespec wait = { millis / 1000, millis % 1000 * 1000000L };
		while (nanosleep(&wait, &wait) != 0 && errno == EINTR)
			;
	}
	if (real == NULL || (fail && *fail && access(fail, F_OK) == 0)) {
		errno = EIO;
		return -1;
	}
	return real(file);
}

int fdatasync(int file)
{
	return slowly("fdatasync", file);
}

int fsync(int file)
{
	return slowly("fsync", file);
}
