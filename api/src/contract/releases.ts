import { Type, type Static } from 'typebox';
import {
  COMMIT,
  LONGEST_RELEASE_NOTES,
  NAME_PATTERN,
  NEW_VERSION_PATTERN,
  SHELL,
  VERSION_PATTERN,
} from './release-names.ts';
import { Nullable, Timestamp } from './schema.ts';
import { sectionExtras } from './section-extras.ts';
import { Signature } from './section-keys.ts';
import { SectionOrigin } from './section-origins.ts';
import { CONTROLS, Line, Text } from './text.ts';

/**
 * Name of a section in URLs and in the registry: `news`, `teams`, `club`, `admin`; also of the shell, which is released
 * alike.
 */
export const SectionName = Type.String({ pattern: `^${NAME_PATTERN}$` });

const SectionVersion = Type.String({ pattern: NEW_VERSION_PATTERN });
/** The first digits of the shell's build, so that the same bytes have the same version wherever they were built. */
const ShellVersion = Type.String({ pattern: '^[0-9a-f]{12}$' });
/** The version of a section or of the shell. */
export const Version = Type.String({ pattern: `^${VERSION_PATTERN}$` });

/**
 * A file of a release: `path` below `/releases/<section>/<version>/`, no part of it begins with a dot; sizes in bytes,
 * `brotliBytes` at quality 11, 0 for what no browser loads; `maps/` are the source maps of `client/`, and below
 * `maps/server/` those of `server/`, by lines, for stacks alone; `integrity` as in SRI (sha384).
 */
export const ReleaseFile = Type.Object({
  path: Type.String({ pattern: '^(client|server|maps)(/[A-Za-z0-9_-][A-Za-z0-9_.-]*)+$', maxLength: 200 }),
  bytes: Type.Integer({ minimum: 0 }),
  brotliBytes: Type.Integer({ minimum: 0 }),
  integrity: Type.String({ pattern: '^sha384-[A-Za-z0-9+/=]{64}$' }),
});
export type ReleaseFile = Static<typeof ReleaseFile>;

/**
 * When a page is fetched without user action (docs/specification.md#behaviour-common-to-all-routes): at once, after 200
 * ms, when the browser is idle; or never, for pages that are not for visitors.
 */
export const PrefetchOrder = Type.Union([
  Type.Literal('immediate'),
  Type.Literal('soon'),
  Type.Literal('idle'),
  Type.Literal('never'),
]);
export type PrefetchOrder = Static<typeof PrefetchOrder>;

/** Who a page is for, when it is not for everybody. */
export const PageAccess = Type.Literal('signed-in');
export type PageAccess = Static<typeof PageAccess>;

/** The shape of the placeholder while a page or widget loads. */
export const SkeletonShape = Type.Union([
  Type.Literal('cards'),
  Type.Literal('article'),
  Type.Literal('table'),
  Type.Literal('text'),
  Type.Literal('form'),
  Type.Literal('hero'),
  Type.Literal('scoreboard'),
  Type.Literal('columns'),
]);
export type SkeletonShape = Static<typeof SkeletonShape>;

/** A page's entry in the navigation: sorted by `order`; `group` makes a submenu; `button` is the highlighted one. */
export const MenuEntry = Type.Object({
  label: Line(40),
  order: Type.Integer(),
  group: Type.Optional(Line(40)),
  variant: Type.Optional(Type.Union([Type.Literal('link'), Type.Literal('button'), Type.Literal('legal')])),
});
export type MenuEntry = Static<typeof MenuEntry>;

/** Part of the name of a slot. */
const SlotName = '[a-z][a-z-]{0,40}';

/** The path of an API resource. */
const ApiPath = Type.String({ pattern: `^/api/[^${CONTROLS}]*$`, maxLength: 300 });

