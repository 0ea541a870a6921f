/** The address that dials a number as people write it: „06733 / 1903-0" → `tel:0673319030`. */
export function phoneHref(phone: string): string {
  return `tel:${phone.replace('(0)', '').replace(/[^\d+]/g, '')}`;
}
