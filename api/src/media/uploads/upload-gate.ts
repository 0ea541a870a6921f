import { tryLater } from '../../errors.ts';

/** Limits concurrent uploads: waiting ones already take disk space. `what` is what is uploaded, in German. */
export function createUploadGate(most: number, what: string) {
  let underWay = 0;

  return async <T>(upload: () => Promise<T>): Promise<T> => {
    if (underWay >= most)
      throw tryLater(
        429,
        'too_many_uploads',
        `Gerade werden sehr viele ${what} hochgeladen. Bitte in ein paar Sekunden noch einmal versuchen.`,
        5,
      );
    underWay += 1;
    try {
      return await upload();
    } finally {
      underWay -= 1;
    }
  };
}