/** The serialisable part of a section's page. `files` are the client files it loads beside the entry. */
export const DescribedPage = Type.Object({
  path: Type.String({ pattern: `^/[^${CONTROLS}]*$`, maxLength: 200 }),
  title: Line(120),
  description: Text(300),
  prefetch: PrefetchOrder,
  /** Place among all pages with the same `prefetch`, smallest first; pages without one follow. */
  prefetchRank: Type.Optional(Type.Integer()),
  /**
   * Whether search engines learn of it. Absent in older releases: all are listed but those that are never prefetched.
   */
  listed: Type.Optional(Type.Boolean()),
  access: Type.Optional(PageAccess),
  skeleton: SkeletonShape,
  /** Query parameters that change what is rendered; all others are ignored by the HTML cache. */
  query: Type.Array(Type.String({ pattern: '^[a-z-]{1,30}$' }), { maxItems: 10 }),
  menu: Type.Optional(MenuEntry),
  /** API path that lists the values of the path's parameters, when the section declares `entries`. */
  entries: Type.Optional(ApiPath),
  /** API path that lists those of them that a release is tried with. Absent: the first ones. */
  samples: Type.Optional(ApiPath),
  /**
   * The resources that it shows without parameters and query, to be prefetched. Absent where they are not known
   * beforehand.
   */
  resources: Type.Optional(Type.Array(ApiPath, { maxItems: 20 })),
  /** Places that widgets of other sections fill, as `<section>/<slot>`. */
  slots: Type.Optional(Type.Array(Type.String({ pattern: `^${SlotName}$` }), { maxItems: 10 })),
  files: Type.Array(Type.String()),
});
export type DescribedPage = Static<typeof DescribedPage>;

/**
 * The serialisable part of a widget. Its name is that of its slot: on the home page, or `<section>/<slot>` in a page.
 */
export const DescribedWidget = Type.Object({
  name: Type.String({ pattern: `^${SlotName}(/${SlotName})?$` }),
  skeleton: SkeletonShape,
  files: Type.Array(Type.String()),
});
export type DescribedWidget = Static<typeof DescribedWidget>;

const Build = Type.String({ pattern: '^[0-9a-f]{64}$' });

/**
 * File of a release with the resources of the API that it uses and their schemas, as the API had them when it was
 * built.
 */
const ApiUses = Type.String({ pattern: '^server/', maxLength: 200 });

/**
 * What a section's code uses, as its build measured it: the names it takes of each shared module. Absent in older
 * releases; their code is read instead.
 */
export const SectionUses = Type.Object({
  shared: Type.Record(Type.String(), Type.Array(Type.String({ maxLength: 200 }), { maxItems: 2000 })),
  api: ApiUses,
});
export type SectionUses = Static<typeof SectionUses>;

/** What a release says of itself (ARCHITECTURE.md#the-section-contract). `build` is a hash over all its files. */
export const SectionDescriptor = Type.Object(
  {
    name: SectionName,
    version: SectionVersion,
    build: Build,
    /**
     * Ranges of the section contract and of shared modules. `api` is of releases older than `uses` and means nothing.
     */
    requires: Type.Object({
      contract: Type.String(),
      api: Type.Optional(Type.String()),
      shared: Type.Record(Type.String(), Type.String()),
    }),
    uses: Type.Optional(SectionUses),
    entry: Type.Literal('client/remoteEntry.js'),
    server: Type.Literal('server/remoteEntry.cjs'),
    pages: Type.Array(DescribedPage, { maxItems: 200 }),
    widgets: Type.Array(DescribedWidget, { maxItems: 50 }),
    ...sectionExtras,
    files: Type.Array(ReleaseFile, { minItems: 2, maxItems: 500 }),
  },
  { additionalProperties: false },
);
export type SectionDescriptor = Static<typeof SectionDescriptor>;

/** Names of a shell's files, each as in `files`. */
const ShellFileName = Type.String({ pattern: '^(client|server)/', maxLength: 200 });

/** What a release of the shell says of itself: the render worker, what browsers load, and what sections find in it. */
export const ShellDescriptor = Type.Object(
  {
    name: Type.Literal(SHELL),
    version: ShellVersion,
    build: Build,
    /** Version of the protocol between the portal's server and the shell. */
    protocol: Type.Integer({ minimum: 1 }),
    /** The render worker. */
    server: ShellFileName,
    /**
     * What browsers load first, the files that come with it, those loaded on demand, the script that loads the first
     * ones after the paint; what is inline in pages, and the service worker's code.
     */
    assets: Type.Object({
      entry: ShellFileName,
      files: Type.Array(ShellFileName, { maxItems: 100 }),
      late: Type.Array(ShellFileName, { maxItems: 300 }),
      starter: ShellFileName,
      recorder: ShellFileName,
      serviceWorker: ShellFileName,
    }),
    /**
     * Version of the section contract, versions of the shared modules, what they export (in older releases only our own
     * ones), and the slots of its home page. These are absent in older releases.
     */
    provides: Type.Object({
      contract: Type.String(),
      shared: Type.Record(Type.String(), Type.String()),
      names: Type.Record(Type.String(), Type.Array(Type.String())),
      slots: Type.Optional(Type.Array(Type.String({ pattern: `^${SlotName}$` }), { maxItems: 100 })),
    }),
    /** The part of the API that the shell's own code uses. Absent in older releases. */
    uses: Type.Optional(Type.Object({ api: ApiUses })),
    files: Type.Array(ReleaseFile, { minItems: 2, maxItems: 500 }),
  },
  { additionalProperties: false },
);
export type ShellDescriptor = Static<typeof ShellDescriptor>;

