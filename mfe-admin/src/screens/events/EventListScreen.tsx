import type { OwnTeam } from '@portal/api/contract';
import { ButtonLink, Skeleton } from '@portal/shared-ui';
import { dayOf } from '@portal/shared-ui/calendar-days';
import { eventStates, eventTypes } from '@portal/shared-ui/event-words';
import { AdminFrame } from '../../kit/frame/AdminFrame.tsx';
import { ListTools, type ListFilter } from '../../kit/list/ListTools.tsx';
import { ListViews } from '../../kit/list/ListViews.tsx';
import { useListQuery } from '../../kit/list/use-admin-list.ts';
import { AgendaList } from './AgendaList.tsx';
import { AgendaMonth } from './AgendaMonth.tsx';
import { apiFilters, readMonth, readView, agendaViews, viewPath, type AgendaView } from './agenda-view.ts';
import { useEventRows } from '../../kit/agenda/use-event-rows.tsx';
import { useOwnTeams } from '../../kit/agenda/events-api.ts';
import { useNow } from '../../kit/agenda/use-now.ts';
import { Stack } from '../../kit/layout.ts';

/** `/admin/termine`: future and past events, matches without a result, and the month. */
export function EventListScreen() {
  return (
    <AdminFrame
      lead="Trainings, Spiele und Feste. Was hier steht, sehen Besucher sofort."
      access="trainer"
      create={<ButtonLink to="/admin/termine/neu">Neuer Termin</ButtonLink>}
    >
      <Agenda />
    </AdminFrame>
  );
}

function Agenda() {
  const query = useListQuery();
  const { data: teams = [], isLoading } = useOwnTeams();
  const { renderEvent, dialogs } = useEventRows(teams);
  const view = readView(query.value('view'));
  const today = dayOf(useNow());
  // With more than one team there is one filter more, which would push the list from under the thumb.
  if (isLoading) return <Skeleton shape="table" />;
  return (
    <Stack>
      <ListViews
        label="Ansicht"
        views={Object.entries(agendaViews).map(([name, label]) => ({
          to: viewPath(name as AgendaView, query.text),
          label,
          isShown: name === view,
        }))}
      />
      <ListTools
        query={query}
        searchLabel="Titel, Ort oder Gegner suchen"
        filters={filtersFor(view, teams)}
        sorts={view === 'month' ? [] : sortsFor(view)}
      />
      {view === 'month' ? (
        <AgendaMonth
          month={readMonth(query.value('month'), today)}
          day={query.value('day')}
          today={today}
          query={query}
          filter={apiFilters(query.text, ['search', 'team', 'type', 'status'])}
          onShow={(month, day) => query.set({ month, day })}
          renderEvent={renderEvent}
        />
      ) : (
        <AgendaList view={view} query={query} today={today} renderEvent={renderEvent} />
      )}
      {dialogs}
    </Stack>
  );
}

function filtersFor(view: AgendaView, teams: readonly OwnTeam[]): ListFilter[] {
  const ofTeams = teams.map(({ slug, name }) => [slug, name] as const);
  const team: ListFilter = { name: 'team', label: 'Mannschaft', choices: ofTeams };
  const type: ListFilter = { name: 'type', label: 'Art', choices: Object.entries(eventTypes) };
  const status: ListFilter = {
    name: 'status',
    label: 'Status',
    choices: Object.entries(eventStates),
  };
  return [...(teams.length > 1 ? [team] : []), ...(view === 'missing' ? [] : [type, status])];
}

function sortsFor(view: AgendaView): [value: string, label: string][] {
  return view === ''
    ? [
        ['', 'Nächste zuerst'],
        ['latest', 'Späteste zuerst'],
      ]
    : [
        ['', 'Neueste zuerst'],
        ['soonest', 'Älteste zuerst'],
      ];
}
