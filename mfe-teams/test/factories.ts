import type { ClubEvent, ClubFacts, Team, TrainingDate, TrainingTime } from '@portal/api/contract';
import { clubEvent as anyEvent } from '@portal/shared-ui/test/club-event';

let count = 0;
const nextId = () => `00000000-0000-4000-8000-${String((count += 1)).padStart(12, '0')}`;

/** An event of the whole club, on a Saturday afternoon. */
export function clubEvent(given: Partial<ClubEvent> = {}): ClubEvent {
  const id = nextId();
  return anyEvent({ id, title: `Termin ${count}`, ...given });
}

/** A home match of the first team without a result. */
export function match(given: Partial<ClubEvent> = {}): ClubEvent {
  return clubEvent({
    type: 'match',
    title: 'SV Musterstadt – SV Gegner',
    team: '1-mannschaft',
    opponent: 'SV Gegner',
    home: true,
    competition: 'A-Klasse Musterland',
    location: 'Stadion Musterstadt',
    ...given,
  });
}

export function trainingTime(given: Partial<TrainingTime> = {}): TrainingTime {
  return {
    id: nextId(),
    team: '1. Mannschaft',
    dayOfWeek: 'tuesday',
    startTime: '19:00',
    endTime: '20:30',
    location: null,
    notes: null,
    active: true,
    ...given,
  };
}

/** A Thursday evening of {@link trainingTime}. */
export function trainingDate(given: Partial<TrainingDate> = {}): TrainingDate {
  return {
    id: `${nextId()}_2026-11-26`,
    startDate: '2026-11-26T19:00:00+01:00',
    endDate: '2026-11-26T20:30:00+01:00',
    location: 'Hauptplatz',
    status: 'planned',
    reason: null,
    ...given,
  };
}

export function team(given: Partial<Team> = {}): Team {
  return {
    id: nextId(),
    slug: '1-mannschaft',
    name: '1. Mannschaft',
    matchName: 'SV Musterstadt',
    subtitle: 'A-Klasse Musterland',
    season: '2024/25',
    imageUrl: null,
    image: null,
    sortOrder: 10,
    trainer: { name: 'Toni Trainer', role: 'Trainer 1. Mannschaft', imageUrl: null, image: null },
    stadium: { name: 'Stadion Musterstadt', address: 'Am Sportplatz 1, 12345 Musterstadt' },
    squad: [],
    ...given,
  };
}

const tab = (name: string) => ({ widgetId: `w-${name}`, url: `https://fussball.example/${name}` });

/** A provider of football data with widgets for both teams. */
export function footballData(given: Partial<NonNullable<ClubFacts['footballData']>> = {}) {
  const tabs = {
    table: tab('table'),
    matches: tab('matches'),
    squad: tab('squad'),
    stats: tab('stats'),
    liveticker: tab('liveticker'),
  };
  return {
    name: 'fussball.example',
    clubUrl: 'https://fussball.example/verein',
    scriptUrl: 'https://fussball.example/widgets.js',
    loadAtOnce: false,
    teams: ['1-mannschaft', '2-mannschaft'].map((slug) => ({
      team: slug,
      url: `https://fussball.example/${slug}`,
      frameUrl: `https://fussball.example/${slug}/live`,
      tabs,
    })),
    ...given,
  };
}