/** The descriptor of a section's or a shell's release. */
export type ReleaseDescriptor = SectionDescriptor | ShellDescriptor;

/** Which of the two a descriptor is. */
export function isShell(descriptor: ReleaseDescriptor): descriptor is ShellDescriptor {
  return descriptor.name === SHELL;
}

/** The live releases; before its first release there is no shell. `revision` rises with every activation. */
export const Registry = Type.Object({
  revision: Type.Integer(),
  shell: Type.Optional(ShellDescriptor),
  sections: Type.Array(SectionDescriptor),
});
export type Registry = Static<typeof Registry>;

/**
 * An entry of `GET /api/releases/uses`: the resources that a live release uses with their schemas, by `GET
 * /api/news/:id`.
 */
export const LiveUses = Type.Object({
  section: SectionName,
  version: Version,
  api: Type.Record(Type.String(), Type.Unknown()),
});
export type LiveUses = Static<typeof LiveUses>;

const Origin = Type.String({ pattern: '^[\x21-\x7e]+$', maxLength: 200 });
const Commit = Type.String({ pattern: COMMIT.source });

/**
 * Where a release came from, as its sender says: `origin` is `portal` for what a portal publishes of its own sections
 * at its start, else the repository (`github.com/verein/portal`), without a remote its first commit; null where the
 * sender knows nothing. `dirty`: built with changes that are in no commit.
 */
export const ReleaseSource = Type.Object({
  origin: Nullable(Origin),
  commit: Nullable(Commit),
  dirty: Type.Boolean(),
});
export type ReleaseSource = Static<typeof ReleaseSource>;

/** How a release's commit relates to the live one's: the same or after it, not after it, or nobody can tell. */
export const Ancestry = Type.Union([Type.Literal('follows'), Type.Literal('diverged'), Type.Literal('unknown')]);
export type Ancestry = Static<typeof Ancestry>;

/** One published version. `fingerprint` is the same for equal builds, whatever their version. */
export const PublishedRelease = Type.Object({
  section: SectionName,
  version: Version,
  build: Type.String(),
  fingerprint: Type.String(),
  source: ReleaseSource,
  /** The registry's revision when it was published, which tells what was live beside it. Absent in older releases. */
  registryRevision: Type.Optional(Type.Integer()),
  /** What is new in it, as its sender says. */
  notes: Type.Optional(Type.String()),
  publishedAt: Timestamp,
  publishedBy: Type.String(),
  active: Type.Boolean(),
  activatedAt: Nullable(Timestamp),
  /** Whether its files are on the server that answers; a lost one heals by publishing the same build again. */
  available: Type.Boolean(),
  /** Whether it was replaced by a rollback, and has not been live since. */
  rolledBack: Type.Boolean(),
  /** Whether its files stay until somebody unpins it. */
  pinned: Type.Boolean(),
  /** Name of the section's key that it is signed with. */
  signedWith: Type.Optional(Type.String()),
  /** Whether the packages that it holds are known: `GET /api/releases/:section/:version/bom`. */
  bom: Type.Optional(Type.Boolean()),
  /**
   * The origins outside of the site that it needs and that are not allowed: the live one goes on without them, others
   * wait.
   */
  notAllowed: Type.Optional(Type.Array(SectionOrigin)),
  /** Whether its files were removed because of its age or for lack of room; its version stays taken. */
  removed: Type.Boolean(),
});
export type PublishedRelease = Static<typeof PublishedRelease>;

/**
 * Counts the changes of a section's live version; 0 before the first one. A version that comes back has another
 * revision.
 */
const Revision = Type.Integer({ minimum: 0 });

/**
 * `GET /api/releases/history`: what is published of a section, newest first. Of `knownOrigins` one can be live whose
 * releases go live although nobody can compare them.
 */
export const SectionHistory = Type.Object({
  section: SectionName,
  revision: Revision,
  knownOrigins: Type.Optional(Type.Array(Origin)),
  releases: Type.Array(PublishedRelease),
});
export type SectionHistory = Static<typeof SectionHistory>;

