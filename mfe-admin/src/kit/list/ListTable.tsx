import type { ReactNode } from 'react';
import { VisuallyHidden } from '@portal/shared-ui';
import { styled } from 'styled-components';
import { TableOrCards } from './TableOrCards.tsx';

/** A column; `wide` ones are left out on phones, and on tablets where rows have buttons. */
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
    <TableOrCards aria-label={label}>
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
            <th key={column.label} data-column="" data-wide={column.wide || undefined}>
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
    </TableOrCards>
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
    accent-color: var(--color-brand-mark);
  }
`;
