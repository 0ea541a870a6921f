/**
 * How Node is started so that the portal stays small: sharp's memory goes back to the system only with these variables,
 * and V8 keeps less of what is soon garbage, young and old. All must be there before the process starts.
 */
export const memorySettings = {
  parameters: ['--max-semi-space-size=16', '--heap-growing-percent=30'],
  env: { MALLOC_ARENA_MAX: '2', MALLOC_TRIM_THRESHOLD_: '131072', MALLOC_MMAP_THRESHOLD_: '131072' },
};
