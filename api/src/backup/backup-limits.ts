/** What an archive may hold, bytes unless said otherwise; far above what a club has. */
export const BACKUP_LIMITS = {
  manifest: 1024 * 1024,
  end: 64 * 1024 * 1024,
  /** One entry of rows, which is parsed at once. */
  rows: 64 * 1024 * 1024,
  picture: 32 * 1024 * 1024,
  /** Number of entries. */
  entries: 500_000,
  /** Everything, unpacked. */
  total: 20 * 1024 * 1024 * 1024,
  /** The maximum ratio of unpacked to sent bytes, beyond the first `unpackedFree`. */
  ratio: 100,
  unpackedFree: 32 * 1024 * 1024,
} as const;
