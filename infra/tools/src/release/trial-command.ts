import { beginPreview, publishSection, type Publication } from '@portal/server/portal-client';
import { releaseCommand } from '../webpack/place.ts';

/** For whom a version is published that does not go live. */
export type TrialWish = { kind: 'preview' };

const day = new Intl.DateTimeFormat('de-DE', { dateStyle: 'medium', timeStyle: 'short' });

/** Uploads a version and has it shown on trial; live stays what is live. Throws what was refused. */
export async function publishOnTrial(
  publication: Publication,
  _wish: TrialWish,
  say: (line: string) => void,
): Promise<void> {
  const { portalUrl, descriptor } = publication;
  const { name: section, version } = descriptor;
  await publishSection({ ...publication, activate: false });
  const { address, endsAt } = await beginPreview(publication, section, version);
  say(
    `${section} ${version} ist geprüft und nicht live. Wer diesen Link hat, sieht es bis ${day.format(new Date(endsAt))}:`,
  );
  say(`  ${new URL(address ?? '/', portalUrl)}`);
  say(`Für alle wird es mit: ${releaseCommand(section)} --version ${version}`);
}
