import type { DemoContent } from '../demo-content.ts';
import { seedBoard } from './board.ts';

/** Fills in the club's own content, each kind once. */
export async function seedClub(content: DemoContent): Promise<void> {
  await seedBoard(content);
}
