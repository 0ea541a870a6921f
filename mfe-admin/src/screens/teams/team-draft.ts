import type { EditableTeam, NewTeam, OwnTeamChange, SquadMember, TeamGroup } from '@portal/api/contract';
import { byPosition } from '@portal/shared-ui/squad-positions';
import { formValues } from '../../kit/form/form-values.ts';

/** One player as the form holds it; '' for no number and for a player who does not want to be named. */
export type PlayerDraft = { number: string; position: string; name: string };

/** The values of the form: texts without null, the trainer beside the team. */
export type TeamDraft = typeof blankTeam;

/** Which teams belong together, with what people read. */
export const groupChoices: readonly (readonly [group: TeamGroup, label: string])[] = [
  ['active', 'Aktive'],
  ['youth', 'Jugend'],
  ['other', 'Weitere'],
];

export const blankTeam = {
  name: '',
  slug: '',
  matchName: '',
  subtitle: '',
  season: '',
  /** '' for a new one: decided by its name. */
  group: '' as TeamGroup | '',
  /** '' for none. */
  departmentId: '',
  ageGroup: '',
  /** '' for none, like {@link trainerImageUrl}. */
  imageUrl: '',
  trainerName: '',
  trainerRole: '',
  trainerImageUrl: '',
  trainerPhone: '',
  trainerEmail: '',
  trainerConsent: false,
  stadiumName: '',
  stadiumAddress: '',
  squad: [] as PlayerDraft[],
  /** '' for the default. */
  showsSquad: '' as '' | 'yes' | 'no',
};

const stored = formValues(blankTeam);

/** A stored team as the form shows it. */
export function teamDraftOf(team: EditableTeam): TeamDraft {
  return {
    ...stored(team),
    trainerName: team.trainer?.name ?? '',
    trainerRole: team.trainer?.role ?? '',
    trainerImageUrl: team.trainer?.imageUrl ?? '',
    trainerPhone: team.trainer?.phone ?? '',
    trainerEmail: team.trainer?.email ?? '',
    trainerConsent: team.trainer?.contactConsent ?? false,
    showsSquad: choiceOf(team.showsSquad),
    squad: team.squad.map(({ number, position, name }) => ({
      number: number === null ? '' : String(number),
      position,
      name: name ?? '',
    })),
  };
}

/** The request body. Without any data the trainer is null; the role is made from the team's name. */
export function toNewTeam(draft: TeamDraft): NewTeam {
  const name = draft.name.trim();
  const slug = draft.slug.trim();
  const matchName = draft.matchName.trim() || name;
  return {
    name,
    ...(slug && { slug }),
    ...(matchName && { matchName }),
    subtitle: draft.subtitle.trim() || null,
    season: draft.season.trim() || null,
    ...(draft.group && { group: draft.group }),
    departmentId: draft.departmentId || null,
    ageGroup: draft.ageGroup.trim() || null,
    imageUrl: draft.imageUrl || null,
    trainer: trainerOf(draft, name),
    stadiumName: draft.stadiumName.trim() || null,
    stadiumAddress: draft.stadiumAddress.trim() || null,
    squad: draft.squad.map(toSquadMember),
    showsSquad: draft.showsSquad === '' ? null : draft.showsSquad === 'yes',
  };
}

/** The same for the fields that trainers change. */
export function toOwnChange(draft: TeamDraft): OwnTeamChange {
  const {
    name: _,
    slug: _slug,
    matchName: _matchName,
    group: _group,
    departmentId: _department,
    showsSquad: _squad,
    ...own
  } = toNewTeam(draft);
  return own;
}

/** The form's field for one of the contract's. */
export function teamField(field: string): string {
  const names: Readonly<Record<string, string>> = {
    'trainer.name': 'trainerName',
    'trainer.role': 'trainerRole',
    'trainer.imageUrl': 'trainerImageUrl',
    'trainer.phone': 'trainerPhone',
    'trainer.email': 'trainerEmail',
  };
  return names[field] ?? field;
}

/** Sorts by position, then by number; players without one come last. */
export function sortSquad(squad: readonly PlayerDraft[]): PlayerDraft[] {
  const number = (player: PlayerDraft) => Number(player.number) || Number.MAX_SAFE_INTEGER;
  return squad.toSorted(
    (a, b) => byPosition(a.position, b.position) || number(a) - number(b) || a.name.localeCompare(b.name, 'de'),
  );
}

/** The lowest number nobody wears. */
export function freeNumber(squad: readonly PlayerDraft[]): string {
  const worn = new Set(squad.map(({ number }) => number));
  const all = Array.from({ length: 99 }, (_, index) => String(index + 1));
  return all.find((number) => !worn.has(number)) ?? '';
}

function trainerOf(draft: TeamDraft, team: string) {
  const { trainerName, trainerRole, trainerImageUrl, trainerPhone, trainerEmail, trainerConsent } = draft;
  const [name, role, phone, email] = [trainerName, trainerRole, trainerPhone, trainerEmail].map((text) => text.trim());
  if (!name && !role && !trainerImageUrl && !phone && !email) return null;
  return {
    name: name || 'Trainer',
    role: role || `Trainer ${team}`,
    imageUrl: trainerImageUrl || null,
    phone: phone || null,
    email: email || null,
    contactConsent: trainerConsent,
  };
}

function choiceOf(shows: boolean | null | undefined): TeamDraft['showsSquad'] {
  if (shows === null || shows === undefined) return '';
  return shows ? 'yes' : 'no';
}

function toSquadMember({ number, position, name }: PlayerDraft): SquadMember {
  return { number: number.trim() ? Number(number) : null, position: position.trim(), name: name.trim() || null };
}
