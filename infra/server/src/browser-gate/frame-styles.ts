/** The frame of a page that shows no section: its style rules, the classes of its elements, and what is seen of it. */
export type FrameLook = { rules: string[]; classes: string[]; seen: string[] };

/**
 * What a section does to the frame around it: rules that reach its elements, and parts of it that are not seen any
 * more.
 */
export type FrameDamage = { rules: string[]; gone: string[] };

/** What of a frame is looked for. */
export const FRAME_PARTS = ['Kopf', 'Inhalt', 'Fuß'];

/**
 * Runs in the page; complete in itself, because only its text gets there. Without a frame to compare with it only
 * looks.
 */
export function lookAtFrame(before: FrameLook | null): FrameLook & FrameDamage {
  const landmarks = { Kopf: 'header', Inhalt: 'main', Fuß: 'footer' };
  const outside = [...document.querySelectorAll('html, body, header, header *, footer, footer *')].filter(
    (element) => !element.closest('main'),
  );
  const classes = [...new Set(outside.flatMap((element) => [...element.classList]))];
  const styleRules = (rules: CSSRuleList): CSSStyleRule[] =>
    [...rules].flatMap((rule) => {
      if (rule instanceof CSSStyleRule) return [rule];
      return 'cssRules' in rule ? styleRules(rule.cssRules as CSSRuleList) : [];
    });
  const all = [...document.styleSheets, ...document.adoptedStyleSheets].flatMap((sheet) => styleRules(sheet.cssRules));
  const rules = [...new Set(all.map(({ cssText }) => cssText))];
  const seen = Object.entries(landmarks)
    .filter(([, selector]) => {
      const element = [...document.querySelectorAll(selector)].find(
        (one) => selector === 'main' || !one.closest('main'),
      );
      const box = element?.getBoundingClientRect();
      return (
        box &&
        box.width > 0 &&
        box.height > 0 &&
        element?.checkVisibility({ opacityProperty: true, visibilityProperty: true })
      );
    })
    .map(([name]) => name);
  if (!before) return { rules, classes, seen, gone: [] };

  const reaches = (selector: string) => {
    // What it looks like while it is pointed at, or beside it, is reached as well.
    const element =
      selector.replaceAll(/::?(before|after|hover|focus|focus-visible|focus-within|active)\b/g, '') || '*';
    try {
      return outside.some((one) => one.matches(element));
    } catch {
      return false;
    }
  };
  // The frame's own rules are those of its generated classes; a rule for something else, or for a class it had before,
  // is not.
  const isForeign = (selector: string) => {
    const subject = /[^\s>+~]*$/.exec(selector)?.[0] ?? '';
    const names = [...subject.matchAll(/\.([\w-]+)/g)].map(([, name = '']) => name);
    return names.length === 0 || names.some((name) => before.classes.includes(name));
  };
  // What names no class, no identity and no attribute is about elements of other sections, too, wherever these are.
  const isForAll = (selector: string) => !/[.#[]/.test(selector);
  const stray = all.filter(
    ({ cssText, selectorText }) =>
      !before.rules.includes(cssText) &&
      selectorText.split(/,(?![^(]*\))/).some((one) => isForAll(one) || (isForeign(one.trim()) && reaches(one.trim()))),
  );
  return {
    classes,
    seen,
    rules: [...new Set(stray.map(({ cssText }) => cssText))],
    gone: before.seen.filter((name) => !seen.includes(name)),
  };
}
