import { Type, type Static } from 'typebox';

/** The widths that our pages request (`shared-ui/src/document/optimized-image.ts`), in px. */
const WIDTHS = [128, 300, 480, 600, 800, 1200, 1600, 2000] as const;
const LARGEST = 2000;
const PATH = /^((?:[A-Za-z0-9_-][A-Za-z0-9_.-]*\/)+)([A-Za-z0-9_-][A-Za-z0-9_.-]*\.(jpe?g|png|webp))$/i;

/** Query of `/optimize-image`: `w` in px, `q` in percent (docs/specification.md#7-the-calls-it-makes and #images-1). */
export const ImageQuery = Type.Object(
  {
    w: Type.Integer({ minimum: 16, maximum: 2400, default: 600 }),
    q: Type.Optional(Type.Integer({ minimum: 1, maximum: 100 })),
    f: Type.Union([Type.Literal('webp'), Type.Literal('jpeg')], { default: 'webp' }),
  },
  { additionalProperties: false },
);
export type ImageQuery = Static<typeof ImageQuery>;

/** One of the few possible sizes of a picture. `path` begins with a slash. */
export type ImageRequest = { path: string; width: number; quality: number; format: ImageQuery['f'] };

/** The name of the variant for a request, below its picture. */
export function variantOf({ width, quality, format }: ImageRequest): string {
  return `${width}-${quality}.${format}`;
}

/**
 * The name of the variant for browsers that read AVIF, where it was made ahead: the picture as WebP and as AVIF,
 * whichever is smaller at the same score.
 */
export function smallerVariantOf({ width, quality }: ImageRequest): string {
  return `${width}-${quality}.smaller`;
}

/**
 * The variant that is really made: the width goes up to the next that our pages ask for, the quality is always theirs
 * (85 for png, 70 otherwise), so that nobody can keep the server busy or fill the disk with variants. Undefined when
 * the path cannot be a local picture.
 */
export function toImageRequest(path: string, query: ImageQuery): ImageRequest | undefined {
  const extension = PATH.exec(path)?.[3]?.toLowerCase();
  if (!extension) return undefined;
  return {
    path: `/${path}`,
    width: WIDTHS.find((width) => width >= query.w) ?? LARGEST,
    quality: extension === 'png' ? 85 : 70,
    format: query.f,
  };
}
