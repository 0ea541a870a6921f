import type { DemoContent } from '../demo-content.ts';
import { seedEvents } from './events.ts';
import { seedTeams } from './teams.ts';
import { seedTrainingTimes } from './training-times.ts';

/** Fills in the season of the teams, each kind once; teams first, because events name them. */
export async function seedSport(content: DemoContent): Promise<void> {
  await seedTeams(content);
  await seedTrainingTimes(content);
  await seedEvents(content);
}
