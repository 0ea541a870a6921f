import { renderToString } from 'react-dom/server';
import styled from 'styled-components';
// oxlint-disable-next-line no-restricted-imports -- what the server makes is handed over here
import { pageStyles } from '../server/worker/page-styles.ts';
// oxlint-disable-next-line no-restricted-imports -- what the server makes is handed over here
import { createStyleSheets } from '../server/worker/style-sheets.ts';
import { handOverStyles } from './style-marks.ts';

const Title = styled.h1<{ $size: number }>`
  font-size: ${({ $size }) => $size}px;
  &:hover {
    color: teal;
  }
`;
const Lead = styled(Title)`
  margin: 0;
`;

test('styled-components gets the rules of the page with its own marks, in their order', () => {
  const sheet = createStyleSheets()('page');
  const html = renderToString(
    sheet.collectStyles(
      <>
        <Title $size={1} />
        <Title $size={2} />
        <Lead $size={3} />
      </>,
    ),
  );
  const tag = sheet.getStyleTags();
  const { styles, behind } = pageStyles(sheet, html);
  document.head.innerHTML = styles;
  document.body.innerHTML = html + behind;

  const remove = handOverStyles();

  const handed = document.querySelector<HTMLStyleElement>('style[data-styled]');
  const expected = /^<style data-styled="true" data-styled-version="(.+?)">([^]+)<\/style>$/.exec(tag);
  expect(handed?.dataset['styledVersion']).toBe(expected?.[1]);
  expect(handed?.textContent.split('/*!sc*/\n').filter(Boolean)).toEqual(
    expected?.[2]?.split('/*!sc*/\n').filter(Boolean),
  );
  expect(handed?.sheet?.cssRules ?? []).toHaveLength(0);
  remove();
  expect([...document.querySelectorAll('style')]).toEqual([handed]);
});

test('where the page has no marks its styles stay', () => {
  document.head.innerHTML = '<style>p{}</style>';
  document.body.innerHTML = '<p></p>';

  handOverStyles()();

  expect(document.head.innerHTML).toBe('<style>p{}</style>');
});
