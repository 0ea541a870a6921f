/**
 * The frame of a page: its style rules, the classes of its elements, its visible parts, and the classes of elements
 * that other sections show in it.
 */
export type FrameLook = { rules: string[]; classes: string[]; seen: string[]; classesOfOthers: string[] };

/** A rule that reaches elements of other sections by classes that these have, too. */
export type Reach = { rule: string; classes: string[] };

/**
 * The effects of a section on its surroundings: rules that reach the frame, parts of the frame that have become
 * invisible, and rules that reach other sections.
 */
export type FrameDamage = { strayRules: string[]; gone: string[]; reaches: Reach[] };

/** The name of the checked section, and the look of a page without sections. */
type FrameQuestion = { section: string; before: FrameLook | null };

/** The parts of a frame that are compared. */
export const FRAME_PARTS = ['Kopf', 'Inhalt', 'Fuß'];

/**
 * Runs in the page; complete in itself, because only its text gets there. Without a frame to compare with it only
 * looks.
 */
export function lookAtFrame({ section, before }: FrameQuestion): FrameLook & FrameDamage {
  const landmarks = { Kopf: 'header', Inhalt: 'main', Fuß: 'footer' };
  const outside = [...document.querySelectorAll('html, body, header, header *, footer, footer *')].filter(
    (element) => !element.closest('main'),
  );
  const classesOf = (elements: readonly Element[]) => [
    ...new Set(elements.flatMap((element) => [...element.classList])),
  ];
  const styleRules = (rules: CSSRuleList): CSSStyleRule[] =>
    [...rules].flatMap((rule) => {
      if (rule instanceof CSSStyleRule) return [rule];
      return 'cssRules' in rule ? styleRules(rule.cssRules as CSSRuleList) : [];
    });
  const all = [...document.styleSheets, ...document.adoptedStyleSheets].flatMap((sheet) => styleRules(sheet.cssRules));
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

  type Fiber = { memoizedProps?: { part?: { kind?: unknown; section?: unknown } } | null; return: Fiber | null };
  /** The shell's part that an element stands in (shell/src/app/SectionPart.tsx); React keeps it beside the element. */
  const sectionOf = (element: Element): unknown => {
    for (let at: Element | null = element; at; at = at.parentElement) {
      const key = Object.keys(at).find((name) => name.startsWith('__reactFiber'));
      let fiber = key === undefined ? null : (at as unknown as Record<string, Fiber | null>)[key];
      if (!fiber) continue;
      for (; fiber; fiber = fiber.return) {
        const part = fiber.memoizedProps?.part;
        if (part?.kind === 'page' || part?.kind === 'widget') return part.section;
      }
      return undefined;
    }
    return undefined;
  };
  const ofOthers = [...document.querySelectorAll('main *')].filter((element) => {
    const owner = sectionOf(element);
    return owner !== undefined && owner !== section;
  });
  const look = {
    classes: classesOf(outside),
    seen,
    rules: [...new Set(all.map(({ cssText }) => cssText))],
    classesOfOthers: classesOf(ofOthers),
  };
  if (!before) return { ...look, strayRules: [], gone: [], reaches: [] };

  const partsOf = (selector: string) => selector.split(/,(?![^(]*\))/).map((one) => one.trim());
  /** What its elements have to be or to stand in; `:not()` and `:has()` do not narrow a rule. */
  const limits = (selector: string) => {
    let rest = selector.replaceAll(/\[[^\]]*\]/g, '[]');
    for (let last = ''; last !== rest;) {
      last = rest;
      rest = rest.replaceAll(/:(?:is|where)\(([^()]*)\)/g, '$1').replaceAll(/:(?!is\(|where\()[\w-]+\([^()]*\)/g, '');
    }
    return rest;
  };
  const namesIn = (selector: string) => Array.from(selector.matchAll(/\.([\w-]+)/g), ([, name = '']) => name);
  const reached = (selector: string, elements: readonly Element[]) => {
    // Pseudo-classes and siblings count, too: the rule reaches the element while it is pointed at, or an element beside
    // it.
    const element =
      selector.replaceAll(/::?(before|after|hover|focus|focus-visible|focus-within|active)\b/g, '') || '*';
    try {
      return elements.some((one) => one.matches(element));
    } catch {
      return false;
    }
  };
  // The frame's own rules are those of its generated classes; a rule for something else, or for a class it had before,
  // is not.
  const isForeign = (selector: string) => {
    const names = namesIn(/[^\s>+~]*$/.exec(limits(selector))?.[0] ?? '');
    return names.length === 0 || names.some((name) => before.classes.includes(name));
  };
  // A selector without class, id and attribute matches elements of other sections, too, wherever these are.
  const isForAll = (selector: string) => !/[.#[]/.test(limits(selector));
  const isStray = (selector: string) => isForAll(selector) || (isForeign(selector) && reached(selector, outside));
  const added = all.filter(({ cssText }) => !before.rules.includes(cssText));
  const stray = added.filter(({ selectorText }) => partsOf(selectorText).some(isStray));
  // A rule that names a class of the section alone matches its own content, slots that others fill included.
  const reaches = added.flatMap(({ cssText, selectorText }) =>
    partsOf(selectorText).flatMap((selector) => {
      const classes = namesIn(limits(selector));
      const isOwn = classes.some((name) => !look.classesOfOthers.includes(name));
      return isOwn || !reached(selector, ofOthers) ? [] : [{ rule: cssText, classes }];
    }),
  );
  return {
    ...look,
    strayRules: [...new Set(stray.map(({ cssText }) => cssText))],
    gone: before.seen.filter((name) => !seen.includes(name)),
    reaches,
  };
}
