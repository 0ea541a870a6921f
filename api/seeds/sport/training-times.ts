import type { NewTrainingTime } from '../../src/contract/index.ts';
import { createTrainingTimesRepository } from '../../src/training-times/training-times.repository.ts';
import type { DemoContent } from '../demo-content.ts';
import { seedOnce } from '../seed-once.ts';

type Line = [
  team: string,
  days: NewTrainingTime['dayOfWeek'][],
  startTime: string,
  endTime: string,
  location: string,
  notes?: string,
];

const lines: readonly Line[] = [
  ['1. Mannschaft', ['tuesday'], '19:00', '20:30', 'Hauptplatz'],
  ['1. Mannschaft', ['thursday'], '19:00', '20:30', 'Hauptplatz', 'anschließend Mannschaftssitzung'],
  ['2. Mannschaft', ['tuesday', 'thursday'], '19:30', '21:00', 'Nebenplatz'],
  ['A-Jugend', ['monday', 'wednesday'], '18:30', '20:00', 'Nebenplatz'],
  ['C-Jugend', ['tuesday'], '17:30', '19:00', 'Nebenplatz'],
  ['C-Jugend', ['thursday'], '17:30', '19:00', 'Sportplatz Bechtheim', 'Fahrgemeinschaft ab 17:10 Uhr'],
  ['D-Jugend', ['monday', 'wednesday'], '17:00', '18:30', 'Hauptplatz'],
  ['E-Jugend', ['tuesday', 'friday'], '17:00', '18:15', 'Kleinfeld'],
  ['F-Jugend', ['friday'], '16:30', '17:45', 'Kleinfeld'],
  ['Bambini', ['friday'], '15:30', '16:30', 'Kleinfeld', 'Schnuppern jederzeit'],
  ['Mädchen', ['wednesday'], '17:00', '18:30', 'Nebenplatz', 'alle zwischen acht und dreizehn Jahren'],
  ['Alte Herren', ['friday'], '19:30', '21:00', 'Hauptplatz'],
  ['Gehfußball', ['thursday'], '17:00', '18:00', 'Nebenplatz', 'bei schlechtem Wetter in der Halle'],
  ['Gymnastik', ['monday'], '19:00', '20:00', 'Vereinsheim', 'offen für alle, Matte mitbringen'],
];

/** When and where the club trains; goalkeepers pause, which only editors see. */
export async function seedTrainingTimes({ db }: Pick<DemoContent, 'db'>): Promise<void> {
  await seedOnce(db, 'training-times', 'training_times', async (trx) => {
    const times = createTrainingTimesRepository(trx);
    for (const [team, days, startTime, endTime, location, notes = null] of lines)
      for (const dayOfWeek of days) await times.insert({ team, dayOfWeek, startTime, endTime, location, notes }, null);
    const pausing = { team: 'Torwarttraining', dayOfWeek: 'saturday', startTime: '10:00', active: false } as const;
    await times.insert(pausing, null);
  });
}
