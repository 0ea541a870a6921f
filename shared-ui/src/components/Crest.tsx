import { useClub } from '../data/club.ts';
import { imageSource } from './optimized-image.ts';

type CrestProps = {
  /** Height as a CSS length. */
  size?: string;
  /** Name for screen readers; without it the crest is decoration. */
  title?: string;
  className?: string;
};

/** The club's crest: its own picture or, without one, the shield in club colours with the ball and 1903 in jersey numerals. */
export function Crest({ size = '48px', title, className }: CrestProps) {
  const { crestUrl } = useClub();
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
      <path fill="#fff" d="M4 36h72v3.5L12 73L9.3 68.9L60 38.5H4z" />
      <path
        fill="none"
        stroke="#fff"
        strokeWidth="3.5"
        d="m19 20 4-3v15m12.5-7h-5L29 23.5v-4l1.5-1.5h3.5l1.5 1.5v9L34 30.2h-5M41.5 19.5 43 18h3.5l1.5 1.5v9.2l-1.5 1.5H43l-1.5-1.5zM53.5 18h5l1.5 1.5v3l-1.5 1.5h-3.5 3.5l1.5 1.5v3.2l-1.5 1.5h-5"
      />
      <circle cx="40" cy="61" r="18.5" fill="#0b0f14" />
      <circle cx="40" cy="61" r="16.5" fill="#fff" />
      <path
        fill="#0b0f14"
        stroke="#0b0f14"
        strokeWidth="1.4"
        d="m40 54.5 6.1 4.4-2.3 7.2h-7.6L33.9 59zV49m6.1 9.9 4.8-1.5m-7.1 8.7 3 4.1m-10.6-4.1-3 4.1m.7-11.3-4.8-1.5m5.4-12.1a17 17 0 0 1 11 0L43 49l-3 1-3-1zm19 5.5a17 17 0 0 1 3.4 10.5l-4.2-1.2-2.3-2.5.4-3.4zm.4 20a17 17 0 0 1-8.9 6.5l-.2-4.4 1.7-3 3.3-.7zM35 77.3a17 17 0 0 1-8.9-6.5l4.1-1.6 3.3.7 1.7 3zm-12-16a17 17 0 0 1 3.4-10.5l2.7 3.4.4 3.4-2.3 2.5z"
      />
    </svg>
  );
}
