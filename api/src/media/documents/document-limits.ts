import { DOCUMENT_BYTES } from '../../contract/index.ts';

/** Limits of a document; DOCX and ODT are archives (ZIP). */
export const DOCUMENT_LIMITS = {
  /** Largest file somebody may upload, bytes. */
  uploadBytes: DOCUMENT_BYTES,
  /** Uploads that may be under way at once. */
  uploadsAtOnce: 10,
  /** Files in an archive; a long text with many pictures has some hundred. */
  entries: 2000,
  /** All files of an archive unpacked, bytes. */
  unpackedBytes: 200 * 1024 * 1024,
  /** The maximum ratio of unpacked to packed bytes of one file beyond `freeBytes`; text shrinks to a tenth. */
  ratio: 200,
  freeBytes: 1024 * 1024,
  /** The part that says what an archive is, unpacked, bytes. */
  descriptionBytes: 1024 * 1024,
} as const;
