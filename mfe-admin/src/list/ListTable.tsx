import type { ReactNode } from 'react';
import { VisuallyHidden } from '@portal/shared-ui';
import { styled } from 'styled-components';

/** A column; `wide` ones are left out on phones. */
export type Column<Item> = { label: string; render: (item: Item) => ReactNode; wide?: boolean };

type ListTableProps<Item> = {
  items: readonly Item[];
  label: string;
  columns: readonly Column<Item>[];
  nameOf: (item: Item) => string;
  rowActions?: (item: Item) => ReactNode;
  chosen?: ReadonlySet<string>;
  onChoose?: (chosen: ReadonlySet<string>) => void;
};

/** A table on desktops; on phones every row is a card. */
export function ListTable<Item extends { id: string }>(props: ListTableProps<Item>) {
  const { items, label, columns, nameOf, rowActions, chosen, onChoose } = props;
  const toggle = (ids: readonly string[], isChosen: boolean) => {
    const next = new Set(chosen);
    for (const id of ids)
      if (isChosen) next.add(id);
      else next.delete(id);
    onChoose?.(next);
  };
  const everyId = items.map(({ id }) => id);
  return (
    <Table aria-label={label}>
      <thead>
        <tr>
          {onChoose && (
            <th data-choose="">
              <Box>
                <input
                  type="checkbox"
                  aria-label="Alle auf dieser Seite auswählen"
                  checked={everyId.every((id) => chosen?.has(id))}
                  onChange={(event) => toggle(everyId, event.target.checked)}
                />
                <span aria-hidden="true">Alle auswählen</span>
              </Box>
            </th>
          )}
          {columns.map((column) => (
            <th key={column.label} data-column="">
              {column.label}
            </th>
          ))}
          {rowActions && (
            <th data-column="">
              <VisuallyHidden>Aktionen</VisuallyHidden>
            </th>
          )}
        </tr>
      </thead>
      <tbody>
        {items.map((item) => (
          <tr key={item.id} data-chosen={chosen?.has(item.id) || undefined}>
            {onChoose && (
              <td data-choose="">
                <Box>
                  <input
                    type="checkbox"
                    aria-label={`${nameOf(item)} auswählen`}
                    checked={chosen?.has(item.id) ?? false}
                    onChange={(event) => toggle([item.id], event.target.checked)}
                  />
                </Box>
              </td>
            )}
            {columns.map((column, index) => (
              <td key={column.label} data-wide={column.wide || undefined} data-head={index === 0 || undefined}>
                {column.render(item)}
              </td>
            ))}
            {rowActions && (
              <td data-actions="">
                <div>{rowActions(item)}</div>
              </td>
            )}
          </tr>
        ))}
      </tbody>
    </Table>
  );
}

const Box = styled.label`
  display: grid;
  place-items: center;
  width: var(--touch);
  height: var(--touch);
  > span {
    display: none;
  }
  input {
    width: 20px;
    height: 20px;
    accent-color: var(--color-brand);
  }
`;

const Table = styled.table`
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
    box-shadow: inset 4px 0 var(--color-brand);
  }
  @media (min-width: 768px) {
    border-radius: var(--radius);
    background: var(--color-surface);
    box-shadow: var(--shadow);
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
      border-radius: var(--radius);
      background: var(--color-surface);
      box-shadow: var(--shadow);
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
