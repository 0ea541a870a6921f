/**
 * The address that dials a number as people write it: „01234 / (0) 5678-0“ → `tel:0123456780`; undefined for other
 * texts.
 */
export function phoneHref(phone: string): string | undefined {
  const number = phone.replace('(0)', '').replaceAll(/[^\d+]/g, '');
  return /\d/.test(number) ? `tel:${number}` : undefined;
}
