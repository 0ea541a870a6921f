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

/** What decides whether the names of a team's players may be shown. */
type Agreed = Parameters<typeof squadRule>[0];

/**
 * A team of a season that is over. The club has agreed to show a squad of young people for as long as it shows that of
 * the `present` team, null for one that is deleted, and never one that was archived as a squad of adults.
 */
export function shownArchivedTeam(team: ArchivedTeam, present: Agreed | null): ArchivedTeam {
  const wasYoung = team.group === 'youth';
  const isYoung = wasYoung || ageOfTeam(team) === 'young' || Boolean(present && squadRule(present).isYoung);
  if (!isYoung) return team;
  return { ...team, squad: wasYoung && present?.showsSquad ? team.squad.map(withoutSurname) : [] };
}

function shownTrainer({ contactConsent = false, phone = null, email = null, ...trainer }: EditableTrainer): Trainer {
  return { ...trainer, ...(contactConsent && { phone, email }) };
}

function withoutSurname(player: SquadMember): SquadMember {
  return { ...player, name: player.name && (youngName(player.name) || null) };
}
