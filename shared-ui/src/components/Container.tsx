import { styled } from 'styled-components';

/** The page's width with its gutters. Inside another container it adds no gutters. */
export const Container = styled.div`
  display: block;
  width: 100%;
  max-width: calc(var(--width-page) + 2 * var(--gutter));
  margin-inline: auto;
  padding-inline: var(--gutter);
  & & {
    padding-inline: 0;
  }
`;
