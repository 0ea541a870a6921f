import { raised } from '@portal/shared-ui';
import { styled } from 'styled-components';

/**
 * A table on desktops; on phones every row is a card, headed by its `data-head` and without its `data-wide` cells,
 * which tablets leave out where buttons need the room.
 */
export const TableOrCards = styled.table`
  width: 100%;
  th {
    color: var(--color-muted);
    font-size: var(--text-sm);
    text-align: left;
  }
  td {
    overflow-wrap: anywhere;
  }
  [data-head] {
    font-weight: 700;
    hyphens: auto;
  }
  [data-head] a {
    display: inline-flex;
    align-items: center;
    min-height: var(--touch);
    color: inherit;
  }
  [data-actions] > div {
    display: flex;
    flex-wrap: wrap;
    gap: var(--space-1);
    justify-content: end;
  }
  tr[data-chosen] {
    box-shadow: inset 4px 0 var(--color-brand-mark);
  }
  @media (min-width: 768px) {
    ${raised}
    th,
    td {
      min-width: 7.5em; /* A long name takes no other column's words apart. */
      padding: var(--space-1) var(--space-3);
      border-bottom: 1px solid var(--color-line);
    }
    th {
      padding-block: var(--space-3);
    }
    td[data-head] {
      min-width: 11em;
    }
    [data-actions] :is(a, button) {
      white-space: nowrap;
    }
    th[data-choose],
    td[data-choose] {
      width: 1px;
      min-width: 0;
      padding: 0 0 0 var(--space-2);
    }
    tbody tr:last-child td {
      border-bottom: 0;
    }
    tbody tr:hover {
      background: color-mix(in srgb, var(--color-sunken) 50%, transparent);
    }
  }
  @media (min-width: 768px) and (max-width: 1023px) {
    th,
    td {
      padding-inline: var(--space-2);
    }
    td[data-head] {
      min-width: 9em;
    }
    &:has([data-actions]) [data-wide] {
      display: none;
    }
  }
  @media (max-width: 767px) {
    display: block;
    thead,
    tbody {
      display: block;
    }
    thead [data-column],
    [data-wide] {
      display: none;
    }
    tbody tr {
      display: flex;
      flex-wrap: wrap;
      align-items: center;
      gap: var(--space-1) var(--space-3);
      margin-bottom: var(--space-3);
      padding: var(--space-2) var(--space-4);
      ${raised}
    }
    [data-choose] {
      margin-left: calc(-1 * var(--space-3));
      padding: 0;
    }
    th[data-choose] {
      display: block;
      margin-left: var(--space-1);
      > label {
        display: flex;
        align-items: center;
        gap: var(--space-3);
        width: auto;
        padding-left: var(--space-3);
      }
      span {
        display: inline;
      }
    }
    td {
      padding: 0;
    }
    [data-head] {
      flex: 1 1 100%;
    }
    [data-choose] + [data-head] {
      flex-basis: 70%;
    }
    [data-actions] {
      flex: 1 1 100%;
    }
    [data-actions] > div {
      justify-content: start;
    }
  }
`;
