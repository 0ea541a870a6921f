import type { Banner } from '@portal/api/contract';
import { Picture } from '@portal/shared-ui';
import { Link } from 'react-router-dom';
import { isFile } from '../link/is-file.ts';
import { NewTabLink } from '../link/NewTabLink.tsx';

type BannerLinkProps = {
  banner: Banner;
  sizes: string;
  /** Shape of its place; the picture's own when left out. */ aspectRatio?: string;
};

/**
 * A banner, whole in its place; a link that begins with http opens in a new tab
 * (docs/specification.md#5-validation-rules).
 */
export function BannerLink({ banner: { name, imageUrl, image, linkUrl }, sizes, aspectRatio }: BannerLinkProps) {
  const picture = (
    <Picture
      src={bannerImage(imageUrl)}
      alt={image?.alt || name}
      {...(image && { width: image.width, height: image.height })}
      {...(aspectRatio && { aspectRatio })}
      objectFit="contain"
      sizes={sizes}
    />
  );
  if (!linkUrl) return picture;
  if (/^http/i.test(linkUrl)) {
    return (
      <NewTabLink href={linkUrl} sponsored>
        {picture}
      </NewTabLink>
    );
  }
  return (
    <Link to={linkUrl} reloadDocument={isFile(linkUrl)}>
      {picture}
    </Link>
  );
}

/** Banner pictures are served from a path of their own (docs/specification.md#7-the-calls-it-makes). */
function bannerImage(imageUrl: string): string {
  return imageUrl.replace(/^\/objects\//, '/banner-objects/');
}
