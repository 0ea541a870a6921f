import type { PictureAnswer, PictureToAnswer } from '@portal/api/contract';
import { HttpError, request } from '@portal/shared-ui';
import { refusalCodeOf } from '../failure.ts';
import { confirm, createQuestions } from '../dialog/confirm.ts';

const questions = createQuestions<{ pictures: readonly Pick<PictureToAnswer, 'id' | 'url'>[] }>();

/** Asks in a dialog whether the pictures show children; returns whether that was answered. */
export const askAboutPictures = questions.ask;

/** The question that is open now; the frame shows it. */
export const usePictureQuestion = questions.useQuestion;

/**
 * Sends a request that may publish pictures: refused because some are unanswered, it asks in place and tries again. A
 * picture that was just said to lack consent is not asked about again. Throws HttpError.
 */
export async function publishAnswered<Result>(
  write: () => Promise<Result>,
  asked: ReadonlySet<string> = new Set(),
): Promise<Result> {
  try {
    return await write();
  } catch (error) {
    const pictures = picturesOf(error)?.filter(({ id, children }) => !children || !asked.has(id)) ?? [];
    if (pictures.length === 0 || !(await askAboutPictures({ pictures }))) throw error;
    return publishAnswered(write, new Set([...asked, ...pictures.map(({ id }) => id)]));
  }
}

/** Whether something was not published because of its pictures. */
export function isKeptBack(error: unknown): boolean {
  return picturesOf(error) !== undefined;
}

function picturesOf(error: unknown): readonly PictureToAnswer[] | undefined {
  if (!(error instanceof HttpError) || refusalCodeOf(error) !== 'pictures_unanswered') return undefined;
  return (error.body as { pictures: PictureToAnswer[] }).pictures;
}

/** The most that one request answers for. */
const AT_ONCE = 500;

/**
 * Answers for all of them; pictures that visitors see without consent are removed after a confirmation. Returns whether
 * it was done.
 */
export async function answerPictures(ids: readonly string[], answer: PictureAnswer): Promise<boolean> {
  const send = async (how: { force?: boolean }): Promise<void> => {
    for (let from = 0; from < ids.length; from += AT_ONCE)
      await request('POST', '/api/media/answers', { ids: ids.slice(from, from + AT_ONCE), ...answer, ...how });
  };
  try {
    await send({});
    return true;
  } catch (error) {
    if (refusalCodeOf(error) !== 'picture_in_use') throw error;
    const isConfirmed = await confirm({
      title: 'Auf der Website zu sehen',
      text: 'Ohne Einwilligung verschwinden diese Bilder sofort überall. Artikel, Alben und Seiten bleiben. Im Papierkorb liegen die Bilder noch 30 Tage.',
      confirmLabel: 'Überall entfernen',
    });
    if (isConfirmed) await send({ force: true });
    return isConfirmed;
  }
}
