import { PageMeta, traditionOf, useClub } from '@portal/shared-ui';
import { ClubHero } from '../pages/ClubHero.tsx';
import { HomeLayout } from '../pages/HomeLayout.tsx';
import { WidgetSlot } from './WidgetSlot.tsx';

/**
 * The home page: a layout with slots that sections fill (docs/specification.md#home-page). Without its slider the club
 * opens it itself.
 */
export function HomePage() {
  const club = useClub();
  const tradition = traditionOf(club);
  return (
    <>
      <PageMeta
        path="/"
        description={`${club.name}: Neuigkeiten, Mannschaften, Spielplan und Vereinsleben.${tradition && ` ${tradition}.`}`}
      />
      <HomeLayout slot={(name) => <WidgetSlot name={name} instead={name === 'hero-slider' ? <ClubHero /> : null} />} />
    </>
  );
}
