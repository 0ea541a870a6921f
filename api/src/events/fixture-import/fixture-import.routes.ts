import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import { DfbnetImport, IcalImport, IMPORT_LIMITS } from '../../contract/index.ts';
import type { Database } from '../../database/connect.ts';
import { AppError } from '../../errors.ts';
import { importRoutes, type ImportPlan } from '../../imports/import-routes.ts';
import { bytesOf, readText } from '../../imports/read-text.ts';
import type { ReadFixtures } from './fixture.ts';
import { learnNames } from './own-teams.ts';
import { planFixtures } from './plan-fixtures.ts';
import { readDfbnet } from './read-dfbnet.ts';
import { readIcal } from './read-ical.ts';
import { writeFixtures } from './write-fixtures.ts';

/** Limits and timeout of fetching a calendar. */
const CALENDAR = {
  mostBytes: IMPORT_LIMITS.bytes,
  timeoutMs: 15_000,
  types: ['text/calendar', 'text/plain', 'application/ics', 'application/octet-stream'],
};

type Source = { kind: 'dfbnet' | 'ical'; read: ReadFixtures; teamId?: string };

/** Fixtures from DFBnet, and from calendars by file or address. */
export const fixtureImportRoutes: FastifyPluginAsyncTypebox = async (app) => {
  importRoutes(app, {
    kind: 'dfbnet',
    table: 'events',
    body: DfbnetImport,
    read: ({ file }): Source & { title: string } => ({ kind: 'dfbnet', title: file.name, read: readDfbnet(file) }),
    plan,
  });

  importRoutes(app, {
    kind: 'ical',
    table: 'events',
    body: IcalImport,
    async read({ file, address, teamId }): Promise<Source & { title: string }> {
      if ((file === undefined) === (address === undefined))
        throw new AppError(400, 'invalid_input', 'Bitte entweder eine Datei oder eine Adresse angeben.', {
          field: 'address',
        });
      const bytes = file ? bytesOf(file) : (await app.fetchOutside(address ?? '', CALENDAR)).bytes;
      const title = file?.name ?? new URL(address ?? '').hostname;
      return { kind: 'ical', title, read: readIcal(readText(bytes)), teamId };
    },
    plan,
  });
};

async function plan(db: Database, source: Source, { names, choices }: Omit<DfbnetImport, 'file'>): Promise<ImportPlan> {
  const { report, fixtures } = await planFixtures(db, { ...source, names });
  return {
    report,
    async write(editor) {
      await learnNames(db, names);
      return writeFixtures(db, fixtures, { choices, editor });
    },
  };
}
