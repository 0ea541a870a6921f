import { renderToString } from 'react-dom/server';
import styled from 'styled-components';
import { createStyleSheets } from './style-sheets.ts';

const First = styled.p<{ $width: number }>`
  width: ${({ $width }) => $width}px;
`;
const Second = styled(First)`
  color: rgb(1 2 3);
`;

const render = (sheet: ReturnType<ReturnType<typeof createStyleSheets>>, width: number, onlySecond = false) => {
  const html = renderToString(
    sheet.collectStyles(
      <>
        {!onlySecond && <First $width={width} />}
        <Second $width={width} />
      </>,
    ),
  );
  return { html, styles: sheet.getStyleTags() };
};

test('a page gets the same styles whether it is the first of its kind or not, and in the same order', () => {
  const sheets = createStyleSheets();
  const alone = render(createStyleSheets()('home'), 1);

  render(sheets('home'), 1, true);

  expect(render(sheets('home'), 1)).toEqual(alone);
  expect(render(sheets('home'), 1)).toEqual(alone);
});

test('kinds do not share their styles', () => {
  const sheets = createStyleSheets();
  render(sheets('home'), 11);
  expect(render(sheets('news'), 22).styles).not.toContain('11px');
});

test('what one page needed goes after some renders', () => {
  const sheets = createStyleSheets(2);
  render(sheets('news'), 11);
  expect(render(sheets('news'), 22).styles).toContain('11px');
  expect(render(sheets('news'), 22).styles).not.toContain('11px');
});
