import type { EditableTeam, EditableTrainer, SquadMember, Team, TeamGroup, Trainer } from '../contract/index.ts';

const YOUTH_WORDS = ['jugend', 'junior', 'bambini', 'mädchen', 'jungen', 'kinder', 'minis'];
/** U5 to U19; U23 is a team of adults. */
const YOUTH_AGES = /(?:^|[^a-zäöü0-9])u ?-?(?:[5-9]|1[0-9])(?:[^0-9]|$)/;

/** The group a team belongs to by its name, where nobody has said another. */
export function groupByName(name: string): TeamGroup {
  const words = name.toLocaleLowerCase('de-DE');
  return YOUTH_WORDS.some((word) => words.includes(word)) || YOUTH_AGES.test(words) ? 'youth' : 'active';
}

/** A team as visitors may see it: what nobody has agreed to, and what would name a child, never leaves the server. */
export function shownTeam(team: EditableTeam): Team {
  const isYouth = team.group === 'youth';
  const isSquadShown = team.showsSquad ?? !isYouth;
  const squad = isYouth ? team.squad.map(withoutSurname) : team.squad;
  return { ...team, trainer: team.trainer && shownTrainer(team.trainer), squad: isSquadShown ? squad : [] };
}

function shownTrainer({ contactConsent = false, phone = null, email = null, ...trainer }: EditableTrainer): Trainer {
  return { ...trainer, ...(contactConsent && { phone, email }) };
}

/** First name and initial: `Max Mustermann` and `Mustermann, Max` give `Max M.` */
function withoutSurname(player: SquadMember): SquadMember {
  if (player.name === null) return player;
  const [family = '', given] = player.name.split(',');
  const words = (given ? `${given} ${family}` : family).split(/\s+/).filter(Boolean);
  const [first = '', ...others] = words;
  const initial = others.at(-1)?.at(0);
  return { ...player, name: initial ? `${first} ${initial.toLocaleUpperCase('de-DE')}.` : first };
}
