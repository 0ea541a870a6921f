import { styled } from 'styled-components';

/** The title of an event in a list; its link covers the whole row, which has to be positioned. */
export const EventTitle = styled.p`
  font-weight: 700;
  line-height: 1.3;
  overflow-wrap: anywhere;

  a {
    color: inherit;
    text-decoration: none;
  }

  a:hover {
    text-decoration: underline;
    text-decoration-color: var(--color-brand-mark);
  }

  a:focus-visible {
    outline: none;
  }

  a::after {
    content: '';
    position: absolute;
    inset: 0;
  }
`;

/** The type of an event, its team and place. */
export const EventDetails = styled.p`
  color: var(--color-muted);
  font-size: var(--text-sm);
  line-height: 1.4;
  overflow-wrap: anywhere;
`;

/** The notice that it is cancelled or moved, with the reason. */
export const EventNotice = styled.p`
  color: var(--color-danger);
  font-size: var(--text-sm);
  font-weight: 700;
  line-height: 1.4;
`;
