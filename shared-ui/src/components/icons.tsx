import type { ReactNode } from 'react';

/** A line icon on a 24 px grid; it takes the text's colour and size and is decoration beside a text or label. */
export function LineIcon({ path }: { path: string }) {
  return drawn(<path d={path} />);
}

function icon(shape: ReactNode) {
  return function Icon() {
    return drawn(shape);
  };
}

function drawn(shape: ReactNode) {
  return (
    <svg
      viewBox="0 0 24 24"
      width="1.25em"
      height="1.25em"
      fill="none"
      stroke="currentColor"
      strokeWidth="2.25"
      strokeLinecap="square"
      aria-hidden="true"
      focusable="false"
      style={{ flex: 'none' }}
    >
      {shape}
    </svg>
  );
}

export const ArrowLeftIcon = icon(<path d="M20 12H5m6-7-7 7 7 7" />);
export const ArrowRightIcon = icon(<path d="M4 12h15m-6-7 7 7-7 7" />);
export const ArrowUpIcon = icon(<path d="M12 20V5m-7 6 7-7 7 7" />);
export const CalendarIcon = icon(<path d="M4 6h16v14H4zm0 5h16M8 3v4m8-4v4" />);
export const ChevronDownIcon = icon(<path d="m6 9 6 6 6-6" />);
export const ChevronLeftIcon = icon(<path d="m15 6-6 6 6 6" />);
export const ChevronRightIcon = icon(<path d="m9 6 6 6-6 6" />);
export const ClockIcon = icon(<path d="M12 7v5l3 2m6-2a9 9 0 1 1-18 0 9 9 0 0 1 18 0z" />);
export const CloseIcon = icon(<path d="m6 6 12 12M18 6 6 18" />);
export const MailIcon = icon(<path d="M3 5h18v14H3zm1 1 8 7 8-7" />);
export const MapPinIcon = icon(
  <path d="M12 21c4.5-4.5 7-8 7-11a7 7 0 1 0-14 0c0 3 2.5 6.5 7 11zm2-11a2 2 0 1 1-4 0 2 2 0 0 1 4 0z" />,
);
export const MenuIcon = icon(<path d="M3 6h18M3 12h18M3 18h18" />);
export const PhoneIcon = icon(
  <path d="M5 3h4l2 5-2.5 1.5a12 12 0 0 0 6 6L16 13l5 2v4a2 2 0 0 1-2 2A16 16 0 0 1 3 5a2 2 0 0 1 2-2z" />,
);
export const SearchIcon = icon(<path d="m20 20-4-4m2-5a7 7 0 1 1-14 0 7 7 0 0 1 14 0z" />);
export const UserIcon = icon(<path d="M4 21c0-4 3.5-6.5 8-6.5s8 2.5 8 6.5M16 7a4 4 0 1 1-8 0 4 4 0 0 1 8 0z" />);
export const PauseIcon = icon(<path d="M8 5v14M16 5v14" strokeWidth="3.5" />);
export const PlayIcon = icon(<path d="m8 5 11 7-11 7z" fill="currentColor" />);
export const ExternalLinkIcon = icon(<path d="M14 4h6v6m0-6-9 9M10 5H4v15h15v-6" />);
