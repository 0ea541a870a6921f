import {
  ButtonLink,
  Container,
  EmptyState,
  ErrorArea,
  PageHeader,
  PageMeta,
  Skeleton,
  usePageTexts,
} from '@portal/shared-ui';
import { styled } from 'styled-components';
import { useBoard } from '../club-api.ts';
import { BoardMemberCard } from './BoardMemberCard.tsx';

/** `/vorstand`: the leaders of the club and their contacts. */
export function BoardPage() {
  const text = usePageTexts();
  return (
    <>
      <PageMeta
        title="Vorstand"
        description="Der Vorstand des Vereins: Ämter, Ansprechpersonen und wie du sie erreichst."
        path="/vorstand"
      />
      <PageHeader
        title={text('boardTitle', 'Vorstand')}
        lead={text('boardLead', 'Sie halten den Verein am Laufen, ehrenamtlich und mit offenem Ohr.')}
      />
      <Page>
        <Members />
      </Page>
    </>
  );
}

function Members() {
  const { data: members, error, reload } = useBoard();

  if (!members && error) return <ErrorArea title="Der Vorstand konnte nicht geladen werden" onRetry={reload} />;
  if (!members) return <Skeleton shape="cards" />;
  if (members.length === 0) {
    return (
      <EmptyState
        title="Hier stellt sich bald der Vorstand vor"
        text="Bis dahin erreichst du uns über das Kontaktformular."
      >
        <ButtonLink to="/kontakt">Kontakt aufnehmen</ButtonLink>
      </EmptyState>
    );
  }
  // Without a single portrait the crests need not be as tall as one.
  const photoShape = members.some(({ imageUrl }) => imageUrl) ? '4 / 5' : '16 / 9';
  return (
    <Grid>
      {members.map((member) => (
        <li key={member.id}>
          <BoardMemberCard member={member} photoShape={photoShape} />
        </li>
      ))}
    </Grid>
  );
}

const Page = styled(Container)`
  padding-block: var(--space-section);
`;

const Grid = styled.ul`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(100%, 250px), 1fr));
  gap: var(--space-6);
`;
