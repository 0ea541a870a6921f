import type { Knex } from 'knex';
import type { AllowedOrigins, ReleaseDescriptor, SectionOrigin } from '../contract/index.ts';
import { isShell } from '../contract/index.ts';

/** Which origins outside of the site administrators have allowed each section. */
export function createSectionOriginsRepository(db: Knex) {
  return {
    /** What a release needs and nobody has allowed yet. */
    async findMissing(descriptor: ReleaseDescriptor): Promise<SectionOrigin[]> {
      const needed = isShell(descriptor) ? [] : (descriptor.origins ?? []);
      if (needed.length === 0) return [];
      const allowed = await db('section_origins')
        .where({ section: descriptor.name })
        .select<{ kind: string; origin: string }[]>('kind', 'origin');
      return needed.filter(({ kind, origin }) => !allowed.some((one) => one.kind === kind && one.origin === origin));
    },

    async allow(section: string, { origins }: AllowedOrigins, by: string): Promise<void> {
      await db('section_origins')
        .insert(origins.map(({ kind, origin }) => ({ section, kind, origin, allowed_by: by })))
        .onConflict()
        .ignore();
    },
  };
}
