import type { EditableTeam } from '@portal/api/contract';
import { Button, ButtonLink, EmptyState, ErrorArea, Skeleton, raised } from '@portal/shared-ui';
import { Link } from 'react-router-dom';
import { styled } from 'styled-components';
import { NoOwnTeam } from '../../kit/agenda/NoOwnTeam.tsx';
import { useWriter } from '../../kit/edit/use-writer.ts';
import { AdminFrame } from '../../kit/frame/AdminFrame.tsx';
import { useIsAllowed } from '../../kit/frame/navigation.ts';
import { CutNote } from '../../kit/list/CutNote.tsx';
import { ListTools } from '../../kit/list/ListTools.tsx';
import { useAdminList } from '../../kit/list/use-admin-list.ts';
import { SortableList } from '../../kit/sortable/SortableList.tsx';
import { groupChoices } from './team-draft.ts';
import { teamKind } from '../../kit/kinds/team-kind.ts';

/** The number that visitors are shown: their order is one list. */
const ALL = { limit: '200' };
const add = <ButtonLink to="/admin/mannschaften/neu">Neue Mannschaft</ButtonLink>;

/** `/admin/mannschaften`: the club's teams in the order in which visitors see them; for trainers their own. */
export function TeamListScreen() {
  const isEditor = useIsAllowed('editor');
  return (
    <AdminFrame
      access="trainer"
      lead={
        isEditor
          ? 'Trainer, Foto, Kader und Platz. Die Reihenfolge hier ist die der Besucher.'
          : 'Trainer, Foto, Kader und Platz deiner Mannschaften. Besucher sehen Änderungen sofort.'
      }
      create={isEditor && add}
    >
      <Teams isEditor={isEditor} />
    </AdminFrame>
  );
}

function Teams({ isEditor }: { isEditor: boolean }) {
  const { data, error, reload, query } = useAdminList<EditableTeam>(teamKind.list, ALL);
  const { reorder } = useWriter(teamKind);
  const teams = data?.items ?? [];
  return (
    <>
      {isEditor && (
        <>
          <ListTools query={query} searchLabel="Mannschaft oder Liga suchen" filters={[]} sorts={[]} />
          <Hint>
            Hat der Verein mehr als Fußball? <Link to="/admin/abteilungen">Abteilungen</Link> ordnen die Mannschaften.
          </Hint>
        </>
      )}
      {!data && (error ? <ErrorArea onRetry={reload} /> : <Skeleton shape="table" />)}
      {data && teams.length === 0 && query.isFiltered && (
        <EmptyState title="Nichts gefunden" text="Zu dieser Suche gibt es keine Mannschaft.">
          <Button onClick={query.clear}>Suche zurücksetzen</Button>
        </EmptyState>
      )}
      {data && teams.length === 0 && !query.isFiltered && !isEditor && (
        <NoOwnTeam text="Trainer pflegen die Seiten ihrer Mannschaften." />
      )}
      {data && teams.length === 0 && !query.isFiltered && isEditor && (
        <EmptyState
          title="Noch keine Mannschaften"
          text="Zu Mannschaften gehören Termine, Trainingszeiten und die Rechte der Trainer."
        >
          {add}
        </EmptyState>
      )}
      {data && (
        <CutNote page={data}>Eine Suche findet auch die übrigen; Besucher sehen sie nicht in den Listen.</CutNote>
      )}
      {teams.length > 0 && (query.isFiltered || !isEditor) && (
        <Found>
          {teams.map((team) => (
            <li key={team.id}>
              <TeamLine team={team} />
            </li>
          ))}
        </Found>
      )}
      {teams.length > 0 && !query.isFiltered && isEditor && (
        <SortableList label="Mannschaften" items={teams} nameOf={({ name }) => name} onReorder={reorder}>
          {(team) => <TeamLine team={team} />}
        </SortableList>
      )}
    </>
  );
}

function TeamLine({ team: { id, name, group, ageGroup, subtitle, squad, trainer } }: { team: EditableTeam }) {
  const label = groupChoices.find(([known]) => known === group)?.[1];
  const players = `${squad.length || 'keine'} Spieler`;
  return (
    <Line>
      <Link to={`/admin/mannschaften/${id}`}>{name}</Link>
      <span>{[label, subtitle, ageGroup, trainer?.name, players].filter(Boolean).join(' · ')}</span>
    </Line>
  );
}

const Hint = styled.p`
  margin-block: var(--space-3);
`;

const Found = styled.ul`
  display: grid;
  gap: var(--space-2);
  li {
    padding: var(--space-2) var(--space-4);
    ${raised}
  }
`;

const Line = styled.div`
  display: grid;
  min-width: 0;
  overflow-wrap: anywhere;
  a {
    display: inline-flex;
    align-items: center;
    min-height: var(--touch);
    color: inherit;
    font-weight: 700;
  }
  span {
    color: var(--color-muted);
    font-size: var(--text-sm);
  }
`;
