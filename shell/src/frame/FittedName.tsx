import type { CSSProperties } from 'react';
import { styled } from 'styled-components';
import { ClubName } from './ClubName.tsx';

type FittedNameProps = { name: string; 'data-name': string };

/**
 * A club's name in the header, whole: as large as one line has room for, or two where that is larger. CSS knows the
 * room, and only we know the letters.
 */
export function FittedName({ name, ...mark }: FittedNameProps) {
  return (
    <Room {...mark} style={{ '--line': widthOf(name), '--half': widthOfHalf(name) } as CSSProperties}>
      <b>
        <ClubName name={name} />
      </b>
    </Room>
  );
}

/** In em, and rather too much; capital letters are wider than others, and so are M and W in either case. */
function widthOf(text: string): number {
  const count = (letters: RegExp) => text.match(letters)?.length ?? 0;
  return (text.length + count(/\p{Lu}/gu) * 0.3 + count(/[mw]/gi) * 0.7) * 0.38;
}

/** The longer of two lines, broken where they are most alike. */
function widthOfHalf(name: string): number {
  const ends = [...name.matchAll(/[\s/-]|$/g)].map(({ index }) => index + 1);
  return Math.min(...ends.map((end) => Math.max(widthOf(name.slice(0, end)), widthOf(name.slice(end)))));
}

const Room = styled.span`
  container-type: inline-size;
  width: calc(var(--line) * 1.375rem);
  max-width: 100%;
  b {
    /* One line has the height of the bar beside what stands below it, two lines share it. */
    --two: min((var(--header-height) - 0.825rem - 14px) / 2.2, 100cqi / var(--half));
    display: block;
    overflow-wrap: anywhere;
    font: var(--weight-display) min(clamp(1.125rem, 6vw, 1.375rem), max(100cqi / var(--line), var(--two))) / 1.1
      var(--font-display);
    text-wrap: balance;
    word-spacing: 0.06em;
  }
`;
