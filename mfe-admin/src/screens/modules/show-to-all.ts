import type { Activation } from '@portal/api/contract';
import { failureText, refusalCodeOf } from '../../kit/failure.ts';
import { confirm } from '../../kit/dialog/confirm.ts';
import { showToAll } from './modules-api.ts';

/** The consent that answers a refusal: the option of a release on the command line. */
const WORDS: Readonly<Record<string, 'again' | 'older' | 'newOrigin'>> = {
  rolled_back: 'again',
  older_release: 'older',
  new_origin: 'newOrigin',
  unknown_ancestry: 'newOrigin',
};

/**
 * Makes a candidate live for all. If it needs consent, because it is older than the live version, was rolled back or
 * comes from elsewhere, it asks with the portal's own sentence. Returns false when somebody declines; throws other
 * refusals.
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
