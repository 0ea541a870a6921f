import { Container, PageHeader, PageMeta, RichText, SectionHeading, Skeleton } from '@portal/shared-ui';
import { styled } from 'styled-components';
import { useContentPage } from '../club-api.ts';
import { Address } from './Address.tsx';
import { ContactForm } from './ContactForm.tsx';
import { ContactPersons } from './ContactPersons.tsx';
import { Directions } from './Directions.tsx';

/** `/kontakt`: address, form, people and the way to the stadium; each part shows even when another does not come. */
export function ContactPage() {
  const { data: page, isLoading } = useContentPage('kontakt');
  const title = page?.title || 'Kontakt';
  const lead = page?.lead || 'Fragen, Ideen, ein verlorener Schal? Schreiben Sie uns.';
  return (
    <>
      <PageMeta
        title={title}
        description={
          page?.description || 'Anschrift, Ansprechpartner, Anfahrt zum Stadion und Kontaktformular des Vereins.'
        }
        path="/kontakt"
        image={page?.imageUrl}
      />
      <PageHeader title={title} lead={lead} />
      {/* The words above the form decide where it stands; what is put in the placeholder's stead has not moved. */}
      <Page key={isLoading ? 'loading' : 'loaded'}>
        {isLoading ? <Skeleton shape="form" /> : <Parts content={page?.content} />}
      </Page>
    </>
  );
}

function Parts({ content }: { content: string | undefined }) {
  return (
    <>
      <Columns>
        <section aria-labelledby="write">
          <SectionHeading id="write">Schreiben Sie uns</SectionHeading>
          <ContactForm />
        </section>
        <Address />
      </Columns>
      <ContactPersons />
      <section aria-labelledby="directions">
        <SectionHeading id="directions">So finden Sie uns</SectionHeading>
        {content && <RichText html={content} />}
        <Directions />
      </section>
    </>
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

  @media (min-width: 900px) {
    grid-template-columns: minmax(0, 1fr) 360px;
  }
`;
