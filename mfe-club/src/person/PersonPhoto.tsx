import type { BoardMember } from '@portal/api/contract';
import { Picture, PicturePlaceholder } from '@portal/shared-ui';

type PersonPhotoProps = {
  person: Pick<BoardMember, 'name' | 'imageUrl' | 'image'> | undefined;
  sizes: string;
  aspectRatio?: string;
};

/** A portrait, 4:5 by default; without one the club's crest. The name beside it says who it is. */
export function PersonPhoto({ person, sizes, aspectRatio = '4 / 5' }: PersonPhotoProps) {
  if (!person?.imageUrl) return <PicturePlaceholder aspectRatio={aspectRatio} />;
  const { image } = person;
  return (
    <Picture
      src={person.imageUrl}
      alt={image?.alt || `Porträt: ${person.name}`}
      {...(image && { width: image.width, height: image.height, color: image.color })}
      aspectRatio={aspectRatio}
      sizes={sizes}
    />
  );
}
