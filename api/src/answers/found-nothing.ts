/** Whether the JSON of an answer to a question holds nothing that was asked for: empty lists, null. */
export function foundNothing(answer: unknown): boolean {
  if (Array.isArray(answer)) return answer.length === 0;
  if (typeof answer !== 'object' || answer === null) return answer === null;
  // Beside the items are the filters' choices, the same for every question.
  if ('items' in answer) return foundNothing(answer.items);
  const parts = Object.values(answer).filter((part) => typeof part === 'object');
  return parts.length > 0 && parts.every(foundNothing);
}

/** Whether the result contains this value: a slug, a number, the day or month of a date. */
export function isNamedIn(json: string, value: string): boolean {
  if (/^\d{1,6}$/.test(value)) return json.includes(`:${value},`) || json.includes(`:${value}}`);
  const start = json.indexOf(JSON.stringify(value).slice(0, -1));
  return start >= 0 && (json.includes(JSON.stringify(value)) || /^\d{4}-\d\d(-\d\d)?$/.test(value));
}
