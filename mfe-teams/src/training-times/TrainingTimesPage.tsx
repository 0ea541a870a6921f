import type { TeamSummary } from '@portal/api/contract';
import {
  ButtonLink,
  CalendarIcon,
  Container,
  EmptyState,
  ErrorArea,
  PageHeader,
  PageMeta,
  Skeleton,
  usePageTexts,
} from '@portal/shared-ui';
import { useSearchParams } from 'react-router-dom';
import { styled } from 'styled-components';
import { useTeams, useTrainingTimes } from '../teams-api.ts';
import { PrintButton } from '../PrintButton.tsx';
import { GroupChips } from './GroupChips.tsx';
import { groupOf, groupsOf, readGroup } from './group-choice.ts';
import { timesByTeam } from './training-times.ts';
import { useTrialTraining } from './use-trial-training.ts';
import { WeekPlan } from './WeekPlan.tsx';

/** `/trainingszeiten`: when and where every team trains; printed, it is a plan for the wall of the clubhouse. */
export function TrainingTimesPage() {
  const text = usePageTexts();
  return (
    <>
      <PageMeta
        title="Trainingszeiten"
        description="Wann und wo unsere Mannschaften trainieren: alle Zeiten, und was ausfällt."
        path="/trainingszeiten"
      />
      <PageHeader
        title={text('trainingTitle', 'Trainingszeiten')}
        lead={text('trainingLead', 'Wer wann und wo trainiert, und was ausfällt.')}
      />
      <Page>
        <Plan />
      </Page>
    </>
  );
}

function Plan() {
  const [query] = useSearchParams();
  const chosen = readGroup(query);
  const trial = useTrialTraining();
  const times = useTrainingTimes();
  const teams = useTeams();
  if (!times.data && times.error) {
    return <ErrorArea title="Die Trainingszeiten konnten nicht geladen werden" onRetry={times.reload} />;
  }
  if (!times.data || teams.isLoading) return <Skeleton shape="cards" />;

  const known = teams.data ?? [];
  const plan = timesByTeam(
    times.data,
    known.map(({ name }) => name),
  );
  if (plan.length === 0) {
    return (
      <EmptyState
        title="Keine Trainingszeiten verfügbar"
        text="Gerade ist Pause. Wann es weitergeht, steht im Kalender."
      >
        <ButtonLink to="/kalender">
          <CalendarIcon /> Kalender öffnen
        </ButtonLink>
      </EmptyState>
    );
  }
  const entries = plan.map(([name, own]) => ({ name, own, team: known.find((team) => team.name === name) }));
  const groups = groupsOf(entries);
  const isShown = ({ team }: { team: TeamSummary | undefined }) => !chosen || groupOf(team) === chosen;
  return (
    <>
      <Tools data-noprint="">
        {groups.length > 1 && <GroupChips groups={groups} chosen={chosen} />}
        <PrintButton />
      </Tools>
      {trial && <Trial>{trial}</Trial>}
      <Grid>
        {entries.filter(isShown).map(({ name, own, team }) => (
          <WeekPlan key={name} group={name} team={team} times={own} />
        ))}
      </Grid>
    </>
  );
}

const Page = styled(Container)`
  padding-block: var(--space-6) var(--space-section);
`;

const Tools = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: var(--space-3);
  align-items: center;

  > :last-child {
    margin-left: auto;
  }

  margin-bottom: var(--space-5);
`;

const Trial = styled.p`
  margin-bottom: var(--space-5);
  max-width: var(--width-text);
`;

const Grid = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(100%, 340px), 1fr));
  gap: var(--space-6);

  @media print {
    grid-template-columns: 1fr 1fr;
    gap: 6mm;
  }
`;
