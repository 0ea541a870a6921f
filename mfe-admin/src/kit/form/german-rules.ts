/** A rule of the contract that a value broke, as typebox reports it; `hint` stands beside the pattern. */
export type BrokenRule = { keyword: string; params: Readonly<Record<string, unknown>>; hint?: string | undefined };

/** The message at the field; the one place for these sentences. */
export function germanRule({ keyword, params, hint }: BrokenRule): string {
  const limit = typeof params['limit'] === 'number' ? params['limit'] : '';
  switch (keyword) {
    case 'required':
      return 'Bitte ausfüllen.';
    case 'minLength':
      return params['limit'] === 1 ? 'Bitte ausfüllen.' : `Bitte mindestens ${limit} Zeichen eingeben.`;
    case 'maxLength':
      return `Bitte höchstens ${limit} Zeichen eingeben.`;
    case 'minimum':
      return `Bitte mindestens ${limit} eingeben.`;
    case 'maximum':
      return `Bitte höchstens ${limit} eingeben.`;
    case 'minItems':
      return params['limit'] === 1
        ? 'Bitte mindestens einen Eintrag auswählen.'
        : `Bitte mindestens ${limit} auswählen.`;
    case 'maxItems':
      return `Bitte höchstens ${limit} auswählen.`;
    case 'format':
      return params['format'] === 'date-time'
        ? 'Bitte Datum und Uhrzeit eingeben.'
        : 'Bitte eine gültige Angabe machen.';
    case 'pattern':
      return hint ?? 'Bitte eine gültige Angabe machen.';
    case 'type':
      if (params['type'] === 'integer') return 'Bitte eine ganze Zahl eingeben.';
      return params['type'] === 'number' ? 'Bitte eine Zahl eingeben.' : 'Bitte ausfüllen.';
    default:
      return 'Bitte eine gültige Angabe machen.';
  }
}
