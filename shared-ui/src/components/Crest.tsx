import type { CSSProperties } from 'react';
import { useClub } from '../data/club.ts';
import { CREST_SIZE, drawCrest, type CrestFacts } from '../document/crest-drawing.ts';
import { imageSource } from '../document/optimized-image.ts';

type CrestProps = {
  /** Height as a CSS length. */
  size?: string;
  /** Name for screen readers; without it the crest is decoration. */
  title?: string;
  className?: string;
};

/** The club's crest: its own picture or, without one, the one drawn from its initials, year and colours. */
export function Crest({ size = '48px', title, className }: CrestProps) {
  const club = useClub();
  const style = { height: size, width: 'auto', maxWidth: size === '100%' ? size : `calc(1.6 * ${size})`, flex: 'none' };

  if (club.crestUrl) {
    const { src } = imageSource(club.crestUrl, { responsive: false });
    return <img src={src} alt={title ?? ''} className={className} style={{ ...style, objectFit: 'contain' }} />;
  }
  return <DrawnCrest facts={club} style={style} {...(title && { title })} {...(className && { className })} />;
}

type DrawnCrestProps = Omit<CrestProps, 'size'> & { facts: CrestFacts; style: CSSProperties };

/** The crest that is drawn for a club with these facts, whether it has another one or not. */
export function DrawnCrest({ facts, title, className, style }: DrawnCrestProps) {
  return (
    <svg
      viewBox={`0 0 ${CREST_SIZE.width} ${CREST_SIZE.height}`}
      className={className}
      style={style}
      focusable="false"
      {...(title ? { role: 'img', 'aria-label': title } : { 'aria-hidden': true })}
    >
      {drawCrest(facts).map(({ fill = 'none', ...path }, place) => (
        <path key={place} fill={fill} {...path} />
      ))}
    </svg>
  );
}