/**
 * `POST /api/releases/:section/activate`: `expected` is the section's revision. 409 `rolled_back` without `again` for a
 * version that was rolled back, `older_release` without `older` for a lower version than the live one. For a version
 * that has never been live the same as in {@link PublishQuery}, with its sender's details, and `older_release` where
 * the sender compared it with another version than the live one. 403 `proof_required` for an administrator who is
 * signed in.
 */
export const Activation = Type.Object(
  {
    version: Version,
    expected: Revision,
    again: Type.Optional(Type.Boolean()),
    older: Type.Optional(Type.Boolean()),
    newOrigin: Type.Optional(Type.Boolean()),
  },
  { additionalProperties: false },
);
export type Activation = Static<typeof Activation>;

/**
 * A maintainer's explicit consent: a version may go live although it was rolled back, is older, or comes from
 * elsewhere.
 */
export type ReleaseConsent = Pick<Activation, 'again' | 'older' | 'newOrigin'>;

/**
 * `POST /api/releases/:section/rollback`: without `version` to the one that was live before the current one, or until
 * the section was withdrawn; with `force` without a check, and without origins that are not allowed; `hints` says then
 * what others have taken meanwhile. `expected` is the section's revision, as in every new client, so that a request
 * that is sent twice goes back once; without it whatever is live is left. `from` is the version that is left: 409
 * `stale_release` where another one is live. 409 `second_step` without `version`, `from` and `force` where the live
 * version is itself the result of a rollback: a job that runs twice goes back once. 409 `rolled_back` without `again`
 * or `force` for a named version that was rolled back. 409 `never_live` with `force` for a version that has never been
 * live, and `foreign_shell`, with `force` or without, for a shell that the portal's code cannot work with. 403 as
 * there.
 */
export const Rollback = Type.Object(
  {
    version: Type.Optional(Version),
    from: Type.Optional(Version),
    expected: Type.Optional(Revision),
    again: Type.Optional(Type.Boolean()),
    force: Type.Optional(Type.Boolean()),
  },
  { additionalProperties: false },
);
export type Rollback = Static<typeof Rollback>;

/**
 * `POST /api/releases/:section/pin`: whether the files of a version stay, however old they get. 404 when they are gone,
 * 409 `too_many_pins` beyond ten of a section.
 */
export const Pin = Type.Object({ version: Version, pinned: Type.Boolean() }, { additionalProperties: false });
export type Pin = Static<typeof Pin>;

/**
 * `POST /api/releases/:section/withdraw`: nothing of the section is live any more; `expected` is the section's
 * revision.
 */
export const Withdrawal = Type.Object({ expected: Revision }, { additionalProperties: false });
export type Withdrawal = Static<typeof Withdrawal>;

/**
 * Query of `POST /api/releases/:section`: `expected` is the section's revision, as its sender read it before it
 * compared its commit with the live one; needed unless `activate=false`, and then `follows` counts as `unknown` without
 * it. 409 as for {@link Activation}, but that a version that has been live before is not lower where `ancestry` is
 * `follows`: a commit has taken a change back. `older` is also needed where it is `diverged`, and `newOrigin` where it
 * is `unknown` and the live version came from another origin (else `new_origin`), or from a commit and that was never
 * said of its origin before (else `unknown_ancestry`).
 */
export const PublishQuery = Type.Object(
  {
    activate: Type.Optional(Type.Boolean()),
    expected: Type.Optional(Revision),
    origin: Type.Optional(Origin),
    commit: Type.Optional(Commit),
    dirty: Type.Optional(Type.Boolean()),
    ancestry: Type.Optional(Ancestry),
    again: Type.Optional(Type.Boolean()),
    older: Type.Optional(Type.Boolean()),
    newOrigin: Type.Optional(Type.Boolean()),
    notes: Type.Optional(Text(LONGEST_RELEASE_NOTES)),
    signature: Type.Optional(Signature),
  },
  { additionalProperties: false },
);
export type PublishQuery = Static<typeof PublishQuery>;

/**
 * Answer of publish, activate, rollback and withdraw: the section's live version afterwards and the one before.
 * `healed`: files that were lost or damaged are back. `waitsFor`: origins that are not allowed, so that it has not gone
 * live. `hints`: findings of the check that do not refuse the version, or what others miss without a withdrawn section,
 * in German.
 */
export const ReleaseOutcome = Type.Object({
  section: SectionName,
  version: Version,
  live: Nullable(Version),
  previous: Nullable(Version),
  healed: Type.Optional(Type.Boolean()),
  waitsFor: Type.Optional(Type.Array(SectionOrigin)),
  hints: Type.Optional(Type.Array(Type.String())),
});
export type ReleaseOutcome = Static<typeof ReleaseOutcome>;
