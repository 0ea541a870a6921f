import type { Team } from '@portal/api/contract';
import { ButtonLink, ErrorArea, MailIcon, MapPinIcon, raised, useClub } from '@portal/shared-ui';
import { ownTeamPaths } from '@portal/shared-ui/team-path';
import { styled } from 'styled-components';
import { MapLink } from '../ground/MapLink.tsx';
import { mapOfGround } from '../ground/map-of-ground.ts';
import { TrainerCard } from './TrainerCard.tsx';
import { useTeamTrainingTimes } from '../teams-api.ts';
import { TrainingDates } from '../training-times/TrainingDates.tsx';
import { useTrialTraining } from '../training-times/use-trial-training.ts';
import { timesOfTeam, trainingLine } from '../training-times/training-times.ts';

/**
 * The left column: the trainer, when and where the team trains, and how to get in touch. The warning is that of
 * docs/specification.md#1st-team-mannschaft; other teams have the club's own words.
 */
export function TeamContact({ team }: { team: Team }) {
  const trial = useTrialTraining();
  const map = mapOfGround(team.stadium, useClub());
  return (
    <Column>
      {team.trainer && <TrainerCard trainer={team.trainer} />}
      <Box>
        <Title>Trainingszeiten</Title>
        <TeamTrainingTimes team={team} />
        {ownTeamPaths.has(team.slug) ? (
          <Warning>
            <b>Achtung:</b> Probetraining bitte vorher mit dem Trainer absprechen!
          </Warning>
        ) : (
          trial && <Warning>{trial}</Warning>
        )}
      </Box>
      {(team.stadium.name || team.stadium.address) && (
        <Box>
          {/* Without a name it is the club's postal address. */}
          <Title>{team.stadium.name ? 'Stadion' : 'Anschrift'}</Title>
          <Address>
            <MapPinIcon />
            <span>
              {team.stadium.name && <Ground>{team.stadium.name}</Ground>}
              {team.stadium.address}
            </span>
          </Address>
          {map && (
            <span data-noprint="">
              <MapLink href={map}>Auf der Karte ansehen</MapLink>
            </span>
          )}
        </Box>
      )}
      <ButtonLink to="/kontakt">
        <MailIcon /> Kontakt aufnehmen
      </ButtonLink>
    </Column>
  );
}

/** A team's training times (docs/specification.md#training-times-widget). */
function TeamTrainingTimes({ team }: { team: Pick<Team, 'slug' | 'name'> }) {
  const { data, error, reload } = useTeamTrainingTimes(team.slug);
  if (!data)
    return error ? (
      <ErrorArea title="Die Trainingszeiten konnten nicht geladen werden" onRetry={reload} />
    ) : (
      <output>Trainingszeiten werden geladen...</output>
    );
  const times = timesOfTeam(data, team.name);
  if (times.length === 0) return <p>Keine Trainingszeiten verfügbar</p>;
  return (
    <List>
      {times.map((time) => (
        <li key={time.id}>
          {trainingLine(time)}
          <TrainingDates time={time} />
        </li>
      ))}
    </List>
  );
}

const Column = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--space-5);
`;

const Box = styled.section`
  padding: var(--space-5);
  ${raised}
`;

const Title = styled.h2`
  margin-bottom: var(--space-3);
  font-size: var(--text-lg);
`;

const Warning = styled.p`
  position: relative;
  margin-top: var(--space-4);
  padding-left: var(--space-5);
  font-size: var(--text-sm);
  line-height: 1.4;

  b {
    color: var(--color-brand-text);
  }

  &::before {
    content: '';
    position: absolute;
    inset: 0 auto 0 0;
    width: 10px;
    background: var(--color-brand);
    clip-path: polygon(0 0, 100% 0, 40% 100%, 0 100%);
  }
`;

const Address = styled.address`
  display: flex;
  gap: var(--space-3);
  align-items: flex-start;
  font-style: normal;
  line-height: 1.45;
  overflow-wrap: anywhere;

  > svg {
    margin-top: 3px;
    color: var(--color-brand-text);
  }
`;

const Ground = styled.b`
  display: block;
`;

const List = styled.ul`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--space-2);
  font-weight: 600;
  font-variant-numeric: tabular-nums;
  line-height: 1.4;
`;
