import { LATE_STYLES_ID, STYLE_MARKS_ID, STYLES_ID } from '../routing/style-marks.ts';

/** The separator that styled-components expects between its rules. */
const SPLITTER = '/*!sc*/\n';

/**
 * Hands the page's styles to styled-components before its code runs, which adopts them. Returns a function that removes
 * the page's own afterwards.
 */
export function handOverStyles(): () => void {
  const [early, late, marks] = [STYLES_ID, LATE_STYLES_ID, STYLE_MARKS_ID].map((id) => document.getElementById(id));
  if (!early || !late || !marks) return () => undefined;
  const rules = [early, late].map((styles) => styles.textContent.split('\n'));
  const [version = '', ...lines] = marks.textContent.split('\n');
  const marked = lines.flatMap((line) => {
    const [group, id, inEarly, inLate, names] = line.split(' ');
    const own = [inEarly, inLate].flatMap((count, place) => rules[place]?.splice(0, Number(count)) ?? []);
    return [...own, `data-styled.g${group}[id="${id}"]{content:"${names},"}`];
  });
  const handed = document.createElement('style');
  // Browsers do not apply a style of another type.
  handed.type = 'text/plain';
  handed.dataset['styled'] = 'true';
  handed.dataset['styledVersion'] = version;
  handed.textContent = marked.join(SPLITTER);
  early.after(handed);
  return () => [early, late].forEach((styles) => styles.remove());
}
