/*
 * A machine that may lose its power. Loaded before a process, it writes down beside a database what must be put back to
 * undo whatever was written since the last flush; a flush forgets it, and takes no time.
 */
#define _GNU_SOURCE
#include <dlfcn.h>
#include <fcntl.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>
#include <unistd.h>

struct record {
  int64_t offset, length, size;
};

static const char *const ENDS[2] = {"", "-wal"};
static int logs[2] = {-1, -1};

/* 0 is the database, 1 what is written ahead of it, -1 any other file. */
static int which(int file) {
  const char *base = getenv("POWER_FILE");
  char link[64], path[4096], name[4096];
  if (base == NULL) return -1;
  snprintf(link, sizeof link, "/proc/self/fd/%d", file);
  ssize_t length = readlink(link, path, sizeof path - 1);
  if (length < 0) return -1;
  path[length] = 0;
  for (int one = 0; one < 2; one++) {
    snprintf(name, sizeof name, "%s%s", base, ENDS[one]);
    if (strcmp(path, name) == 0) return one;
  }
  return -1;
}

static int log_of(int one) {
  if (logs[one] < 0) {
    char name[4096];
    snprintf(name, sizeof name, "%s%s.undo", getenv("POWER_FILE"), ENDS[one]);
    logs[one] = open(name, O_RDWR | O_CREAT | O_APPEND | O_CLOEXEC, 0600);
  }
  return logs[one];
}

static ssize_t plain_write(int file, const void *bytes, size_t count) {
  static ssize_t (*real)(int, const void *, size_t);
  if (!real) real = dlsym(RTLD_NEXT, "write");
  return real(file, bytes, count);
}

/* One record at a time and whole: what it tells of is written only after it. */
static void remember(int file, int64_t offset, int64_t count) {
  int one = which(file);
  struct stat now;
  if (one < 0 || fstat(file, &now) != 0) return;
  int64_t there = now.st_size - offset;
  if (there > count) there = count;
  if (there < 0) there = 0;
  struct record *record = malloc(sizeof *record + (size_t)there);
  if (record == NULL) abort();
  record->offset = offset;
  record->size = now.st_size;
  record->length = there > 0 ? pread(file, record + 1, (size_t)there, offset) : 0;
  size_t all = sizeof *record + (size_t)record->length;
  if (plain_write(log_of(one), record, all) != (ssize_t)all) abort();
  free(record);
}

static int flush(int file, const char *name) {
  int one = which(file);
  if (one >= 0) return ftruncate(log_of(one), 0);
  int (*real)(int) = dlsym(RTLD_NEXT, name);
  return real(file);
}

int fsync(int file) { return flush(file, "fsync"); }

int fdatasync(int file) { return flush(file, "fdatasync"); }

ssize_t write(int file, const void *bytes, size_t count) {
  if (file > 2) remember(file, lseek(file, 0, SEEK_CUR), (int64_t)count);
  return plain_write(file, bytes, count);
}

ssize_t pwrite(int file, const void *bytes, size_t count, off_t offset) {
  static ssize_t (*real)(int, const void *, size_t, off_t);
  if (!real) real = dlsym(RTLD_NEXT, "pwrite");
  remember(file, offset, (int64_t)count);
  return real(file, bytes, count, offset);
}

ssize_t pwrite64(int file, const void *bytes, size_t count, off64_t offset) {
  static ssize_t (*real)(int, const void *, size_t, off64_t);
  if (!real) real = dlsym(RTLD_NEXT, "pwrite64");
  remember(file, offset, (int64_t)count);
  return real(file, bytes, count, offset);
}

int ftruncate(int file, off_t size) {
  static int (*real)(int, off_t);
  if (!real) real = dlsym(RTLD_NEXT, "ftruncate");
  remember(file, size, INT64_MAX);
  return real(file, size);
}

int ftruncate64(int file, off64_t size) {
  static int (*real)(int, off64_t);
  if (!real) real = dlsym(RTLD_NEXT, "ftruncate64");
  remember(file, size, INT64_MAX);
  return real(file, size);
}
