import fp from 'fastify-plugin';
import { repeatWork } from '../../time/repeated-work.ts';
import { sharedReading } from '../../answers/shared-reading.ts';
import { bucketOf } from './histogram.ts';
import { createReleaseCountsRepository, type CountedRelease, type ReleaseCount } from './release-counts.repository.ts';
import { HOUR_MS } from '../../time/berlin-time.ts';

/**
 * The measures of a version. Views: `pages` the portal sent with it, and `changes` of page in tabs that had it.
 * Failures: in browsers, and where the server left its place to them or, of the shell, could not make the page; how
 * often it was not rendered for a while (`quarantines`), and how often a worker was replaced because of it. Times in
 * ms: `render`, and as Web Vitals `lcp` and `inp`; `cls` in thousandths.
 */
export type Measure =
  | 'pages'
  | 'changes'
  | 'browser_failures'
  | 'server_failures'
  | 'quarantines'
  | 'workers'
  | 'render'
  | 'lcp'
  | 'inp'
  | 'cls';

type Details = {
  /** How often; default: 1. */
  count?: number;
  /** The measured value, for measures of time and of layout. */
  value?: number;
  /** Path in the descriptor. */
  page?: string;
};

declare module 'fastify' {
  interface FastifyInstance {
    releaseCounts: {
      /** Counts in memory, at no cost worth mentioning; the database learns of it within seconds. */
      add(this: void, release: CountedRelease, measure: Measure, details?: Details): void;
      /** The releases among these that were ever published: reports on others would take their room. */
      onlyPublished<Release extends CountedRelease>(this: void, releases: readonly Release[]): Promise<Release[]>;
      /** Resolves when the database knows what was counted before the call. */
      flush(): Promise<void>;
    };
  }
}

const FLUSH_EVERY_MS = 5_000;
/** Different sums that wait to be written; while the database is away for long, further ones are lost. */
const MOST_WAITING = 20_000;

/** `app.releaseCounts`: sums per version and hour, of all instances together; nothing of them tells of a person. */
export const releaseCounts = fp(
  async (app) => {
    const repository = createReleaseCountsRepository(app.db);
    let waiting = new Map<string, ReleaseCount>();
    let writing = Promise.resolve();

    const keep = (key: string, counted: ReleaseCount) => {
      const known = waiting.get(key);
      if (known) known.count += counted.count;
      else if (waiting.size < MOST_WAITING) waiting.set(key, counted);
    };

    const write = async () => {
      const written = waiting;
      if (written.size === 0) return;
      waiting = new Map();
      try {
        await repository.add([...written.values()]);
      } catch (error) {
        for (const [key, counted] of written) keep(key, counted);
        throw error;
      }
    };
    // One after the other: failed writes wait for the next turn.
    const flush = () => {
      const turn = writing.then(write);
      writing = turn.catch(() => undefined);
      return turn;
    };

    /** Published versions stay known; the others may be published next, by another instance. */
    const published = new Set<string>();
    const nameOf = ({ section, version }: CountedRelease) => `${section} ${version}`;
    // Reads all of them, for all simultaneous callers: invented versions cost the database no more than one.
    const readPublished = sharedReading(async () => {
      for (const release of await repository.findPublished()) published.add(nameOf(release));
    });

    app.decorate('releaseCounts', {
      async onlyPublished(releases) {
        const isPublished = (release: CountedRelease) => published.has(nameOf(release));
        if (!releases.every(isPublished)) await readPublished();
        return releases.filter(isPublished);
      },
      add({ section, version }, measure, { count = 1, value, page = '' } = {}) {
        const hour = Math.floor(Date.now() / HOUR_MS);
        const bucket = value === undefined ? 0 : bucketOf(value);
        const key = `${section} ${version} ${measure} ${bucket} ${hour} ${page}`;
        const known = waiting.get(key);
        if (known) known.count += count;
        else {
          const begins = new Date(hour * HOUR_MS).toISOString();
          keep(key, { section, version, measure, page, bucket, hour: begins, count });
        }
      },
      flush,
    });
    repeatWork(app, { everyMs: FLUSH_EVERY_MS, trouble: 'counts of releases not written', work: flush });
    repeatWork(app, { trouble: 'old counts of releases not deleted', work: repository.deleteOld });
    app.addHook('onClose', () => flush().catch((error: unknown) => app.log.warn({ err: error }, 'counts lost')));
  },
  { name: 'release-counts', dependencies: ['database'] },
);
