import type { EditableSponsor } from '@portal/api/contract';
import { EntryName } from '../entries/EntryName.tsx';
import { ShownStateBadge } from '../entries/ShownStateBadge.tsx';
import type { Column } from '../list/ListTable.tsx';

/** Who it is, with the logo. */
export const nameColumn: Column<EditableSponsor> = {
  label: 'Sponsor',
  render: ({ id, name, logoUrl, image }) => (
    <EntryName to={`/admin/sponsoren/${id}`} name={name} imageUrl={logoUrl} image={image} />
  ),
};

/** Whether the site shows the sponsor. */
export const stateColumn: Column<EditableSponsor> = {
  label: 'Status',
  render: (sponsor) => <ShownStateBadge item={sponsor} />,
};

/** Those in the ticker, or those that are not. */
export const tickerFilter = {
  name: 'showInTicker',
  label: 'Ticker',
  choices: [
    ['', 'Mit und ohne Ticker'],
    ['true', 'Im Ticker'],
    ['false', 'Nicht im Ticker'],
  ],
} as const;
