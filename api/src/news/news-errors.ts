import { AppError, notFound } from '../errors.ts';
import { isIdShaped } from '../rich-text/slug.ts';

export function unknownArticle(): AppError {
  return notFound('Diesen Artikel gibt es nicht.');
}

/** Nothing tells whether a link has ended, was withdrawn or never existed. */
export function previewOver(): AppError {
  return new AppError(
    410,
    'preview_over',
    'Dieser Link zur Vorschau gilt nicht mehr. Bitte in der Redaktion nach einem neuen fragen.',
  );
}

export function archivedArticle(): AppError {
  return new AppError(
    409,
    'article_archived',
    'Ein archivierter Artikel hat keine Vorschau. Mache ihn dafür erst wieder zum Entwurf.',
  );
}

export function slugTaken(slug: string): AppError {
  return new AppError(409, 'slug_taken', `Die Adresse „${slug}“ ist schon vergeben.`, { field: 'slug' });
}

/** Throws 400: such a slug would be taken for an id (docs/specification.md#5-validation-rules). */
export function refuseIdShaped(slug: string): void {
  if (!isIdShaped(slug)) return;
  throw new AppError(400, 'invalid_input', 'Das Feld „slug“ darf nicht die Form einer Kennung haben.', {
    field: 'slug',
  });
}
