import type { BoardMember } from '@portal/api/contract';
import {
  Container,
  PageHeader,
  PageMeta,
  PENDING_LEAD,
  RichText,
  SectionHeading,
  Skeleton,
  addressOf,
  MapPinIcon,
  useClub,
  usePageTexts,
  ButtonLink,
} from '@portal/shared-ui';
import { useState } from 'react';
import { mapOfClub } from '@portal/shared-ui/club-map';
import { styled } from 'styled-components';
import { useContentPage, useBoard } from '../club-api.ts';
import { Address } from './Address.tsx';
import { ContactForm } from './ContactForm.tsx';
import { ContactTopics, topicsOf } from './ContactTopics.tsx';
import { NewTabLink } from '../link/NewTabLink.tsx';
import { ContactPersonList } from './ContactPersonList.tsx';

/** `/kontakt`: address, form, people and the way to the stadium; each part is shown even when another fails to load. */
export function ContactPage() {
  const { data: page, error, isLoading } = useContentPage('kontakt');
  const title = page?.title || 'Kontakt';
  const lead = page || error ? (page?.lead ?? '') : PENDING_LEAD;
  return (
    <>
      <PageMeta
        title={title}
        description={
          page?.description || 'Anschrift, Ansprechpersonen, Anfahrt zum Stadion und Kontaktformular des Vereins.'
        }
        path="/kontakt"
        image={page?.imageUrl}
      />
      <PageHeader title={title} lead={lead} />
      {/* The words above the form decide where it stands; the content that replaces the placeholder has not moved. */}
      <Page key={isLoading ? 'loading' : 'loaded'}>
        {isLoading ? <Skeleton shape="form" /> : <Parts content={page?.content} />}
      </Page>
    </>
  );
}

function Parts({ content }: { content: string | undefined }) {
  const text = usePageTexts();
  const [chosen, setChosen] = useState<{ topic: string }>();
  return (
    <>
      <Columns>
        <Address />
        <Rows>
          <ContactTopics onWrite={(topic) => setChosen({ topic })} />
          <Write aria-labelledby="write">
            <SectionHeading id="write">{text('contactForm', 'Schreib uns')}</SectionHeading>
            <ContactForm chosen={chosen} />
          </Write>
        </Rows>
      </Columns>
      <ContactPersons />
      <section aria-labelledby="directions">
        <SectionHeading id="directions">{text('contactWay', 'So findest du uns')}</SectionHeading>
        {content && <RichText html={content} />}
        <Directions />
      </section>
    </>
  );
}

/**
 * The way to the stadium, as far as the club has said where it is. A map of another site is only a link: no request
 * goes there before somebody follows it.
 */
function Directions() {
  const club = useClub();
  const { stadium } = club;
  const address = addressOf(club);
  const map = mapOfClub(club);
  return (
    <Box>
      {(stadium || address) && (
        <p>
          <strong>{stadium}</strong>
          {stadium && address && ', '}
          {address}
        </p>
      )}
      {map && (
        <div data-noprint="">
          <NewTabLink href={map} variant="secondary">
            <MapPinIcon /> Auf der Karte ansehen
          </NewTabLink>
          <Note>Der Link führt zu OpenStreetMap. Erst wenn du ihm folgst, wird dort etwas abgerufen.</Note>
        </div>
      )}
    </Box>
  );
}

/** The members of the board with direct contacts whom no topic leads to; nothing while there are none. */
function ContactPersons() {
  const text = usePageTexts();
  const isListed = (one: BoardMember) => (one.email || one.phone) && topicsOf(one).length === 0;
  const persons = useBoard().data?.filter(isListed) ?? [];

  if (persons.length === 0) return null;
  return (
    <section aria-labelledby="persons">
      <SectionHeading
        id="persons"
        action={
          <ButtonLink to="/vorstand" variant="quiet">
            Zum Vorstand
          </ButtonLink>
        }
      >
        {text('contactPersons', 'Ansprechpersonen')}
      </SectionHeading>
      <ContactPersonList persons={persons} />
    </section>
  );
}

const Page = styled(Container)`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--space-section);
  padding-block: clamp(32px, 5vw, 64px) var(--space-section);
`;

const Columns = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--space-10);
  align-items: start;

  /* Whoever would rather call finds the number first on a phone, and beside the form where there is room. */
  @media (min-width: 900px) {
    grid-template-columns: minmax(0, 1fr) 360px;

    > :first-child {
      grid-area: 1 / 2;
    }
  }
`;

const Rows = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--space-10);
`;

/* Nobody fills it in on paper; the sent message may be printed. */
const Write = styled.section`
  @media print {
    &:has(form) {
      display: none;
    }
  }
`;

const Box = styled.div`
  display: grid;
  justify-items: start;
  gap: var(--space-3);
  margin-top: var(--space-6);
`;

const Note = styled.p`
  margin-top: var(--space-2);
  color: var(--color-muted);
  font-size: var(--text-sm);
`;
