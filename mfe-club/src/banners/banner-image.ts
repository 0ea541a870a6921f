/** Banner pictures are served from a path of their own (specification, section 7). */
export function bannerImage(imageUrl: string): string {
  return imageUrl.replace(/^\/objects\//, '/banner-objects/');
}
