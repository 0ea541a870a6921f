import type { Knex } from 'knex';
import type { ModuleOrigins, NamedOrigin, ReleaseDescriptor, SectionOrigin } from '../contract/index.ts';
import { isShell } from '../contract/index.ts';
import { isSameOrigin } from './same-origin.ts';

/** How many changes of a section are shown. */
const CHANGES = 20;

/** Which origins outside of the site administrators have allowed each section, and who changed that. */
export function createSectionOriginsRepository(db: Knex) {
  return {
    /** Origins that a release needs and that nobody has allowed, or somebody has taken back. */
    async findMissing(descriptor: ReleaseDescriptor): Promise<SectionOrigin[]> {
      if (isShell(descriptor) || !descriptor.origins?.length) return [];
      return missingOrigins(descriptor, await this.findAllowed(descriptor.name));
    },

    findAllowed(section: string): Promise<NamedOrigin[]> {
      return db('section_origins').where({ section }).orderBy(['origin', 'kind']).select('kind', 'origin');
    },

    async describe(section: string): Promise<ModuleOrigins> {
      const rows = await db('section_origin_changes')
        .where({ section })
        .orderBy('id', 'desc')
        .limit(CHANGES)
        .select<ChangeRow[]>();
      const changes = rows.map(({ kind, origin, is_allowed, changed_at, changed_by }) => ({
        kind,
        origin,
        isAllowed: is_allowed,
        at: changed_at.toISOString(),
        by: changed_by,
      }));
      return { allowed: await this.findAllowed(section), changes };
    },

    /** Returns those that were not allowed before. */
    async allow(section: string, origins: readonly NamedOrigin[], by: string): Promise<NamedOrigin[]> {
      const allowed = await db('section_origins')
        .insert(origins.map(({ kind, origin }) => ({ section, kind, origin, allowed_by: by })))
        .onConflict()
        .ignore()
        .returning<NamedOrigin[]>(['kind', 'origin']);
      await noteChanges(section, allowed, true, by);
      return allowed;
    },

    /** Returns false when it was not allowed. */
    async withdraw(section: string, { kind, origin }: NamedOrigin, by: string): Promise<boolean> {
      if ((await db('section_origins').where({ section, kind, origin }).delete()) === 0) return false;
      await noteChanges(section, [{ kind, origin }], false, by);
      return true;
    },
  };

  async function noteChanges(section: string, origins: readonly NamedOrigin[], isAllowed: boolean, by: string) {
    const rows = origins.map((one) => ({ section, ...one, is_allowed: isAllowed, changed_by: by }));
    if (rows.length > 0) await db('section_origin_changes').insert(rows);
  }
}

/** The origins that a release needs and that its section is not `allowed`. */
export function missingOrigins(descriptor: ReleaseDescriptor, allowed: readonly NamedOrigin[]): SectionOrigin[] {
  const needed = isShell(descriptor) ? [] : (descriptor.origins ?? []);
  return needed.filter((one) => !allowed.some((other) => isSameOrigin(one, other)));
}

/** SQL for the origins that are allowed the section of a joined release, or null. */
export const ALLOWED_ORIGINS = `(SELECT json_agg(json_build_object('kind', kind, 'origin', origin)) FROM section_origins allowed
  WHERE allowed.section = releases.section)`;

/** The descriptor with only the origins that are still allowed. */
export function withOrigins<Descriptor extends ReleaseDescriptor>(
  descriptor: Descriptor,
  allowed: readonly NamedOrigin[] | null,
): Descriptor {
  if (isShell(descriptor) || !descriptor.origins) return descriptor;
  const origins = descriptor.origins.filter((one) => allowed?.some((other) => isSameOrigin(one, other)));
  return { ...descriptor, origins };
}

type ChangeRow = NamedOrigin & { is_allowed: boolean; changed_at: Date; changed_by: string };
