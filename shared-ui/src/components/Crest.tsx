type CrestProps = {
  /** Height as a CSS length. */
  size?: string;
  /** Name for screen readers; without it the crest is decoration. */
  title?: string;
  className?: string;
};

/** The club's crest: shield in club colours, diagonal, ball and 1903. */
export function Crest({ size = '48px', title, className }: CrestProps) {
  return (
    <svg
      viewBox="0 0 80 96"
      className={className}
      style={{ height: size, width: 'auto', flex: 'none' }}
      focusable="false"
      {...(title ? { role: 'img', 'aria-label': title } : { 'aria-hidden': true })}
    >
      <path fill="#fff" d="M40 0c12 5 26 7 40 6v42c0 24-16 40-40 48C16 88 0 72 0 48V6c14 1 28-1 40-6z" />
      <path
        fill="#0b0f14"
        d="M40 4.3c11 4.3 23.5 6.1 36 5.8V48c0 21.5-14 36-36 43.7C18 84 4 69.5 4 48V10.1c12.5.3 25-1.5 36-5.8z"
      />
      <path fill="var(--club-color)" d="M76 25.5V48c0 21.5-14 36-36 43.7-13.3-4.6-23.7-11.8-29.9-21.6z" />
      <path fill="#fff" d="m6.9 62.5 69.1-46v5.4L8.7 66.7z" />
    </svg>
  );
}
