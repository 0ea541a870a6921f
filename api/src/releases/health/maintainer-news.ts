import { setTimeout as wait } from 'node:timers/promises';
import type { FastifyInstance } from 'fastify';
import type { Config } from '../../config.ts';
import { createSectionMaintainersRepository } from '../section-maintainers.repository.ts';

/**
 * A release that the portal has gone back from, or a canary or preview that it has ended, to what is live, null for
 * nothing; a canary that another has replaced; or one that should have gone back and is still live, because the version
 * before is refused: `stuck` even with force, `refused` without it.
 */
type MaintainerNews = {
  what: 'release' | 'canary' | 'preview' | 'replaced' | 'refused' | 'stuck';
  section: string;
  version: string;
  live: string | null;
  reason: string;
  /** A trial that did not fit what is live: it may begin again when it does. */
  isMisfit?: boolean;
};

type Portal = Pick<FastifyInstance, 'config' | 'db' | 'log' | 'sendMail'>;

const ATTEMPTS = 3;
const PATIENCE_MS = 5_000;
const PAUSE_MS = 1_000;

/**
 * Tells the section's maintainers, or where it has none of its own the administrators, by mail and RELEASE_WEBHOOK by
 * JSON, as far as each is set. Never rejects.
 */
export async function tellMaintainers(app: Portal, { isMisfit, ...facts }: MaintainerNews): Promise<void> {
  const { what, section, version, live, reason } = facts;
  const refused = {
    subject: `${section} ${version} konnte nicht von selbst zurückgehen`,
    rest: ' und ist weiter live',
  };
  const amend = isMisfit ? 'Bitte anpassen und neu auf Probe stellen.\n' : '';
  const { subject, rest, next } = {
    release: { subject: `${section} ${version} ist von selbst zurückgegangen`, rest: ` auf ${live}`, next: '' },
    canary: {
      subject: `Der Probelauf von ${section} ${version} ist zu Ende`,
      rest: live === null ? '' : `; alle sehen wieder ${live}`,
      next: amend,
    },
    preview: { subject: `Die Vorschau von ${section} ${version} ist zu Ende`, rest: '', next: amend },
    replaced: { subject: `Der Probelauf von ${section} ${version} ist zu Ende`, rest: `; ${reason}`, next: '' },
    stuck: { ...refused, next: '' },
    refused: {
      ...refused,
      next: `Ungeprüft zurück: npm run rollback -- ${section} --force (aus einem eigenen Repository: npx section-kit rollback --force)\n`,
    },
  }[what];
  const outcome = `${subject}${rest}.`;
  const figures = `Zahlen und Fehler: npm run releases -- ${section} --health (aus einem eigenen Repository: npx section-kit releases --health)`;
  const why = rest.includes(reason) ? '' : `${reason}\n\n`;
  const text = `${outcome}\n\n${why}${figures}\n${next}`;
  const work = [mailMaintainers(app, section, { subject, text }), callWebhook(app.config, { ...facts, text: outcome })];
  const warn = (error: unknown) => app.log.warn({ err: error }, 'maintainers not told');
  await Promise.all(work.map((each) => each.catch(warn)));
}

async function mailMaintainers(app: Portal, section: string, mail: { subject: string; text: string }): Promise<void> {
  if (!app.config.smtpUrl) return;
  const own = await createSectionMaintainersRepository(app.db).findOf(section);
  const addresses: string[] =
    own.length > 0
      ? own.map(({ email }) => email)
      : await app.db('users').where({ role: 'admin', deactivated_at: null }).pluck('email');
  for (const to of addresses) await app.sendMail({ to, ...mail });
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
