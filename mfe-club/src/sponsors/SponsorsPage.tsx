import { Container, PageHeader, PageMeta, usePageTexts } from '@portal/shared-ui';
import { styled } from 'styled-components';
import { Advertising } from './Advertising.tsx';
import { BecomePartner } from './BecomePartner.tsx';
import { HomepagePlacements } from './HomepagePlacements.tsx';
import { Offers } from './Offers.tsx';
import { Packages } from './Packages.tsx';
import { SponsorSections } from './SponsorSections.tsx';

/** `/sponsoren`: the club's supporters, and the ways to support it (docs/specification.md#sponsors-sponsoren). */
export function SponsorsPage() {
  const text = usePageTexts();
  return (
    <>
      <PageMeta
        title="Sponsoren & Partner"
        description="Unsere Sponsoren und Partner, und wie Ihr Unternehmen den Verein unterstützen kann."
        path="/sponsoren"
      />
      <PageHeader
        title={text('sponsorsTitle', 'Unsere Sponsoren & Partner')}
        lead={text(
          'sponsorsLead',
          'Herzlichen Dank an alle, die unseren Verein unterstützen! Ohne Sie gäbe es keine Trikots, keine Bälle und kein Flutlicht.',
        )}
      />
      <Page>
        <SponsorSections />
        <Advertising />
        <HomepagePlacements />
        <Offers />
        <Packages />
        <BecomePartner />
      </Page>
    </>
  );
}

const Page = styled(Container)`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--space-section);
  padding-block: var(--space-section);
`;
