import type { Activation } from '@portal/api/contract';
import { failureText, refusalCodeOf } from '../../kit/failure.ts';
import { confirm } from '../../kit/dialog/confirm.ts';
import { showToAll } from './modules-api.ts';

/** What answers a refusal: the words that a release takes on the command line. */
const WORDS: Readonly<Record<string, 'again' | 'older' | 'newOrigin'>> = {
  rolled_back: 'again',
  older_release: 'older',
  new_origin: 'newOrigin',
  unknown_ancestry: 'newOrigin',
};

/**
 * Makes a candidate live for all. What has to be said expressly, because it is older than what is live by then, was
 * rolled back or comes from elsewhere, is asked about in the portal's own sentence. Returns false where somebody says
 * no; throws what is refused otherwise.
 */
export async function showToAllAsked(section: string, activation: Activation): Promise<boolean> {
  try {
    await showToAll(section, activation);
    return true;
  } catch (error) {
    const word = WORDS[refusalCodeOf(error) ?? ''];
    if (!word || activation[word]) throw error;
    const isSure = await confirm({
      title: `Version ${activation.version} trotzdem für alle?`,
      text: failureText(error),
      confirmLabel: 'Trotzdem für alle',
    });
    return isSure && showToAllAsked(section, { ...activation, [word]: true });
  }
}
