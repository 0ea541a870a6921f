import type { FastifyInstance } from 'fastify';
import type { Static, TSchema } from 'typebox';
import { IMPORT_LIMITS, ImportReport, ImportRun, type ImportKind, type Role } from '../contract/index.ts';
import type { Database } from '../database/connect.ts';
import type { Editor } from '../editing/versions.ts';
import { changedSinceReport } from './import-errors.ts';
import { findRun, lockImports, noteRun, type TakenRow } from './import-runs.ts';

/** What an import would do, and the way to do it, in the transaction in which it was planned. */
export type ImportPlan = {
  report: ImportReport;
  /** Returns the rows that were read and written. */
  write: (editor: Editor) => Promise<TakenRow[]>;
};

/** One kind of import: what is sent, and what becomes of it. */
type Importer<Body extends TSchema, Source> = {
  kind: ImportKind;
  /** Who may do it; default: editors. */
  role?: Role;
  /** Where its rows go. */
  table: string;
  body: Body;
  /** Reads what was sent; throws 422 for what it cannot read. `title` names it in the list of imports. */
  read: (body: Static<Body>) => Promise<Source & { title: string }> | (Source & { title: string });
  /** Writes nothing. */
  plan: (db: Database, source: Source, body: Static<Body>) => Promise<ImportPlan>;
  /** Runs before anything is written. */
  before?: () => Promise<unknown>;
};

/** A file as Base64, and answers to every row of it. */
const BODY_BYTES = 2 * IMPORT_LIMITS.bytes;

/**
 * The two routes of an import: the report, which writes nothing, and the import itself, in one transaction, as the
 * report said.
 */
export function importRoutes<Body extends TSchema, Source>(
  app: FastifyInstance,
  { kind, role = 'editor', table, body: schema, read, plan, before }: Importer<Body, Source>,
): void {
  const common = { onRequest: app.requireRole(role), bodyLimit: BODY_BYTES };

  // The schema has validated the bodies.
  app.post(
    `/api/imports/${kind}/report`,
    { ...common, config: { onlyReads: true }, schema: { body: schema, response: { 200: ImportReport } } },
    async (request) => {
      const body = request.body as Static<Body>;
      return (await plan(app.db, await read(body), body)).report;
    },
  );

  app.post(
    `/api/imports/${kind}`,
    { ...common, schema: { body: schema, response: { 200: ImportRun } } },
    async (request) => {
      const body = request.body as Static<Body> & { digest?: string };
      const editor = request.user;
      const source = await read(body);
      if (before) await before();
      return app.db.transaction(async (trx) => {
        await lockImports(trx);
        const { report, write } = await plan(trx, source, body);
        if (report.digest !== body.digest) throw changedSinceReport();
        const rows = await write(editor);
        return findRun(trx, await noteRun(trx, { kind, title: source.title, table, editor }, rows));
      });
    },
  );
}
