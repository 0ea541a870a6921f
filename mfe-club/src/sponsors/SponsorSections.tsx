import { EmptyState, ErrorArea, SectionHeading, Skeleton } from '@portal/shared-ui';
import { styled } from 'styled-components';
import type { Sponsor } from '@portal/api/contract';
import { sponsorTiers } from '@portal/shared-ui/sponsor-tiers';
import { useSponsorsPage } from '../club-api.ts';
import { SponsorAudience } from './SponsorAudience.tsx';
import { SponsorCard } from './SponsorCard.tsx';

/** Skeleton cards while the sponsors load (docs/specification.md#club-facts). */
const SKELETON_CARDS = 6;
/** Cards that the first screen shows. */
const AT_FIRST_SIGHT = 2;

/** The sponsors, one part for each tier that has some. */
export function SponsorSections() {
  const { data: sponsors, error, reload } = useSponsorsPage();

  if (!sponsors && error) return <ErrorArea title="Die Sponsoren konnten nicht geladen werden" onRetry={reload} />;
  if (!sponsors) return <Skeleton shape="cards" count={SKELETON_CARDS} />;
  const sections = sponsorsByTier(sponsors);
  if (sections.length === 0) {
    return <EmptyState title="Noch keine Sponsoren" text="Wir freuen uns über neue Partnerschaften und Sponsoren." />;
  }
  return (
    <SponsorAudience shown={sponsors.map(({ id }) => id).join()}>
      {sections.map(({ tier, heading, name, color, sponsors: ofTier }, place) => (
        <section key={tier} aria-labelledby={`tier-${tier}`}>
          <SectionHeading id={`tier-${tier}`}>{heading}</SectionHeading>
          <Grid $wide={tier === 'main'}>
            {ofTier.map((sponsor, index) => (
              <li key={sponsor.id} data-sponsor={sponsor.id}>
                <SponsorCard
                  sponsor={sponsor}
                  badge={name}
                  color={color}
                  loading={place === 0 && index < AT_FIRST_SIGHT ? 'eager' : 'lazy'}
                />
              </li>
            ))}
          </Grid>
        </section>
      ))}
      {sponsors.at(-1)?.moreFollow && (
        <EmptyState
          title={`Hier stehen die ersten ${sponsors.length} Sponsoren`}
          text="Es gibt noch mehr. Auch ihnen allen gilt unser Dank!"
        />
      )}
    </SponsorAudience>
  );
}

/** The tiers that have active sponsors, each with its own. */
function sponsorsByTier(sponsors: readonly Sponsor[]) {
  return sponsorTiers
    .map((tier) => ({ ...tier, sponsors: sponsors.filter((sponsor) => sponsor.active && sponsor.tier === tier.tier) }))
    .filter((tier) => tier.sponsors.length > 0);
}

const Grid = styled.ul<{ $wide: boolean }>`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(100%, ${({ $wide }) => ($wide ? '380px' : '270px')}), 1fr));
  gap: var(--space-6);

  /* Few cards share the whole row; a single one is not a banner. */
  > li {
    justify-self: center;
    width: 100%;
    max-width: 620px;
  }
`;
