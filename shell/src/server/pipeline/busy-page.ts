/** Shown instead of a page for which nobody has time now. */
export const busyPage = insteadOf(
  'Gerade ist viel los',
  'Im Moment werden zu viele Seiten auf einmal angefragt. Bitte in ein paar Sekunden noch einmal versuchen.',
);

/** Shown instead of a page that no section has claimed yet, while sections are still being published. */
export const startingPage = insteadOf(
  'Gleich geht es los',
  'Diese Seite wird gerade gestartet. Bitte in ein paar Sekunden noch einmal versuchen.',
);

/** Shown instead of every page of a site that is not open yet; `name`: the club's, undefined before anybody has said it. */
export function closedPage(name: string | undefined): string {
  const title = name ? `Hier entsteht die Seite von ${asText(name)}` : 'Hier entsteht die Seite eines Vereins';
  const links =
    '<a href="/auth">Anmelden</a> <a href="/impressum">Impressum</a> <a href="/datenschutz">Datenschutz</a>';
  return page(title, 'Schau bald wieder vorbei.', links);
}

/** It needs nothing else: no data, no script, no file. */
function insteadOf(title: string, text: string): string {
  return page(title, text, '<a href="">Noch einmal versuchen</a>');
}

function page(title: string, text: string, links: string): string {
  return `<!doctype html>
<html lang="de">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>${title}</title>
<style>
:root{color-scheme:light dark}
body{max-width:36rem;margin:15vh auto;padding:0 1.25rem;font:1.125rem/1.6 system-ui,sans-serif}
h1{line-height:1.2}
a{display:inline-block;margin:0 .5rem .5rem 0;padding:.625rem 1.25rem;border:2px solid;color:inherit}
</style>
</head>
<body>
<main>
<h1>${title}</h1>
<p>${text}</p>
<p>${links}</p>
</main>
</body>
</html>
`;
}

/** As the text of an element, not of an attribute. */
function asText(name: string): string {
  return name.replaceAll('&', '&amp;').replaceAll('<', '&lt;');
}
