import type { ReactNode } from 'react';
import type { EditableEvent } from '@portal/api/contract';
import { Button, ButtonLink, EmptyState, ErrorArea, Skeleton } from '@portal/shared-ui';
import type { Day } from '@portal/shared-ui/calendar-days';
import { Pager } from '../../kit/list/Pager.tsx';
import { useMissingPage, useRefusedQuery, type ListQuery } from '../../kit/list/use-admin-list.ts';
import { apiFilters, type AgendaView } from './agenda-view.ts';
import { DayGroups } from '../../kit/agenda/DayGroups.tsx';
import { useAgenda, useMatchesWithoutResult, type Agenda } from '../../kit/agenda/events-api.ts';

const PER_PAGE = '25';

type AgendaListProps = {
  view: AgendaView;
  query: ListQuery;
  today: Day;
  renderEvent: (event: EditableEvent) => ReactNode;
};

/** Events by day, page by page. */
export function AgendaList(props: AgendaListProps) {
  return props.view === 'missing' ? <MissingList {...props} /> : <DateList {...props} />;
}

function DateList(props: AgendaListProps) {
  const when = props.view === 'past' ? 'past' : 'upcoming';
  return <Results {...props} agenda={useAgenda({ ...apiFilters(props.query.text), when, limit: PER_PAGE })} />;
}

function MissingList(props: AgendaListProps) {
  const filter = apiFilters(props.query.text, ['search', 'team', 'page', 'sort']);
  return <Results {...props} agenda={useMatchesWithoutResult({ ...filter, limit: PER_PAGE })} />;
}

function Results({ view, query, today, agenda, renderEvent }: AgendaListProps & { agenda: Agenda }) {
  const { data, error, isValidating, reload } = agenda;
  const isRefused = useRefusedQuery(error, query);
  const isMissing = useMissingPage(data, query);
  if (!data && error && !isRefused) return <ErrorArea onRetry={reload} />;
  if (!data || isMissing) return <Skeleton shape="table" />;
  if (data.total === 0) return <Nothing view={view} query={query} />;
  return (
    <div aria-busy={isValidating}>
      <DayGroups events={data.items} today={today} renderEvent={renderEvent} />
      <Pager {...data} onTurn={query.turn} />
    </div>
  );
}

function Nothing({ view, query }: { view: AgendaView; query: ListQuery }) {
  const { page: _page, sort: _sort, ...filters } = apiFilters(query.text);
  if (Object.keys(filters).length > 0)
    return (
      <EmptyState title="Nichts gefunden" text="Mit dieser Suche und diesen Filtern gibt es keinen Termin.">
        <Button onClick={query.clear}>Alle Filter zurücksetzen</Button>
      </EmptyState>
    );
  if (view === 'missing')
    return <EmptyState title="Alles eingetragen" text="Jedes gespielte Spiel hat sein Ergebnis." />;
  if (view === 'past')
    return <EmptyState title="Noch nichts gewesen" text="Hier stehen Termine, sobald sie begonnen haben." />;
  return (
    <EmptyState
      title="Noch keine Termine"
      text="Trainings, Spiele und Feste stehen nach dem Speichern sofort im Kalender, auf der Startseite und in den abonnierten Kalendern."
    >
      <ButtonLink to="/admin/termine/neu">Ersten Termin anlegen</ButtonLink>
    </EmptyState>
  );
}
