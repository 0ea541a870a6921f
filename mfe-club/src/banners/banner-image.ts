/** Banner pictures are served from a path of their own (docs/specification.md#7-the-calls-it-makes). */
export function bannerImage(imageUrl: string): string {
  return imageUrl.replace(/^\/objects\//, '/banner-objects/');
}
