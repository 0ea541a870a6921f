/** How each command is called: what `--help` says, and what stands below a word that the command does not take. */
export const commandUsage = {
  release: `Aufruf: npm run release -- <Modul> [Angaben], der Rahmen heißt shell
  --version X.Y.Z    die Version; ohne: die nächste freie
  --notes TEXT       was neu ist; ohne: die Betreffzeilen der Commits seit dem Stand, der live ist
  --preview          ein Link zeigt die Version, live bleibt, was live ist
  --canary PROZENT   so viele Aufrufe bekommen die Version, 1 bis 50
  --instead-of X.Y.Z an Stelle des Probelaufs dieser Version, der gerade läuft
  --again            auch wenn der Stand schon einmal zurückgenommen wurde
  --older            auch wenn Neueres oder eine höhere Version live ist
  --new-origin       auch wenn der Stand aus einem anderen Repository kommt oder der Klon zu kurz ist, um ihn zu vergleichen; einmal
  --no-browser       ohne die Prüfung im Browser
  --to URL           das Portal; ohne: PORTAL_URL, sonst das auf diesem Rechner`,

  rollback: `Aufruf: npm run rollback -- <Modul> [Version] [Angaben], der Rahmen heißt shell
  Version         dorthin geht es zurück; ohne: zu der Version, die vorher live war
  --from X.Y.Z    nur wenn diese Version live ist; nötig für einen zweiten Schritt zurück, der keine Version nennt
  --again         auch wenn die Version selbst zurückgenommen wurde
  --force         ohne Prüfung, und ohne Adressen, die nicht mehr erlaubt sind; nur dorthin, wo schon einmal live war
  --to URL        das Portal; ohne: PORTAL_URL, sonst das auf diesem Rechner`,

  withdraw: `Aufruf: npm run withdraw -- <Modul> [--to URL]
Nimmt das Modul vom Netz; release oder rollback bringen es wieder.
  --to URL    das Portal; ohne: PORTAL_URL, sonst das auf diesem Rechner`,

  releases: `Aufruf: npm run releases -- [<Modul> [Angaben]]
Ohne Modul: was live ist. Mit Modul: seine Versionen.
  --health             wie es Besuchern mit jeder Version ergeht
  --pin X.Y.Z          diese Version bleibt, auch wenn sie alt wird
  --unpin X.Y.Z        diese Version bleibt nicht länger als andere
  --live X.Y.Z         diese Version wird live, wie sie veröffentlicht ist, etwa nach --preview
  --promote [X.Y.Z]    der Probelauf wird die Version für alle; mit Version: nur wenn es der von dieser ist
  --again, --older, --new-origin    dazu, wo das Portal danach fragt
  --end-canary [X.Y.Z] der Probelauf endet, live bleibt, was live ist; mit Version ebenso
  --token <Modul>      nur auf dem Rechner des Portals: das Token, mit dem das Modul veröffentlicht wird
  --to URL             das Portal; ohne: PORTAL_URL, sonst das auf diesem Rechner`,

  check: `Aufruf: npm run check -- [<Modul>] --against URL
Sagt, ob das Modul dort live gehen könnte; ohne Modul oder mit shell: ob Rahmen und Schnittstelle von hier zu dem passen, was dort live ist.
Gesendet wird nichts.
  --against URL    das Portal`,
} as const;
