import type { Readable } from 'node:stream';

/** What a backup needs of the media: where pictures lie by key, and marks for those that are on their way. */
export type PictureFiles = {
  storage: {
    put: (key: string, bytes: Buffer) => Promise<void>;
    open: (key: string) => Promise<Readable>;
    delete: (key: string) => Promise<void>;
  };
  /** Deleted pictures, and how they are removed from their public address. */
  hidden: { open: (key: string) => Promise<Readable> };
  bin: { hide: () => Promise<void> };
  /** A marked key without a row is removed at the next start. */
  incoming: { mark: (key: string) => Promise<void>; unmark: (key: string) => Promise<void> };
};

const KEY = /^(?:[A-Za-z0-9_-][A-Za-z0-9_.-]*\/)*[A-Za-z0-9_-][A-Za-z0-9_.-]*\.(jpg|png|webp)$/;
/** Addresses have at most 500 characters; without a limit, a text full of beginnings would take quadratic time. */
const ADDRESS = /\/(?:banner-)?objects\/([A-Za-z0-9/_.-]{1,480}\.(?:jpg|png|webp))/g;
const JPEG = Buffer.from([0xff, 0xd8, 0xff]);
const PNG = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);

/** The pictures that a text speaks of, wherever it does. */
export function picturesIn(text: string): string[] {
  return [...text.matchAll(ADDRESS)].map(([, key = '']) => key).filter((key) => KEY.test(key));
}

/** Whether a file is what its name says: it will be served from our own origin, so nothing but pictures may pass. */
export function isPicture(key: string, bytes: Buffer): boolean {
  const [, extension] = KEY.exec(key) ?? [];
  if (extension === 'jpg') return bytes.subarray(0, 3).equals(JPEG);
  if (extension === 'png') return bytes.subarray(0, 8).equals(PNG);
  if (extension !== 'webp') return false;
  const head = bytes.toString('latin1', 0, 12);
  return head.startsWith('RIFF') && head.endsWith('WEBP');
}
