import { useClub } from '../data/club.ts';
import { imageSource } from './optimized-image.ts';

type CrestProps = {
  /** Height as a CSS length. */
  size?: string;
  /** Name for screen readers; without it the crest is decoration. */
  title?: string;
  className?: string;
};

/** Figures 0 to 9 as on a jersey, on a field of 6.5 by 12.2. */
const FIGURES = [
  'M0 1.5 1.5 0H5l1.5 1.5v9.2L5 12.2H1.5L0 10.7z',
  'm2.5 2 4-3v15',
  'M0 2.8V1.5L1.5 0H5l1.5 1.5v3.2L0 10.7v1.5h8.2',
  'M0 0h5l1.5 1.5v3L5 6H1.5H5l1.5 1.5v3.2L5 12.2H0',
  'M2.6-1.7 0 7.2v1.9h8.2M5 4v10',
  'M6.7 0H0v5.3h5l1.5 1.5v3.9L5 12.2H0',
  'M6 0H1.5L0 1.5v9.2l1.5 1.5H5l1.5-1.5V7L5 5.5H0',
  'M0 0h6.5v1.5L2.3 14',
  'M1.5 6 0 4.5v-3L1.5 0H5l1.5 1.5v3L5 6H1.5L0 7.5v3.2l1.5 1.5H5l1.5-1.5V7.5L5 6',
  'M6.5 7.2h-5L0 5.5v-4L1.5 0H5l1.5 1.5v9L5 12.2H0',
];

/** The club's crest: its own picture or, without one, the shield in club colours with the ball and the year of founding. */
export function Crest({ size = '48px', title, className }: CrestProps) {
  const { crestUrl, founded } = useClub();
  const style = { height: size, width: 'auto', flex: 'none' };

  if (crestUrl) {
    const { src } = imageSource(crestUrl, { responsive: false });
    return <img src={src} alt={title ?? ''} className={className} style={{ ...style, objectFit: 'contain' }} />;
  }
  return (
    <svg
      viewBox="0 0 80 96"
      className={className}
      style={style}
      focusable="false"
      {...(title ? { role: 'img', 'aria-label': title } : { 'aria-hidden': true })}
    >
      <path fill="#fff" d="M40 0c12 5 26 7 40 6v42c0 24-16 40-40 48C16 88 0 72 0 48V6c14 1 28-1 40-6z" />
      <path fill="#0b0f14" d="M40 4c11 4 24 6 36 6v38c0 22-14 36-36 44C18 84 4 70 4 48V10c12 0 25-2 36-6z" />
      <path fill="var(--club-color)" d="M76 37v11c0 22-14 36-36 44C27.9 87.6 18.2 81.4 12 73z" />
      {founded === null ? (
        <path fill="#fff" d="M76 29v8L12 73 9.3 68.9z" />
      ) : (
        <>
          <path fill="#fff" d="M4 36h72v3.5L12 73L9.3 68.9L60 38.5H4z" />
          <g fill="none" stroke="#fff" strokeWidth="3.5">
            {Array.from(String(founded), (figure, place) => (
              <path key={place} transform={`translate(${16.5 + 12.5 * place} 18)`} d={FIGURES[Number(figure)]} />
            ))}
          </g>
        </>
      )}
      <g transform={founded === null ? 'matrix(1.2 0 0 1.2 -8 -27)' : undefined}>
        <circle cx="40" cy="61" r="18.5" fill="#0b0f14" />
        <circle cx="40" cy="61" r="16.5" fill="#fff" />
        <path
          fill="#0b0f14"
          stroke="#0b0f14"
          strokeWidth="1.4"
          d="m40 54.5 6.1 4.4-2.3 7.2h-7.6L33.9 59zV49m6.1 9.9 4.8-1.5m-7.1 8.7 3 4.1m-10.6-4.1-3 4.1m.7-11.3-4.8-1.5m5.4-12.1a17 17 0 0 1 11 0L43 49l-3 1-3-1zm19 5.5a17 17 0 0 1 3.4 10.5l-4.2-1.2-2.3-2.5.4-3.4zm.4 20a17 17 0 0 1-8.9 6.5l-.2-4.4 1.7-3 3.3-.7zM35 77.3a17 17 0 0 1-8.9-6.5l4.1-1.6 3.3.7 1.7 3zm-12-16a17 17 0 0 1 3.4-10.5l2.7 3.4.4 3.4-2.3 2.5z"
        />
      </g>
    </svg>
  );
}
