import type { SectionHealth, VersionHealth } from '@portal/api/contract';

/** A column: its heading, and what stands there of a version. */
type Column = [heading: string, value: (version: VersionHealth) => string];

const whole = (value: number | null | undefined) => (typeof value === 'number' ? String(Math.round(value)) : '-');

const columns: readonly Column[] = [
  ['Version', ({ version, isLive, share }) => `${isLive ? '●' : ' '} ${version}${share ? ` (${share} %)` : ''}`],
  ['Aufrufe', ({ views }) => String(views)],
  ['Fehler', ({ failures }) => String(failures)],
  ['je 1000', ({ perThousand }) => perThousand?.toFixed(1) ?? '-'],
  ['Browser', ({ browserFailures }) => String(browserFailures)],
  ['Server', ({ serverFailures }) => String(serverFailures)],
  ['Quarantänen', ({ quarantines }) => String(quarantines)],
  ['Prozesse', ({ replacedWorkers }) => String(replacedWorkers)],
  ['Erzeugen p50', ({ render }) => whole(render?.p50)],
  ['p95', ({ render }) => whole(render?.p95)],
  ['LCP p75', ({ lcp }) => whole(lcp)],
  ['INP p75', ({ inp }) => whole(inp)],
  ['CLS p75', ({ cls }) => cls?.toFixed(3) ?? '-'],
];

/** How a section's versions fare among visitors, newest first, each above those before it; then what failed last. */
export function describeHealth({ section, versions, errors }: SectionHealth): string[] {
  if (versions.every(({ views, failures }) => views === 0 && failures === 0))
    return [`${section} hat noch keine Aufrufe.`];
  const table = [
    columns.map(([heading]) => heading),
    ...versions.map((each) => columns.map(([, value]) => value(each))),
  ];
  const widths = columns.map((_, place) => Math.max(...table.map((row) => row[place]?.length ?? 0)));
  const lines = table.map((row) =>
    row
      .map((cell, place) => (place === 0 ? cell.padEnd(widths[place] ?? 0) : cell.padStart(widths[place] ?? 0)))
      .join('  '),
  );
  return [
    `${section}, die letzten 30 Tage; Zeiten in ms, LCP, INP und CLS ab 50 Besuchen, die sie gemeldet haben`,
    ...lines,
    ...slowPages(versions),
    ...errors.flatMap(({ kind, version, part, message, count, stack }) => [
      '',
      `${count} x ${message} (${version}, ${part}${kind === 'server' ? ', auf dem Server' : ''})`,
      ...(stack?.split('\n').map((frame) => `    at ${frame}`) ?? []),
    ]),
  ];
}

/** The pages of the live version that visits have reported on, the slowest first. */
function slowPages(versions: readonly VersionHealth[]): string[] {
  const pages = versions.find(({ isLive }) => isLive)?.pages ?? [];
  const sorted = pages.toSorted((one, other) => (other.lcp ?? 0) - (one.lcp ?? 0));
  const lines = sorted.map(
    ({ path, lcp, inp, cls }) => `  ${path}  LCP ${whole(lcp)}  INP ${whole(inp)}  CLS ${cls?.toFixed(3) ?? '-'}`,
  );
  return lines.length > 0 ? ['', 'Seiten, die langsamste zuerst (p75)', ...lines] : [];
}
