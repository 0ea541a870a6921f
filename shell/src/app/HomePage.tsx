import { PageMeta, traditionOf, useClub } from '@portal/shared-ui';
import type { HomeSlot } from '@portal/shared-ui/home-slots';
import { ClubHero } from '../pages/ClubHero.tsx';
import { HomeLayout } from '../pages/HomeLayout.tsx';
import { findWidget } from '../routing/matching.ts';
import { useRegistry } from '../routing/part-source.ts';
import { SectionPart } from './SectionPart.tsx';

/** The home page: a layout with slots that sections fill (docs/specification.md#home-page). */
export function HomePage() {
  const club = useClub();
  const tradition = traditionOf(club);
  return (
    <>
      <PageMeta
        path="/"
        description={`${club.name}: Neuigkeiten, Mannschaften, Spielplan und Vereinsleben.${tradition && ` ${tradition}.`}`}
      />
      <HomeLayout slot={(name) => <Slot name={name} />} />
    </>
  );
}

/** The place of a widget; nothing where no live section offers it. Without its slider the club opens the page itself. */
function Slot({ name }: { name: HomeSlot }) {
  const widget = findWidget(useRegistry(), name);
  const instead = name === 'hero-slider' && <ClubHero />;
  return widget ? <SectionPart part={widget} skeleton={widget.skeleton} instead={instead} /> : null;
}
