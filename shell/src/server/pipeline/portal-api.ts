import type { Registry, SectionDescriptor, ShellDescriptor } from '@portal/api/contract';
import type { Shell } from './shell-release.ts';

/** The API as the shell's server uses it: in the same process or over HTTP. */
export type PortalApi = {
  /** GET of a public resource; `body` is the answer's JSON text. Rejects when the API cannot be reached. */
  get(path: string): Promise<PortalAnswer>;
  /** The settings of a section as this release declares them: stored values that fit it, else its defaults. */
  settingsOf(section: Pick<SectionDescriptor, 'name' | 'settings'>): Promise<Readonly<Record<string, unknown>>>;
  /** The last known content revision. */
  contentRevision(): number;
  /** The last known live releases. */
  registry(): Registry;
  /** The shell that pages of these releases are made with; before the first one is live there is none. */
  shell(releases: Registry): Shell | undefined;
  /** Absolute folder of a release's files. */
  releaseFolder(section: string, version: string): string;
  /** The server bundle of a live section, or the shell's render worker, is damaged: restore it if possible. */
  mendRelease(name: string, version: string): void;
  /** The address of a release's files for browsers; ends in a slash. */
  releaseUrl(section: string, version: string): string;
};

/** `location`: the path of a resource that moved (301). */
export type PortalAnswer = { statusCode: number; body: string; location?: string | undefined };

/** A section's release before it goes live, with the folder its files lie in. */
export type Candidate = { descriptor: SectionDescriptor; folder: string };

/** The same of the shell. */
export type ShellCandidate = { descriptor: ShellDescriptor; folder: string };
