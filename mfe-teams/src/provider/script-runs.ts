/** The state of a script: `ready` when it has run. */
type ScriptState = 'loading' | 'ready' | 'failed';

type Run = { script?: HTMLScriptElement; places: Map<HTMLElement, (state: ScriptState) => void>; isDue: boolean };

/** The runs by address of the script. */
const runs = new Map<string, Run>();

/**
 * Lets a provider's script fill an element of the page; returns how to end that. All elements share one script element;
 * without elements there is none. A script fills the elements it finds when it runs: once for all that come together,
 * and again for a later one.
 */
export function fillByScript(source: string, element: HTMLElement, onState: (state: ScriptState) => void): () => void {
  const run: Run = runs.get(source) ?? { places: new Map(), isDue: false };
  runs.set(source, run);
  run.places.set(element, onState);
  if (!run.isDue) {
    run.isDue = true;
    queueMicrotask(() => start(source, run));
  }
  return () => {
    run.places.delete(element);
    if (run.places.size > 0) return;
    run.script?.remove();
    runs.delete(source);
  };
}

function start(source: string, run: Run): void {
  run.isDue = false;
  if (run.places.size === 0) return;
  run.script?.remove();
  // Content from the run before would appear twice.
  for (const element of run.places.keys()) element.replaceChildren();
  const script = document.createElement('script');
  run.script = script;
  script.src = source;
  script.async = true;
  const tell = (state: ScriptState) => {
    if (run.script === script) for (const onState of run.places.values()) onState(state);
  };
  script.addEventListener('load', () => tell('ready'));
  script.addEventListener('error', () => tell('failed'));
  document.head.append(script);
}
