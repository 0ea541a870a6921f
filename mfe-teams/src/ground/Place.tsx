import { MapPinIcon, useClub } from '@portal/shared-ui';
import { mapOfClub } from '@portal/shared-ui/club-map';
import { MapLink } from './MapLink.tsx';

type PlaceProps = {
  location: string;
  /** Whether the ground is another club's, whatever its name: many a village has its „Sportplatz“. */
  isAway?: boolean;
};

/** The place of an event. The club's own ground leads to the map; the position of another place is unknown. */
export function Place({ location, isAway = false }: PlaceProps) {
  const club = useClub();
  const isOwn = !isAway && location.split(',').some((part) => part.trim() === club.stadium);
  const map = club.stadium && isOwn ? mapOfClub(club) : undefined;
  const words = (
    <>
      <MapPinIcon /> {location}
    </>
  );
  return map ? (
    <MapLink href={map} heard=" auf der Karte ansehen">
      {words}
    </MapLink>
  ) : (
    words
  );
}
