/**
 * The style properties that the search by role and the check before a click read, and whether children inherit them.
 */
const ASKED = { display: false, visibility: true, 'pointer-events': true };
const NAMES = Object.keys(ASKED);
/** The attributes that the browser's own sheet depends on, beside the element's name. */
const KEYS = ['hidden', 'open', 'type'];
const CLASS_ALONE = /^\.[\w-]+$/;

/**
 * Puts a `getComputedStyle` in place of jsdom's that answers the three properties of `ASKED` itself. jsdom weighs all
 * rules against each element anew whenever the page changes, which is a quarter of the time of tests that search by
 * role; few rules set one of the three. All other properties are jsdom's. As in jsdom, the last rule wins.
 */
export function addQuickStyles(window) {
  const { document } = window;
  const slowStyle = window.getComputedStyle;
  const withoutSheets = document.implementation.createHTMLDocument('');
  const defaults = new Map();
  const rulesOfSheets = new WeakMap();
  let styles = new WeakMap();
  const forget = () => (styles = new WeakMap());
  const changes = new window.MutationObserver(forget);
  changes.observe(document, { subtree: true, childList: true, attributes: true, characterData: true });

  /** The values of the browser's own sheet. */
  function defaultOf(element) {
    const key = JSON.stringify([element.localName, ...KEYS.map((name) => element.getAttribute(name))]);
    if (!defaults.has(key)) {
      const copy = withoutSheets.importNode(element, false);
      copy.removeAttribute('style');
      const style = slowStyle(copy);
      defaults.set(key, Object.fromEntries(NAMES.map((name) => [name, style.getPropertyValue(name)])));
    }
    return defaults.get(key);
  }

  function styleOf(element) {
    if (changes.takeRecords().length > 0) forget();
    const known = element.isConnected && styles.get(element);
    if (known) return known;
    const initial = defaultOf(element);
    const above = element.parentElement && styleOf(element.parentElement);
    const style = Object.fromEntries(NAMES.map((name) => [name, (ASKED[name] && above?.[name]) || initial[name]]));
    for (const sheet of document.styleSheets)
      for (const rule of rulesOf(sheet)) if (isMet(rule, element)) Object.assign(style, rule.values);
    if (element.hasAttribute('style')) Object.assign(style, valuesOf(element.style));
    styles.set(element, style);
    return style;
  }

  function rulesOf(sheet) {
    const known = rulesOfSheets.get(sheet);
    if (known?.of === sheet.cssRules.length) return known.rules;
    const rules = askedRules(sheet.cssRules);
    rulesOfSheets.set(sheet, { of: sheet.cssRules.length, rules });
    return rules;
  }

  window.getComputedStyle = (element, pseudo) => {
    if (pseudo) return slowStyle(element, pseudo);
    const valueOf = (name) => (name in ASKED ? styleOf(element)[name] : slowStyle(element).getPropertyValue(name));
    return new Proxy(
      { getPropertyValue: valueOf },
      { get: (own, name) => own[name] ?? (name === 'pointerEvents' ? valueOf('pointer-events') : read(name)) },
    );
    function read(name) {
      return name in ASKED ? valueOf(name) : slowStyle(element)[name];
    }
  };
}

/** The rules that set one of these properties, those for screens included as in jsdom. */
function askedRules(rules) {
  return Array.from(rules).flatMap((rule) => {
    if (rule.media) return Array.from(rule.media).includes('screen') ? askedRules(rule.cssRules) : [];
    const values = valuesOf(rule.style);
    if (Object.keys(values).length === 0) return [];
    const selector = rule.selectorText;
    return [{ selector, className: CLASS_ALONE.test(selector) && selector.slice(1), values }];
  });
}

function valuesOf(style) {
  const values = NAMES.map((name) => [name, style?.getPropertyValue(name)]);
  return Object.fromEntries(values.filter(([, value]) => value));
}

/** A selector that jsdom cannot read meets nothing. */
function isMet({ selector, className }, element) {
  if (className) return element.classList.contains(className);
  try {
    return element.matches(selector);
  } catch {
    return false;
  }
}
