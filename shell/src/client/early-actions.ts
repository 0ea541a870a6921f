/** The actions that the recorder in the page's head has noted, and the receiver of later ones. */
export type EarlyActions = { events: Event[]; note: (event: Event) => void };

declare global {
  interface Window {
    earlyActions?: EarlyActions;
  }
}

/**
 * An element that a visitor has used, a function that repeats the action once React knows the element, and one that
 * makes React see the entered value after it has rendered the field with its own.
 */
type Action = { element: Element; again: () => void; show?: () => void };
type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

/** An event without listeners. React stops it, like all events, at a part that is not hydrated yet. */
const PROBE = 'auxclick';

/**
 * Events that make React hydrate the whole frame at once, in one task long enough to feel on a phone. Until it has done
 * so piece by piece they are stopped: the recorder notes their effects.
 */
const HASTY = [
  'pointerdown',
  'pointerup',
  'mousedown',
  'mouseup',
  'touchstart',
  'touchend',
  'keydown',
  'keyup',
] as const;

/**
 * Keeps what a visitor types, chooses, opens and sends before React answers, and does it again then. Call it before
 * `hydrateRoot`, in the same task, and the returned function whenever React has hydrated a part of the page.
 */
export function keepEarlyActions(): () => void {
  const waiting = new Map<Element, Action>();
  let takeovers = 0;
  let isDue = false;
  const keep = (action: Action) => {
    waiting.delete(action.element);
    waiting.set(action.element, action);
  };
  /** React empties the fields of a form that it hydrates, until they get the typed values. */
  const lacksEntries = (element: Element) =>
    element instanceof HTMLFormElement && [...element.elements].some((field) => waiting.has(field));
  const note = (event: Event) => {
    const press = pressedSubmit(event);
    const action = press ?? actionOf(event);
    if (!action) return;
    const before = takeovers;
    const isReady = before > 0 && isTakenOver(action.element);
    if (isReady && takeovers > before) action.show?.();
    const isLacking = lacksEntries(action.element);
    if (isReady && !isLacking) return void waiting.delete(action.element);
    if (before === 0 || isLacking) event.stopPropagation();
    keep(action);
    // The browser would refuse empty fields.
    if (press || event.type === 'submit') event.preventDefault();
  };
  // Each action has a task of its own, because it has to see the changes of the one before, and because a phone has to
  // paint between hydrating a part and the actions in it.
  const soon = () => {
    if (isDue) return;
    isDue = true;
    setTimeout(doNext);
  };
  const doNext = () => {
    isDue = false;
    // A submit or switch applies to the fields as they are now.
    for (const action of [...waiting.values()].toSorted((a, b) => rank(a) - rank(b))) {
      const before = takeovers;
      const isReady = !action.element.isConnected || isTakenOver(action.element);
      if (takeovers > before) return;
      if (!isReady) continue;
      waiting.delete(action.element);
      soon();
      return void (action.element.isConnected && action.again());
    }
  };

  const recorder = window.earlyActions;
  const noted = recorder?.events.splice(0).map(actionOf) ?? [];
  for (const action of [...changedInSilence(), ...noted]) if (action) keep(action);
  if (recorder) recorder.note = note;
  for (const type of HASTY) window.addEventListener(type, stop, true);
  return () => {
    takeovers += 1;
    for (const type of HASTY) window.removeEventListener(type, stop, true);
    soon();
  };
}

function stop(event: Event): void {
  event.stopPropagation();
}

function actionOf(event: Event): Action | undefined {
  const { type, target } = event;
  if (!(target instanceof Element)) return undefined;
  if (isField(target)) return type === 'click' && !isSwitch(target) ? undefined : entry(target);
  if (type === 'toggle') return target instanceof HTMLDetailsElement ? opening(target) : undefined;
  if (type === 'submit') return target instanceof HTMLFormElement ? sending(target, event as SubmitEvent) : undefined;
  const button = type === 'click' ? target.closest('button') : null;
  return button?.type === 'button' ? pressing(button) : undefined;
}

/** Values that browsers restored from an earlier visit, which no recorder has seen. */
function changedInSilence(): Action[] {
  const changed = [...document.querySelectorAll('input, textarea, select')].filter(isField).filter(isChanged);
  return [...changed.map(entry), ...[...document.querySelectorAll('details')].filter(({ open }) => open).map(opening)];
}

function isChanged(field: Field): boolean {
  // A switch without a value has „on“ for one.
  if (isSwitch(field)) return field.checked !== field.defaultChecked;
  if (!(field instanceof HTMLSelectElement)) return field.value !== field.defaultValue;
  const chosen = [...field.options].findIndex(({ defaultSelected }) => defaultSelected);
  return field.selectedIndex !== Math.max(chosen, 0);
}

function entry(field: Field): Action {
  if (isSwitch(field)) {
    const { checked } = field;
    const again = () => {
      field.checked = !checked;
      field.click();
    };
    const show = () => {
      field.checked = checked;
      unsee(field, String(!checked));
    };
    return { element: field, again, show };
  }
  const { value } = field;
  const show = () => {
    if (field.value !== value) field.value = value;
    // Setting the field to another value and back would do, too, but move the caret and end a word's composition on
    // phones.
    unsee(field, `${value} `);
  };
  const again = () => {
    show();
    field.dispatchEvent(new Event('input', { bubbles: true }));
    if (!isCompared(field)) field.dispatchEvent(new Event('change', { bubbles: true }));
  };
  return { element: field, again, show };
}

/** React leaves out changes to the value it has seen last. */
function unsee(field: Field & SeenByReact, instead: string): void {
  field._valueTracker?.setValue(instead);
}
type SeenByReact = { _valueTracker?: { setValue: (value: string) => void } };

function opening(details: HTMLDetailsElement): Action {
  return { element: details, again: () => void details.dispatchEvent(new Event('toggle')) };
}

/** The browser itself sends a form with an address. */
function sending(form: HTMLFormElement, { submitter }: SubmitEvent): Action | undefined {
  return form.hasAttribute('action') ? undefined : { element: form, again: () => form.requestSubmit(submitter) };
}

/**
 * A press that makes the browser check a form's fields and send it; before hydration it is not noted, as the fields
 * still have the typed values.
 */
function pressedSubmit({ type, target }: Event): Action | undefined {
  const button = type === 'click' && target instanceof Element ? target.closest('button') : null;
  const form = button?.type === 'submit' ? button.form : null;
  return button && form && !form.hasAttribute('action') ? { element: form, again: () => button.click() } : undefined;
}

/** Tabs react to the press already. */
function pressing(button: HTMLButtonElement): Action {
  const again = () => {
    button.dispatchEvent(new MouseEvent('mousedown', { bubbles: true, cancelable: true }));
    button.click();
  };
  return { element: button, again };
}

function rank({ element }: Action): number {
  return isField(element) ? 0 : 1;
}

function isField(element: Element): element is Field {
  return ['INPUT', 'TEXTAREA', 'SELECT'].includes(element.tagName);
}

function isSwitch(field: Field): field is HTMLInputElement {
  return ['checkbox', 'radio'].includes(field.type);
}

/** Whether React compares the field's value with the last one it has seen, and needs no event but `input`. */
function isCompared(field: Field): boolean {
  return !(field instanceof HTMLSelectElement) && field.type !== 'file';
}

/** Firing it makes React hydrate the part at once if its code is there. */
function isTakenOver(element: Element): boolean {
  let isReached = false;
  const note = () => (isReached = true);
  element.addEventListener(PROBE, note, { once: true });
  element.dispatchEvent(new Event(PROBE));
  element.removeEventListener(PROBE, note);
  return isReached;
}
