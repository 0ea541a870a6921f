import { PREVIEW_BANNER_ID } from '@portal/shared-ui/preview';

/** What stays: how it looks, which shell it is, and that what happens here does not count. */
const KEPT = `style,script[data-entry],#${PREVIEW_BANNER_ID}`;

/** Replaces the page by what went wrong, a message and a stack trace (docs/specification.md#8-error-catalogue), and tells the portal. */
export function showStartupFailure(failure: unknown): void {
  const error = failure instanceof Error ? failure : new Error(String(failure));
  const block = element('div', '');
  block.className = 'startup-failure';
  block.setAttribute('role', 'alert');
  const reload = element('button', 'Seite neu laden');
  reload.addEventListener('click', () => window.location.reload());
  block.append(
    element('h1', 'React Startup Error'),
    element(
      'p',
      'Die Seite konnte nicht gestartet werden. Lade sie bitte neu; bleibt der Fehler, hilft uns dieser Text:',
    ),
    element('p', error.message),
    element('pre', error.stack ?? 'Kein Stacktrace vorhanden'),
    reload,
  );
  document.body.replaceChildren(block, ...document.body.querySelectorAll(KEPT));
  console.error(error);
  // Nobody who sees no failure downloads what follows from one.
  import('../routing/report-shell-failure.ts')
    .then(({ reportShellFailure }) => reportShellFailure('start', error))
    .catch(console.warn);
}

function element(name: string, text: string): HTMLElement {
  const created = document.createElement(name);
  created.textContent = text;
  return created;
}
