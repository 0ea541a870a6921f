import {
  ButtonLink,
  Container,
  EmptyState,
  ErrorArea,
  PageHeader,
  PageMeta,
  SectionHeading,
  Skeleton,
  usePageTexts,
} from '@portal/shared-ui';
import type { TeamSummary } from '@portal/api/contract';
import { TEAM_LIST_PATH } from '@portal/shared-ui/team-path';
import { Fragment } from 'react';
import { styled } from 'styled-components';
import { useDepartments, useTeams } from '../teams-api.ts';
import { groupTeams, type TeamsOfGroup } from './grouped-teams.ts';
import { TeamCard } from './TeamCard.tsx';

/** Cards that the first screen shows. */
const AT_FIRST_SIGHT = 4;

/** `/mannschaften`: all teams by group and, in a club with more than football, by department. */
export function TeamListPage() {
  const teams = useTeams();
  const departments = useDepartments();
  const text = usePageTexts();
  const isThere = teams.data && departments.data;
  const parts = teams.data && departments.data ? groupTeams(teams.data, departments.data) : [];
  const first = parts
    .flatMap(({ groups }) => groups)
    .flatMap((group) => group.teams)
    .slice(0, AT_FIRST_SIGHT);
  const error = isThere ? undefined : (teams.error ?? departments.error);
  const handleRetry = () => {
    teams.reload();
    departments.reload();
  };
  return (
    <>
      <PageMeta
        title="Mannschaften"
        description="Alle Mannschaften des Vereins: Aktive, Jugend und alle anderen."
        path={TEAM_LIST_PATH}
      />
      <PageHeader title={text('teamsTitle', 'Mannschaften')} lead={text('teamsLead', 'Alle, die für uns spielen.')} />
      <Page>
        {error && <ErrorArea title="Die Mannschaften konnten nicht geladen werden" onRetry={handleRetry} />}
        {!error && !isThere && <Skeleton shape="cards" />}
        {isThere && teams.data?.length === 0 && (
          <EmptyState title="Noch keine Mannschaften" text="Hier stellen sich bald unsere Mannschaften vor.">
            <ButtonLink to="/kontakt">Kontakt aufnehmen</ButtonLink>
          </EmptyState>
        )}
        {parts.map(({ name, groups }, place) =>
          place === 0 && name === null ? (
            <Fragment key="all">{groups.map((group) => groupBelow(group, 2, first))}</Fragment>
          ) : (
            <section key={name} aria-labelledby={idOf(name)}>
              <SectionHeading id={idOf(name)}>{name ?? 'Weitere Mannschaften'}</SectionHeading>
              <Groups>{groups.map((group) => groupBelow(group, 3, first))}</Groups>
            </section>
          ),
        )}
      </Page>
    </>
  );
}

/** A group of teams; `level` is that of its heading, `first` are those whose photos are seen at once. */
function groupBelow({ label, teams }: TeamsOfGroup, level: 2 | 3, first: readonly TeamSummary[]) {
  const hasName = label !== null;
  return (
    <section key={label}>
      {hasName && (level === 2 ? <SectionHeading>{label}</SectionHeading> : <GroupName>{label}</GroupName>)}
      <Cards>
        {teams.map((team) => (
          <li key={team.id}>
            <TeamCard
              team={team}
              level={hasName && level === 3 ? 4 : 3}
              loading={first.includes(team) ? 'eager' : 'lazy'}
            />
          </li>
        ))}
      </Cards>
    </section>
  );
}

function idOf(department: string | null): string {
  return `abteilung-${department ?? ''}`.replaceAll(/\s+/g, '-');
}

const Page = styled(Container)`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--space-10);
  padding-block: var(--space-8) var(--space-section);
`;

const Groups = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--space-6);
`;

const GroupName = styled.h3`
  margin-bottom: var(--space-3);
  font-size: var(--text-lg);
`;

const Cards = styled.ul`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(100%, 260px), 1fr));
  gap: var(--space-4);
`;
