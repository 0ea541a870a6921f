import { styled } from 'styled-components';

/** The page's width with its gutters; `$narrow` is a column for reading. Inside another container it adds no gutters. */
export const Container = styled.div<{ $narrow?: boolean }>`
  display: block;
  width: 100%;
  max-width: calc(${({ $narrow }) => ($narrow ? '44rem' : 'var(--width-page)')} + 2 * var(--gutter));
  margin-inline: auto;
  padding-inline: var(--gutter);
  & & {
    padding-inline: 0;
  }
`;
