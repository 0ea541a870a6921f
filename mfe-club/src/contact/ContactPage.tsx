import {
  Container,
  PageHeader,
  PageMeta,
  RichText,
  SectionHeading,
  Skeleton,
  addressOf,
  MapPinIcon,
  useClub,
  usePageTexts,
  ButtonLink,
} from '@portal/shared-ui';
import { mapOfClub } from '@portal/shared-ui/club-map';
import { styled } from 'styled-components';
import { useContentPage, useBoard } from '../club-api.ts';
import { Address } from './Address.tsx';
import { ContactForm } from './ContactForm.tsx';
import { NewTabLink } from '../link/NewTabLink.tsx';
import { ContactLinks } from '../person/ContactLinks.tsx';

/** `/kontakt`: address, form, people and the way to the stadium; each part is shown even when another fails to load. */
export function ContactPage() {
  const { data: page, isLoading } = useContentPage('kontakt');
  const title = page?.title || 'Kontakt';
  const lead = page?.lead || 'Fragen, Ideen, ein verlorener Schal? Schreib uns.';
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
  return (
    <>
      <Columns>
        <Address />
        <Write aria-labelledby="write">
          <SectionHeading id="write">{text('contactForm', 'Schreib uns')}</SectionHeading>
          <ContactForm />
        </Write>
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

/** The members of the board with direct contacts; nothing while there are none. */
function ContactPersons() {
  const text = usePageTexts();
  const persons = useBoard().data?.filter(({ email, phone }) => email || phone) ?? [];

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
      <List>
        {persons.map(({ id, name, position, email, phone }) => (
          <li key={id}>
            <strong>{name}</strong>
            <span>{position}</span>
            <ContactLinks email={email} phone={phone} />
          </li>
        ))}
      </List>
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

const List = styled.ul`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(100%, 280px), 1fr));
  gap: var(--space-6);

  > li {
    display: grid;
    align-content: start;
    padding-left: var(--space-4);
    box-shadow: inset 4px 0 var(--color-brand);
    overflow-wrap: anywhere;
  }

  strong {
    font: 750 var(--text-lg) / 1.2 var(--font-display);
  }

  span {
    color: var(--color-muted);
  }
`;
