import {
  ageOfTeam,
  squadRule,
  youngName,
  type ArchivedTeam,
  type EditableTeam,
  type EditableTrainer,
  type NewTeam,
  type SquadMember,
  type Team,
  type TeamGroup,
  type Trainer,
} from '../contract/index.ts';

/** The group a team belongs to by its name and age group, where nobody has said another. */
export function groupByName(team: Pick<NewTeam, 'name' | 'ageGroup'>): TeamGroup {
  return ageOfTeam(team) === 'young' ? 'youth' : 'active';
}

/** A team as visitors may see it: data without consent, and names of children, never leave the server. */
export function shownTeam(team: EditableTeam): Team {
  const { isYoung, isShown } = squadRule(team);
  const squad = isYoung ? team.squad.map(withoutSurname) : team.squad;
  return { ...team, trainer: team.trainer && shownTrainer(team.trainer), squad: isShown ? squad : [] };
}

/**
 * A team of a season that is over. Nobody has agreed to show one that was archived under a group of adults though its
 * name is that of young people.
 */
export function shownArchivedTeam(team: ArchivedTeam): ArchivedTeam {
  return team.group !== 'youth' && ageOfTeam(team) === 'young' ? { ...team, squad: [] } : team;
}

function shownTrainer({ contactConsent = false, phone = null, email = null, ...trainer }: EditableTrainer): Trainer {
  return { ...trainer, ...(contactConsent && { phone, email }) };
}

function withoutSurname(player: SquadMember): SquadMember {
  return { ...player, name: player.name && (youngName(player.name) || null) };
}
