/** Replaces the page by what went wrong: a message and a stack trace (docs/specification.md#8-error-catalogue). */
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
  // How it looks stands in a style element behind the page.
  const styles = [...document.body.children].filter((child) => child instanceof HTMLStyleElement);
  document.body.replaceChildren(block, ...styles);
  console.error(error);
}

function element(name: string, text: string): HTMLElement {
  const created = document.createElement(name);
  created.textContent = text;
  return created;
}
