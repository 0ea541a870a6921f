import {
  Container,
  ErrorArea,
  PageHeader,
  PageMeta,
  PENDING_LEAD,
  Skeleton,
  useClub,
  useSiteOrigin,
  Picture,
  PicturePlaceholder,
  addressOf,
} from '@portal/shared-ui';
import { styled } from 'styled-components';
import type { Team, ClubFacts } from '@portal/api/contract';
import { useTeam } from '../teams-api.ts';
import { TeamContact } from './TeamContact.tsx';
import { TeamTabs } from './TeamTabs.tsx';

type TeamPageProps = { slug: string; path: string; /** Shown until the team has arrived. */ name: string };

/** A senior team: who trains it, when and where, and its season at the provider of football data. */
export function TeamPage({ slug, path, name }: TeamPageProps) {
  const { data, error, reload } = useTeam(slug);
  const club = useClub();
  const isUnentered = error?.status === 404;
  const team = isUnentered ? unenteredTeam(slug, name, club) : data;
  const origin = useSiteOrigin();
  const title = team?.name ?? name;
  const league = team?.subtitle ? ` in der ${team.subtitle}` : '';
  return (
    <>
      <PageMeta
        title={title}
        description={`Die ${title} des ${club.shortName}${league}: Trainer, Trainingszeiten, Tabelle, Spielplan und Kader.`}
        path={path}
        image={team?.imageUrl}
        {...(team && { jsonLd: describeTeam(team, { club: club.name, origin, path }) })}
      />
      <PageHeader title={title} lead={team || error ? (team?.subtitle ?? '') : PENDING_LEAD} />
      <Page>
        {error && !isUnentered && <ErrorArea title="Die Mannschaft konnte nicht geladen werden" onRetry={reload} />}
        {!error && !team && <Skeleton shape="columns" />}
        {team && (
          <Columns>
            <TeamContact team={team} />
            <Season>
              <TeamPhoto team={team} />
              <TeamTabs team={team} />
            </Season>
          </Columns>
        )}
      </Page>
    </>
  );
}

/** The team photo of the season. */
function TeamPhoto({ team: { name, imageUrl, image, season } }: { team: Team }) {
  const club = useClub();
  const shownSeason = season ?? club.season;
  return (
    <Figure>
      {imageUrl ? (
        <Picture
          src={imageUrl}
          alt={image?.alt || `Mannschaftsfoto der ${name}`}
          {...(image && { width: image.width, height: image.height, color: image.color })}
          aspectRatio="16 / 9"
          sizes="(min-width: 1320px) 860px, (min-width: 960px) 62vw, calc(100vw - 32px)"
          loading="eager"
        />
      ) : (
        <PicturePlaceholder color="red" />
      )}
      <Caption>
        {name}
        {shownSeason && ` · Saison ${shownSeason}`}
      </Caption>
    </Figure>
  );
}

const FIRST_TEAM = '1-mannschaft';

/** What is known of a senior team that the club has not entered yet: its name, and the club's ground, season and league. */
function unenteredTeam(slug: string, name: string, club: ClubFacts): Team {
  return {
    id: slug,
    slug,
    name,
    matchName: club.shortName,
    subtitle: (slug === FIRST_TEAM && club.league) || null,
    season: club.season,
    imageUrl: null,
    image: null,
    sortOrder: 0,
    trainer: null,
    stadium: { name: club.stadium, address: addressOf(club) },
    squad: [],
  };
}

type Place = { club: string; origin: string; path: string };

/** SportsTeam of schema.org; `origin` makes addresses absolute. */
function describeTeam(team: Team, { club, origin, path }: Place): object {
  return {
    '@context': 'https://schema.org',
    '@type': 'SportsTeam',
    name: team.matchName,
    alternateName: team.name,
    sport: 'Fußball',
    url: origin + path,
    parentOrganization: { '@type': 'SportsOrganization', name: club, url: `${origin}/` },
    ...(team.subtitle && { memberOf: { '@type': 'SportsOrganization', name: team.subtitle } }),
    ...(team.imageUrl && { image: origin + team.imageUrl }),
    ...(team.trainer && { coach: { '@type': 'Person', name: team.trainer.name } }),
    ...(team.stadium.name && { location: { '@type': 'StadiumOrArena', ...team.stadium } }),
  };
}

const Page = styled(Container)`
  padding-block: var(--space-8) var(--space-section);
`;

const Columns = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--space-8);
  align-items: start;

  @media (min-width: 960px) {
    grid-template-columns: 340px minmax(0, 1fr);
  }
`;

const Season = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--space-8);

  /* On phones the picture comes first, as it would on a poster. */
  @media (max-width: 959px) {
    display: contents;

    > :first-child {
      order: -1;
    }
  }
`;

const Figure = styled.figure`
  position: relative;
  overflow: hidden;
  border-radius: var(--radius);
  background: var(--color-frame);
`;

const Caption = styled.figcaption`
  padding: var(--space-2) var(--space-4);
  color: var(--color-on-frame);
  font: 750 1.0625rem/1.3 var(--font-display);
  letter-spacing: 0.015em;
  word-spacing: 0.08em;
`;
