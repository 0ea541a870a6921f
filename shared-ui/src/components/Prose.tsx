import { styled } from 'styled-components';

/** Running text written by editors: sanitised HTML of articles and pages, 65 characters a line. */
export const Prose = styled.div`
  max-width: var(--width-text);
  line-height: 1.65;
  > * + * {
    margin-top: 1.1em;
  }
  h2,
  h3,
  h4 {
    margin-top: 1.8em;
  }
  h2 {
    font-size: var(--text-xl);
  }
  h3,
  h4 {
    font-size: var(--text-lg);
  }
  :is(h2, h3, h4) + * {
    margin-top: 0.6em;
  }
  ul,
  ol {
    padding-left: 1.4em;
  }
  ul {
    list-style: square;
  }
  ol {
    list-style: decimal;
  }
  li::marker {
    color: var(--color-brand-text);
    font-weight: 700;
  }
  li + li {
    margin-top: 0.35em;
  }
  blockquote {
    position: relative;
    padding-left: var(--space-6);
    font-size: var(--text-lg);
    font-weight: 600;
    line-height: 1.45;
  }
  blockquote::before {
    content: '';
    position: absolute;
    inset: 0 auto 0 0;
    width: 12px;
    background: var(--color-brand);
    clip-path: polygon(0 0, 100% 0, 40% 100%, 0 100%);
  }
  img {
    border-radius: var(--radius);
  }
  figcaption {
    margin-top: var(--space-2);
    color: var(--color-muted);
    font-size: var(--text-sm);
  }
  table {
    display: block;
    overflow-x: auto;
    font-size: var(--text-sm);
  }
  :is(th, td) {
    padding: var(--space-2) var(--space-3);
    border-bottom: 1px solid var(--color-line);
    text-align: left;
  }
`;
