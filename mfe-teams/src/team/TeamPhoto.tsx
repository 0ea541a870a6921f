import type { Team } from '@portal/api/contract';
import { Picture, PicturePlaceholder, useClub } from '@portal/shared-ui';
import { styled } from 'styled-components';

/** The team photo of the season. */
export function TeamPhoto({ team: { name, imageUrl, image, season } }: { team: Team }) {
  const club = useClub();
  const shownSeason = season ?? club.season;
  return (
    <Figure>
      {imageUrl ? (
        <Picture
          src={imageUrl}
          alt={image?.alt || `Mannschaftsfoto der ${name}`}
          {...(image && { width: image.width, height: image.height, color: image.color })}
          aspectRatio="16 / 9"
          sizes="(min-width: 1320px) 860px, (min-width: 960px) 62vw, calc(100vw - 32px)"
          loading="eager"
        />
      ) : (
        <PicturePlaceholder color="red" />
      )}
      <Caption>
        {name}
        {shownSeason && ` · Saison ${shownSeason}`}
      </Caption>
    </Figure>
  );
}

const Figure = styled.figure`
  position: relative;
  overflow: hidden;
  border-radius: var(--radius);
  background: var(--color-frame);
`;

const Caption = styled.figcaption`
  padding: var(--space-2) var(--space-4);
  color: var(--color-on-frame);
  font: 750 1.0625rem/1.3 var(--font-display);
  letter-spacing: 0.015em;
  word-spacing: 0.08em;
`;
