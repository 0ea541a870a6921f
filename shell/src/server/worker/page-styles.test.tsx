import type { ReactNode } from 'react';
import { renderToString } from 'react-dom/server';
import styled, { keyframes } from 'styled-components';
import { LATE_STYLES_ID, STYLE_MARKS_ID, STYLES_ID } from '../../routing/style-marks.ts';
import { pageStyles } from './page-styles.ts';
import { createStyleSheets } from './style-sheets.ts';

const pulse = keyframes`
  50% {
    opacity: 0.5;
  }
`;
const Pending = styled.i`
  animation: ${pulse} 1s infinite;
`;
const Button = styled.button<{ $color: string }>`
  color: ${({ $color }) => $color};
  &:hover {
    color: teal;
  }
  &:not(:focus) {
    outline: 0;
  }
  &:active,
  &[aria-current] {
    color: navy;
  }
  &:focus-visible {
    color: olive;
  }
  @media print {
    display: none;
  }
`;

function partsOf(page: ReactNode, sheet = createStyleSheets()('page')) {
  const html = renderToString(sheet.collectStyles(page));
  const { styles, behind = '' } = pageStyles(sheet, html);
  const textOf = (id: string) => new RegExp(`id="${id}">([^]*?)</`).exec(styles + behind)?.[1] ?? '';
  return {
    early: textOf(STYLES_ID),
    late: textOf(LATE_STYLES_ID),
    marks: textOf(STYLE_MARKS_ID),
    tag: sheet.getStyleTags(),
  };
}

test('in front of the page stands what is seen of it, without what styled-components notes', () => {
  const { early, marks, tag } = partsOf(<Button $color="red" />);

  expect(tag).toContain('data-styled.g');
  expect(early).not.toMatch(/data-styled|sc\*/);
  expect(early).toContain('color:red');
  expect(marks).toContain(/data-styled-version="([^"]+)"/.exec(tag)?.[1]);
});

test('rules at the end that nobody sees before doing something stand behind it, in their order', () => {
  const { early, late } = partsOf(<Button $color="red" />);

  // One of the others must not win over a rule it lost against.
  expect(early).toMatch(/teal[^]*outline:0[^]*navy/);
  expect(late).toMatch(/olive[^]*@media print/);
  expect(early).not.toMatch(/olive|print/);
});

test('what only other pages of the kind have needed is left out', () => {
  const sheet = createStyleSheets()('page');
  partsOf(
    <>
      <Pending />
      <Button $color="blue" />
    </>,
    sheet,
  );
  const { early, marks, tag } = partsOf(<Button $color="red" />, sheet);

  expect(tag).toMatch(/keyframes[^]*blue/);
  expect(early).toContain('red');
  expect(early + marks).not.toMatch(/keyframes|blue/);
});

test('an animation stays with what it moves', () => {
  expect(partsOf(<Pending />).early).toMatch(/@keyframes (\w+)\{[^]*animation:\1 /);
});

test('a page without styles has none', () => {
  expect(partsOf(<p />)).toMatchObject({ early: '', late: '' });
});
