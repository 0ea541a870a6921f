import type { ArticleSummary } from '@portal/api/contract';
import { categoryColor, Picture, PicturePlaceholder } from '@portal/shared-ui';

type ArticlePictureProps = {
  article: Pick<ArticleSummary, 'imageUrl' | 'image' | 'category' | 'look'>;
  sizes: string;
  loading: 'lazy' | 'eager';
};

/** An article's picture in a card, 16:9; without one the category's colour. The title beside it says what it is. */
export function ArticlePicture({ article: { imageUrl, image, category, look }, sizes, loading }: ArticlePictureProps) {
  if (!imageUrl) return <PicturePlaceholder color={categoryColor(category)} ground={look?.color} />;
  return (
    <Picture
      src={imageUrl}
      alt={image?.alt ?? ''}
      {...(image && { width: image.width, height: image.height, color: image.color })}
      aspectRatio="16 / 9"
      sizes={sizes}
      loading={loading}
    />
  );
}
