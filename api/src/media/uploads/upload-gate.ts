import type { User } from '../../contract/index.ts';
import { tryLater } from '../../errors.ts';

/**
 * Limits concurrent uploads: waiting ones already take disk space. One account has at most half of the places, so that
 * slow senders do not keep others out. `what` is what is uploaded, in German.
 */
export function createUploadGate(most: number, what: string) {
  const underWay: string[] = [];

  return async <T>({ id }: User, upload: () => Promise<T>): Promise<T> => {
    const own = underWay.filter((account) => account === id).length;
    if (underWay.length >= most || own >= most / 2)
      throw tryLater(
        429,
        'too_many_uploads',
        `Gerade werden sehr viele ${what} hochgeladen. Bitte in ein paar Sekunden noch einmal versuchen.`,
        5,
      );
    underWay.push(id);
    try {
      return await upload();
    } finally {
      underWay.splice(underWay.indexOf(id), 1);
    }
  };
}
