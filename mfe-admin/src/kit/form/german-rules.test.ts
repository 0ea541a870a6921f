import { NewAlbum, NewBoardMember, NewArticle, NewEvent, NewSettings, NewSponsor } from '@portal/api/contract';
import { Type, type TSchema } from 'typebox';
import { contractResolver } from './contract-resolver.ts';
import { germanRule } from './german-rules.ts';

test.each([
  ['required', {}, 'Bitte ausfüllen.'],
  ['minLength', { limit: 1 }, 'Bitte ausfüllen.'],
  ['minLength', { limit: 10 }, 'Bitte mindestens 10 Zeichen eingeben.'],
  ['maxLength', { limit: 200 }, 'Bitte höchstens 200 Zeichen eingeben.'],
  ['minimum', { limit: 1800 }, 'Bitte mindestens 1800 eingeben.'],
  ['maximum', { limit: 99 }, 'Bitte höchstens 99 eingeben.'],
  ['minItems', { limit: 1 }, 'Bitte mindestens einen Eintrag auswählen.'],
  ['maxItems', { limit: 3 }, 'Bitte höchstens 3 auswählen.'],
  ['format', { format: 'date-time' }, 'Bitte Datum und Uhrzeit eingeben.'],
  ['type', { type: 'integer' }, 'Bitte eine ganze Zahl eingeben.'],
  ['type', { type: 'number' }, 'Bitte eine Zahl eingeben.'],
  ['type', { type: 'string' }, 'Bitte ausfüllen.'],
  ['somethingNew', {}, 'Bitte eine gültige Angabe machen.'],
])('%s %j: %s', (keyword, params, sentence) => {
  expect(germanRule({ keyword, params })).toBe(sentence);
});

/** The form's message for a field of the contract. */
function sentenceFor(schema: TSchema, value: unknown): unknown {
  const options = { fields: {}, shouldUseNativeValidation: false };
  return contractResolver(Type.Object({ value: schema }))({ value }, undefined, options);
}

test.each([
  ['a picture', NewArticle.properties.imageUrl, 'x.png', 'Bitte ein Bild auswählen, das hier hochgeladen wurde.'],
  ['a website', NewSponsor.properties.websiteUrl, 'baecker', 'Bitte eine vollständige Adresse mit https:// eingeben.'],
  ['an e-mail address', NewBoardMember.properties.email, 'kim', 'Bitte eine gültige E-Mail-Adresse eingeben.'],
  ['a slug', NewArticle.properties.slug, 'Mit Leer', 'Bitte nur Kleinbuchstaben, Ziffern und Bindestriche verwenden.'],
  ['a colour', NewEvent.properties.color, 'rot', 'Bitte eine Farbe wie #dc2626 eingeben.'],
  ['a postal code', NewSettings.properties.postcode, '123', 'Bitte die fünf Ziffern der Postleitzahl eingeben.'],
  ['a year', NewAlbum.properties.date, '0026-07-20', 'Bitte ein Jahr von 1900 bis 2200 eingeben.'],
  ['only blanks', NewArticle.properties.title, '   ', 'Bitte ausfüllen.'],
])("the contract's rule for %s has its own sentence", (_, schema, value, sentence) => {
  expect(sentenceFor(schema, value)).toMatchObject({ errors: { value: { message: sentence } } });
});
