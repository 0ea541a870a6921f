import { MapPinIcon, useClub } from '@portal/shared-ui';
import { mapOfClub } from '@portal/shared-ui/club-map';
import { MapLink } from './MapLink.tsx';

type PlaceProps = {
  location: string;
  /** Whether it is a ground of others, whatever it is called: many a village has its „Sportplatz“. */
  isAway?: boolean;
};

/** Where something takes place. The club's own ground leads to the map; where another place is, nobody has said. */
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
