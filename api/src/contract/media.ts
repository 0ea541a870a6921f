import { Type, type Static } from 'typebox';
import { Id } from './schema.ts';

/** Largest file that `POST /api/uploads` takes, bytes. */
export const UPLOAD_BYTES = 15 * 1024 * 1024;

/** A stored picture: `width` and `height` in px after rotation, `color` its mean colour as `#rrggbb`. */
export const Picture = Type.Object({
  url: Type.String(),
  alt: Type.String(),
  width: Type.Integer(),
  height: Type.Integer(),
  color: Type.String({ pattern: '^#[0-9a-f]{6}$' }),
});
export type Picture = Static<typeof Picture>;

/** Answer of `POST /api/uploads`: `type` is the stored MIME type, `bytes` the stored size. */
export const Upload = Type.Object({
  id: Id,
  ...Picture.properties,
  type: Type.String(),
  bytes: Type.Integer(),
});
export type Upload = Static<typeof Upload>;
