import type { EditableSponsor } from '@portal/api/contract';
import { ButtonLink } from '@portal/shared-ui';
import { OrderLink } from '../entries/OrderLink.tsx';
import { shownSorts, stateFilter } from '../entries/shown-state.ts';
import { AdminFrame } from '../frame/AdminFrame.tsx';
import type { Column } from '../list/ListTable.tsx';
import { ResourceList } from '../list/ResourceList.tsx';
import { useAdminList } from '../list/use-admin-list.ts';
import { nameColumn, stateColumn, tickerFilter } from './sponsor-list.tsx';
import { tierChoices, tierLabels } from './tiers.ts';

const number = new Intl.NumberFormat('de-DE');

const columns: readonly Column<EditableSponsor>[] = [
  nameColumn,
  { label: 'Stufe', render: ({ tier }) => tierLabels[tier] },
  stateColumn,
  { label: 'Im Ticker', render: ({ showInTicker }) => (showInTicker ? 'Ja' : 'Nein'), wide: true },
  {
    label: 'Ansichten / Klicks, 30 Tage',
    render: ({ views, clicks }) => `${number.format(views)} / ${number.format(clicks)}`,
    wide: true,
  },
];

const filters = [
  { name: 'tier', label: 'Stufe', choices: [['', 'Alle Stufen'], ...tierChoices] },
  stateFilter,
  tickerFilter,
] as const;

const sorts = [...shownSorts, ['views', 'Meiste Ansichten'], ['clicks', 'Meiste Klicks']] as const;

const newSponsor = <ButtonLink to="/admin/sponsoren/neu">Neuer Sponsor</ButtonLink>;

/** `/admin/sponsoren`: who supports the club, with what they get for it. */
export function SponsorListScreen() {
  return (
    <AdminFrame
      title="Sponsoren"
      lead="Wer den Verein unterstützt, mit Logo, Link und Laufzeit."
      actions={<OrderLink to="/admin/sponsoren/reihenfolge" />}
      create={newSponsor}
    >
      <Sponsors />
    </AdminFrame>
  );
}

function Sponsors() {
  const list = useAdminList<EditableSponsor>('/api/admin/sponsors');
  return (
    <ResourceList
      list={list}
      label="Sponsoren"
      columns={columns}
      nameOf={({ name }) => name}
      searchLabel="Sponsor suchen"
      filters={filters}
      sorts={sorts}
      empty={{
        title: 'Noch keine Sponsoren',
        text: 'Hier stehen Firmen, die den Verein unterstützen. Mit Logo erscheinen sie auf der Sponsorenseite und im Ticker.',
        action: newSponsor,
      }}
    />
  );
}
