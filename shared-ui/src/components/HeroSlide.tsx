import type { ReactNode } from 'react';
import type { Picture as PictureData, Slide } from '@portal/api/contract';
import { styled } from 'styled-components';
import { Container } from './Container.tsx';
import { Crest } from './Crest.tsx';
import { heroHeight } from './hero-height.ts';
import { Picture } from './Picture.tsx';
import { PitchLines } from './PitchLines.tsx';

type HeroSlideProps = {
  slide: Pick<Slide, 'title' | 'subtitle' | 'imageUrl' | 'bgGradient'> & { image: PictureData | null };
  /** The first is what visitors see first: its picture is fetched at once. */ isFirst: boolean;
  /** Its button. */ children?: ReactNode;
};

/** Characters from which a title is set smaller. */
const LONG_TITLE = 34;

/**
 * One slide of the home page's opening: picture or pitch, words on the diagonal, button. Also what the admin area
 * previews.
 */
export function HeroSlide({ slide, isFirst, children }: HeroSlideProps) {
  const { title, subtitle, imageUrl, image, bgGradient } = slide;
  return (
    <Ground $isPlain={!imageUrl && !bgGradient} style={bgGradient ? { background: bgGradient } : undefined}>
      {imageUrl ? (
        <Media
          src={imageUrl}
          alt={image?.alt ?? ''}
          {...(image && { width: image.width, height: image.height, color: image.color })}
          sizes="100vw"
          loading={isFirst ? 'eager' : 'lazy'}
        />
      ) : (
        <>
          <Lines>
            <PitchLines />
          </Lines>
          <Emblem>
            <Crest size="clamp(110px, 26vw, 300px)" />
          </Emblem>
        </>
      )}
      <Words $isOnPicture={imageUrl !== null}>
        <Container>
          <Title $isLong={title.length > LONG_TITLE} $isOnPicture={imageUrl !== null}>
            {title}
          </Title>
          {subtitle && <Subtitle>{subtitle}</Subtitle>}
          {children}
        </Container>
      </Words>
    </Ground>
  );
}

const Ground = styled.div<{ $isPlain: boolean }>`
  ${heroHeight}
  position: relative;
  isolation: isolate;
  overflow: hidden;
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  align-items: end;
  width: 100%;

  &::before {
    content: '';
    position: absolute;
    z-index: -2;
    inset: 0;
    display: ${({ $isPlain }) => ($isPlain ? 'block' : 'none')};
    background: linear-gradient(160deg, var(--color-brand), var(--color-brand-hover));
    clip-path: polygon(100% 30%, 100% 100%, 46% 100%);
  }

  @media (min-width: 768px) {
    &::before {
      clip-path: polygon(78% 0, 100% 0, 100% 100%, 58% 100%);
    }
  }
`;

const Media = styled(Picture)`
  position: absolute;
  z-index: -1;
  inset: 0;
  width: 100%;
  height: 100%;

  /* The message of a failed picture is on the dark ground, above the text. */
  &:is(p) {
    place-items: start center;
    padding-top: var(--space-24);
    background: var(--color-frame-raised);
    color: var(--color-on-frame-muted);
  }
`;

const Lines = styled.div`
  position: absolute;
  z-index: -1;
  inset: -20% -10%;
  transform: rotate(-8deg);
`;

const Emblem = styled.div`
  position: absolute;
  top: calc(var(--header-overhang) + var(--space-16));
  right: var(--gutter);
  z-index: -1;
  filter: drop-shadow(0 12px 24px rgb(0 0 0 / 0.4));

  @media (min-width: 768px) {
    top: 50%;
    right: max(var(--gutter), (100% - var(--width-page)) / 2);
    translate: 0 -50%;
  }
`;

/**
 * Dark enough for 4.5 : 1 on a white picture from the first word down; without a picture where words lie on a light
 * club colour.
 */
const Words = styled.div<{ $isOnPicture: boolean }>`
  --veil: ${({ $isOnPicture }) => ($isOnPicture ? 1 : 'var(--club-veil)')};
  padding-block: var(--space-24) calc(var(--touch) + var(--space-10));
  background: linear-gradient(
    to top,
    rgb(11 15 20 / calc(0.92 * var(--veil))) 20%,
    rgb(11 15 20 / calc(0.74 * var(--veil))) calc(100% - 96px),
    transparent
  );

  a {
    margin-top: var(--space-5);
  }

  @media (min-width: 768px) {
    --veil: ${({ $isOnPicture }) => ($isOnPicture ? 1 : 0)};
    padding-bottom: var(--space-12);
  }
`;

const Title = styled.h2<{ $isLong: boolean; $isOnPicture: boolean }>`
  max-width: 7.4em;
  font-size: ${({ $isLong }) =>
    $isLong ? 'clamp(1.875rem, 1.2rem + 3vw, 3.75rem)' : 'clamp(2.625rem, 1.5rem + 5vw, 5.5rem)'};
  line-height: 0.95;
  overflow-wrap: anywhere;

  @media (min-width: 768px) {
    max-width: ${({ $isOnPicture }) => ($isOnPicture ? '76%' : '60%')};
  }
`;

const Subtitle = styled.p`
  max-width: 19em;
  margin-top: var(--space-3);
  overflow-wrap: anywhere;
  font: 700 var(--text-xl) / 1.2 var(--font-display);
`;
