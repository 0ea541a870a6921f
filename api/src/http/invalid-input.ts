import type { FastifyError } from 'fastify';
import { ENTERED_YEARS } from '../contract/index.ts';
import { AppError } from '../errors.ts';

type Problem = NonNullable<FastifyError['validation']>[number];

const PLACES: Readonly<Record<string, string>> = {
  body: 'in der Anfrage',
  querystring: 'in der Adresse',
  params: 'in der Adresse',
  headers: 'in den Kopfzeilen',
};

const FORMATS: Readonly<Record<string, string>> = {
  'date-time': 'muss ein Zeitpunkt wie 2026-11-21T15:00:00+01:00 sein',
  date: 'muss ein Tag wie 2026-11-21 sein',
  uuid: 'ist keine gültige Kennung',
};

/** 400 with a German sentence that names the field; forms read `field` from the answer. */
export function describeInvalidInput(error: FastifyError): AppError {
  const problems = error.validation ?? [];
  const problem = problems.find(({ keyword }) => keyword === 'additionalProperties') ?? problems[0];
  if (!problem) return new AppError(400, 'invalid_input', 'Die Anfrage ist ungültig.');
  const field = fieldOf(problem);
  const place = PLACES[error.validationContext ?? 'body'] ?? 'in der Anfrage';
  const subject = field ? `Das Feld „${field}“ ${place}` : 'Die Anfrage';
  return new AppError(400, 'invalid_input', `${subject} ${complaint(problem)}.`, field ? { field } : {});
}

function fieldOf({ keyword, instancePath, params }: Problem): string {
  const path = instancePath.slice(1).replaceAll('/', '.');
  const name = keyword === 'additionalProperties' ? params['additionalProperty'] : params['missingProperty'];
  return [path, typeof name === 'string' ? name : ''].filter(Boolean).join('.');
}

function complaint({ keyword, params }: Problem): string {
  switch (keyword) {
    case 'additionalProperties':
      return 'ist unbekannt';
    case 'required':
      return 'fehlt';
    case 'minLength':
      return params['limit'] === 1 ? 'darf nicht leer sein' : `braucht mindestens ${String(params['limit'])} Zeichen`;
    case 'maxLength':
      return `darf höchstens ${String(params['limit'])} Zeichen haben`;
    case 'minimum':
      return `muss mindestens ${String(params['limit'])} sein`;
    case 'maximum':
      return `darf höchstens ${String(params['limit'])} sein`;
    case 'minProperties':
      return 'enthält keine Angaben';
    case 'pattern':
      return params['pattern'] === ENTERED_YEARS ? 'muss zwischen 1900 und 2200 liegen' : 'hat keinen gültigen Wert';
    case 'format':
      return FORMATS[String(params['format'])] ?? 'hat keinen gültigen Wert';
    default:
      return 'hat keinen gültigen Wert';
  }
}
