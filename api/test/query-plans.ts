import { AsyncLocalStorage } from 'node:async_hooks';
import type { FastifyInstance } from 'fastify';
import type { Knex } from 'knex';

/** A statement as knex sends it. */
type Statement = { sql: string; bindings: readonly unknown[] };
/** The part of EXPLAIN's answer that is read here. */
type Plan = { 'Node Type': string; 'Relation Name'?: string; Plans?: Plan[] };

const cause = new AsyncLocalStorage<object>();

/** The reading statements that `work` causes, without those of timers that run meanwhile and of an API that starts. */
export async function statementsOf(app: FastifyInstance, work: () => Promise<unknown>): Promise<Statement[]> {
  // Otherwise the first request starts work that runs then, such as removing rows that were deleted long ago.
  await app.ready();
  const { db } = app;
  const seen: Statement[] = [];
  const listen = ({ sql, bindings }: Statement) => {
    if (cause.getStore() === seen && /^\s*(select|with)\b/i.test(sql)) seen.push({ sql, bindings });
  };
  db.on('query', listen);
  try {
    await cause.run(seen, async () => void (await work()));
  } finally {
    db.removeListener('query', listen);
  }
  return seen;
}

/** The tables a statement reads from end to end, whatever is asked for. */
export async function tablesReadWhole(db: Knex, { sql, bindings }: Statement): Promise<string[]> {
  const connection = (await db.client.acquireConnection()) as {
    query(sql: string, values: readonly unknown[]): Promise<{ rows: { 'QUERY PLAN': [{ Plan: Plan }] }[] }>;
  };
  try {
    const { rows } = await connection.query(`EXPLAIN (FORMAT JSON) ${sql}`, bindings);
    return rows.flatMap((row) => wholeScans(row['QUERY PLAN'][0].Plan));
  } finally {
    await db.client.releaseConnection(connection);
  }
}

function wholeScans(plan: Plan): string[] {
  const below = (plan.Plans ?? []).flatMap(wholeScans);
  const table = plan['Relation Name'];
  return plan['Node Type'] === 'Seq Scan' && table ? [table, ...below] : below;
}
