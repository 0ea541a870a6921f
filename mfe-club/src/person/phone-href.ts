/** The address that dials a number as people write it: „01234 / 5678-0" → `tel:0123456780`. */
export function phoneHref(phone: string): string {
  return `tel:${phone.replace('(0)', '').replace(/[^\d+]/g, '')}`;
}
