/** Shown instead of a page while the server is busy. It needs no data, no script and no file. */
export const busyPage = `<!doctype html>
<html lang="de">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>Gerade ist viel los</title>
<style>
:root{color-scheme:light dark}
body{max-width:36rem;margin:15vh auto;padding:0 1.25rem;font:1.125rem/1.6 system-ui,sans-serif}
h1{line-height:1.2}
a{display:inline-block;padding:.625rem 1.25rem;border:2px solid;color:inherit}
</style>
</head>
<body>
<main>
<h1>Gerade ist viel los</h1>
<p>Im Moment werden zu viele Seiten auf einmal angefragt. Bitte in ein paar Sekunden noch einmal versuchen.</p>
<p><a href="">Noch einmal versuchen</a></p>
</main>
</body>
</html>
`;
