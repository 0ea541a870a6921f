import type { BoardMember } from '@portal/api/contract';
import { Picture, PicturePlaceholder } from '@portal/shared-ui';

type PersonPhotoProps = { person: Pick<BoardMember, 'name' | 'imageUrl' | 'image'> | undefined; sizes: string };

/** A portrait, 4:5; without one the club's crest. The name beside it says who it is. */
export function PersonPhoto({ person, sizes }: PersonPhotoProps) {
  if (!person?.imageUrl) return <PicturePlaceholder aspectRatio="4 / 5" />;
  const { image } = person;
  return (
    <Picture
      src={person.imageUrl}
      alt={image?.alt || `Porträt: ${person.name}`}
      {...(image && { width: image.width, height: image.height, color: image.color })}
      aspectRatio="4 / 5"
      sizes={sizes}
    />
  );
}
