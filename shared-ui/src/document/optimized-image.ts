/** Widths in px that pictures are offered in, and all that are made (`api/src/media/pictures/image-request.ts`). */
const WIDTHS: readonly number[] = [300, 480, 600, 800, 1200, 1600, 2000];
const MADE: readonly number[] = [128, ...WIDTHS];
/** Nothing wider is requested. */
const LARGEST_WIDTH = 2000;
/** The assumed width of a picture whose own width is unknown. */
const DEFAULT_LARGEST = 1600;

/** Default width in px of a picture with one size, and of one with several (docs/specification.md#images-1). */
const DEFAULT_WIDTH = 600;
const RESPONSIVE_WIDTH = 800;

/** The attributes of `<img>`: `src` and, when the picture can be scaled by the server, `srcSet`. */
export type ImageSource = { src: string; srcSet?: string };

/**
 * The addresses of a picture. Local jpg, jpeg, png and webp go through `/optimize-image`
 * (docs/specification.md#7-the-calls-it-makes), others, and the portal's own, are left alone. `width` is the stored
 * picture's own, in px: nothing larger is requested.
 */
export function imageSource(path: string, { width, responsive }: { width?: number; responsive: boolean }): ImageSource {
  if (!/^\/(?!assets\/)[^/].*\.(jpe?g|png|webp)$/i.test(path)) return { src: path };
  const quality = /\.png$/i.test(path) ? 85 : 70;
  const at = (pixels: number) =>
    `/optimize-image${path}?w=${MADE.find((made) => made >= pixels) ?? LARGEST_WIDTH}&q=${quality}&f=webp`;
  const largest = Math.min(width ?? DEFAULT_LARGEST, LARGEST_WIDTH);
  if (!responsive) return { src: at(Math.min(DEFAULT_WIDTH, largest)) };
  const widths = [...WIDTHS.filter((pixels) => pixels < largest), largest];
  return {
    src: at(Math.min(RESPONSIVE_WIDTH, largest)),
    srcSet: widths.map((pixels) => `${at(pixels)} ${pixels}w`).join(', '),
  };
}
