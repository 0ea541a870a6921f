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
import { styled } from 'styled-components';
import { useTeams, useTrainingTimes } from '../teams-api.ts';
import { PrintButton } from '../print/PrintButton.tsx';
import { timesByTeam } from './training-times.ts';
import { WeekPlan } from './WeekPlan.tsx';

/** `/trainingszeiten`: when and where every team trains; printed, it is a plan for the wall of the clubhouse. */
export function TrainingTimesPage() {
  const text = usePageTexts();
  return (
    <>
      <PageMeta
        title="Trainingszeiten"
        description="Wann und wo unsere Mannschaften trainieren: alle Zeiten von der 1. Mannschaft bis zur Jugend."
        path="/trainingszeiten"
      />
      <PageHeader
        title={text('trainingTitle', 'Trainingszeiten')}
        lead={text(
          'trainingLead',
          'Wer wann und wo trainiert, und was ausfällt. Für ein Probetraining bitte vorher kurz melden.',
        )}
      />
      <Page>
        <Plan />
      </Page>
    </>
  );
}

function Plan() {
  const times = useTrainingTimes();
  const teams = useTeams();
  if (times.error) {
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
  return (
    <>
      <Tools data-noprint="">
        <PrintButton />
      </Tools>
      <Grid>
        {plan.map(([team, own]) => (
          <WeekPlan key={team} group={team} team={known.find(({ name }) => name === team)} times={own} />
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
  justify-content: flex-end;
  margin-bottom: var(--space-5);
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
