import { AppError, notFound } from '../errors.ts';
import { isIdShaped } from '../rich-text/slug.ts';

export function unknownArticle(): AppError {
  return notFound('Diesen Artikel gibt es nicht.');
}

/** Throws 400: such a slug would be taken for an id (docs/specification.md#5-validation-rules). */
export function refuseIdShaped(slug: string): void {
  if (!isIdShaped(slug)) return;
  throw new AppError(400, 'invalid_input', 'Das Feld „slug“ darf nicht die Form einer Kennung haben.', {
    field: 'slug',
  });
}
