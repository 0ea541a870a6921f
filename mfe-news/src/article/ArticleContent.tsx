import { RichText } from '@portal/shared-ui';
import { styled } from 'styled-components';

/** An article's text, its beginning larger, pictures and tables wider than the measure. */
export const ArticleContent = styled(RichText)`
  margin: clamp(32px, 5vw, 64px) auto 0;

  > p:first-child {
    font-size: 1.15em;
    line-height: 1.55;
  }

  @media (min-width: 62.5em) {
    > :is(figure, [data-scroll]) {
      margin-inline: calc(-1 * var(--space-20));
    }
  }
`;
