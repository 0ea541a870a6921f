import { AppError } from '../../errors.ts';

/** Limits concurrent uploads: waiting ones already take disk space. */
export type UploadGate = { pass: <T>(upload: () => Promise<T>) => Promise<T> };

/** @throws AppError 429 `too_many_uploads` from `pass` while `most` uploads are under way */
export function createUploadGate(most: number): UploadGate {
  let underWay = 0;

  return {
    async pass(upload) {
      if (underWay >= most) throw tooManyUploads();
      underWay += 1;
      try {
        return await upload();
      } finally {
        underWay -= 1;
      }
    },
  };
}

function tooManyUploads(): AppError {
  const message = 'Gerade werden sehr viele Bilder hochgeladen. Bitte in ein paar Sekunden noch einmal versuchen.';
  return new AppError(429, 'too_many_uploads', message, {}, { 'retry-after': '5' });
}
