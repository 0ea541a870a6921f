import { setTimeout as wait } from 'node:timers/promises';
import type { FastifyInstance } from 'fastify';
import type { Config } from '../../config.ts';

/** A release that the portal has gone back from, or a canary that it has ended, to what is live. */
type Return = { what: 'release' | 'canary'; section: string; version: string; live: string; reason: string };

const ATTEMPTS = 3;
const PATIENCE_MS = 5_000;
const PAUSE_MS = 1_000;

/** Tells administrators by mail and RELEASE_WEBHOOK by JSON, as far as each is set. Never rejects. */
export async function tellMaintainers(app: FastifyInstance, news: Return): Promise<void> {
  const { what, ...facts } = news;
  const { section, version, live, reason } = facts;
  const subject =
    what === 'release'
      ? `${section} ${version} ist von selbst zurückgegangen`
      : `Der Probelauf von ${section} ${version} ist zu Ende`;
  const outcome = what === 'release' ? `${subject} auf ${live}.` : `${subject}; alle sehen wieder ${live}.`;
  const text = `${outcome}\n\n${reason}\n\nZahlen und Fehler: npm run releases -- ${section} --health\n`;
  const work = [mailAdministrators(app, subject, text), callWebhook(app.config, { ...facts, text: outcome })];
  const warn = (error: unknown) => app.log.warn({ err: error }, 'maintainers not told');
  await Promise.all(work.map((each) => each.catch(warn)));
}

async function mailAdministrators(app: FastifyInstance, subject: string, text: string): Promise<void> {
  if (!app.config.smtpUrl) return;
  const addresses: string[] = await app.db('users').where({ role: 'admin', deactivated_at: null }).pluck('email');
  for (const to of addresses) await app.sendMail({ to, subject, text });
}

async function callWebhook(config: Config, message: object, attempt = 1): Promise<void> {
  if (!config.releaseWebhook) return;
  try {
    const { ok, status } = await fetch(config.releaseWebhook, {
      method: 'POST',
      redirect: 'error',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(message),
      signal: AbortSignal.timeout(PATIENCE_MS),
    });
    if (!ok) throw new Error(`RELEASE_WEBHOOK answers ${status}`);
  } catch (error) {
    if (attempt === ATTEMPTS) throw error;
    await wait(PAUSE_MS * attempt, undefined, { ref: false });
    await callWebhook(config, message, attempt + 1);
  }
}
