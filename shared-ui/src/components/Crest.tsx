import { useState, type CSSProperties } from 'react';
import { useClub } from '../data/club.ts';
import { CREST_SIZE, drawCrest, type CrestFacts } from '../document/crest-drawing.ts';
import { hasFailed } from './failed-picture.ts';
import { imageSource } from '../document/optimized-image.ts';

type CrestProps = {
  /** Height as a CSS length. */
  size?: string;
  /** Name for screen readers; without it the crest is decoration. */
  title?: string;
  className?: string;
};

/**
 * The club's crest: its own picture or, without one, the one drawn from its initials, year and colours. A picture that
 * the server does not scale comes as it is, and the drawn crest stands in for one that does not come at all.
 */
export function Crest({ size = '48px', title, className }: CrestProps) {
  const club = useClub();
  const style = { height: size, width: 'auto', maxWidth: size === '100%' ? size : `calc(1.6 * ${size})`, flex: 'none' };

  const [missing, setMissing] = useState<readonly string[]>([]);
  const address = club.crestUrl;
  const sources = address ? [imageSource(address, { responsive: false }).src, address] : [];
  const src = sources.find((one) => !missing.includes(one));

  if (src) {
    const handleFailure = () => setMissing([...missing, src]);
    return (
      <img
        key={src}
        ref={(image) => {
          if (image && hasFailed(image)) handleFailure();
        }}
        src={src}
        alt={title ?? ''}
        className={className}
        style={{ ...style, objectFit: 'contain' }}
        onError={handleFailure}
      />
    );
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
