import { UPLOAD_BYTES } from '../../contract/index.ts';

/** Limits of a picture, in one place: uploads and transforms follow the same rules. */
export const PICTURE_LIMITS = {
  /** Largest file somebody may upload, bytes. */
  uploadBytes: UPLOAD_BYTES,
  /** The most pixels that are decoded; protects the memory against decompression bombs. */
  inputPixels: 40e6,
  /** Uploads that may be under way at once: twenty people's, and some. */
  uploadsAtOnce: 40,
  /** An upload without progress for this time is aborted, ms. */
  uploadSilenceMs: 60_000,
  /**
   * Sizes of pictures that one address may have made in a minute. Behind one may be a whole stadium; what was made is
   * kept for all of them, so that is a new album of a hundred pictures in three sizes. Beyond it pages show the
   * originals.
   */
  variantsPerMinute: 300,
  /** Longest edge of a stored picture, px. */
  storedEdge: 2560,
  /** Longest alternative text, characters. */
  altLength: 500,
  /** Longest time one picture may be worked on, s. */
  workSeconds: 30,
} as const;

/** Options for opening foreign files with sharp: damage and decompression bombs are refused. */
export const DECODING = { failOn: 'error', limitInputPixels: PICTURE_LIMITS.inputPixels } as const;
