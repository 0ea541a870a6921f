import { ROOT_ID } from '../routing/page-state.ts';

/**
 * Replaces the page by the error, a message and a stack trace (docs/specification.md#8-error-catalogue), and tells the
 * portal.
 */
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
  // Its look, the shell's version, and the banner of a preview are outside the replaced part.
  const page = document.getElementById(ROOT_ID);
  if (page) page.replaceWith(block);
  else document.body.prepend(block);
  console.error(error);
  // Only visitors who see a failure download its consequences.
  import('../routing/report-shell-failure.ts')
    .then(({ reportShellFailure }) => reportShellFailure('start', error))
    .catch(console.warn);
}

function element(name: string, text: string): HTMLElement {
  const created = document.createElement(name);
  created.textContent = text;
  return created;
}
