import type { EditableSponsor } from '@portal/api/contract';
import { Button, ButtonLink, showToast, VisuallyHidden } from '@portal/shared-ui';
import { useWriter } from '../../kit/edit/use-writer.ts';
import { OrderLink, nameColumn } from '../../kit/entries/EntryListScreen.tsx';
import { stateColumn, stateFilter } from '../../kit/entries/shown-state.tsx';
import { AdminFrame } from '../../kit/frame/AdminFrame.tsx';
import { ResourceList } from '../../kit/list/ResourceList.tsx';
import { useAdminList } from '../../kit/list/use-admin-list.ts';
import { passesFocus } from '../../kit/passes-focus.ts';
import { sponsorKind, tickerFilter } from './sponsor-kind.ts';
import { useWork } from '../../kit/use-work.ts';

const columns = [nameColumn(sponsorKind), stateColumn];

const filters = [tickerFilter, stateFilter];

const sorts = [
  ['', 'In Reihenfolge'],
  ['name', 'Nach Name'],
] as const;

/** `/admin/ticker`: the sponsors in the band below the home page's slides. */
export function TickerScreen() {
  return (
    <AdminFrame
      lead="Das Laufband mit Logos auf der Startseite. Zu sehen ist, wer im Ticker ist und auf der Website gezeigt wird."
      actions={<OrderLink to="/admin/sponsoren/reihenfolge" />}
    >
      <TickerSponsors />
    </AdminFrame>
  );
}

function TickerSponsors() {
  const list = useAdminList<EditableSponsor>('/api/admin/sponsors');
  return (
    <ResourceList
      list={list}
      label="Sponsoren im Ticker"
      columns={columns}
      nameOf={({ name }) => name}
      searchLabel="Sponsor suchen"
      filters={filters}
      sorts={sorts}
      rowActions={(sponsor) => <TickerSwitch sponsor={sponsor} />}
      empty={{
        title: 'Noch keine Sponsoren',
        text: 'Sobald es Sponsoren gibt, lassen sie sich hier mit einem Tipp in den Ticker nehmen.',
        action: <ButtonLink to="/admin/sponsoren/neu">Neuer Sponsor</ButtonLink>,
      }}
    />
  );
}

function TickerSwitch({ sponsor }: { sponsor: EditableSponsor }) {
  const { save } = useWriter(sponsorKind);
  const { isBusy, run } = useWork('Nicht gespeichert');
  const { name, showInTicker } = sponsor;
  const handleClick = () =>
    run(async () => {
      await save({ showInTicker: !showInTicker }, sponsor);
      showToast({ title: showInTicker ? `${name} läuft nicht mehr im Ticker.` : `${name} läuft jetzt im Ticker.` });
    });
  return (
    <Button variant={showInTicker ? 'secondary' : 'primary'} aria-disabled={isBusy} onClick={passesFocus(handleClick)}>
      {showInTicker ? 'Aus dem Ticker nehmen' : 'In den Ticker nehmen'}
      <VisuallyHidden>: {name}</VisuallyHidden>
    </Button>
  );
}
