import type {
  Activation,
  BrowserErrorPage,
  CreatedSectionToken,
  EditableSectionSettings,
  NamedOrigin,
  NewSectionKey,
  NewSectionSettings,
  PortalModule,
  ReleaseOutcome,
  Rollback,
  SectionHealth,
  SectionKey,
  SectionMaintainer,
  SectionToken,
  TrialEnd,
} from '@portal/api/contract';
import { request, useResource, type ResourceKey } from '@portal/shared-ui';
import { withProof } from '../../kit/proof/with-proof.ts';

/** Key of the list of sections. */
export const MODULES = '/api/admin/modules';
/** Prefix of the lists of failures. */
export const ERRORS = '/api/admin/errors';

export function useModules() {
  return useResource<PortalModule[]>(MODULES, { freshTime: 0 });
}

/** The failures of a section that were seen last. */
export function useLatestErrors(section: string, limit: number) {
  return useResource<BrowserErrorPage>(`${ERRORS}?section=${section}&limit=${limit}`, { freshTime: 0 });
}

/** How a section's versions fare among visitors. */
export function useHealth(section: string) {
  return useResource<SectionHealth>(`/api/releases/health?section=${section}`, { freshTime: 0 });
}

/** Makes a published version live; refused when the section's revision is no longer `expected`. */
export function goTo(section: string, rollback: Rollback): Promise<ReleaseOutcome> {
  return withProof(() => request<ReleaseOutcome>('POST', `/api/releases/${section}/rollback`, rollback));
}

/**
 * Makes a candidate live for all; refused when the section's revision is no longer `expected`, or a consent is missing.
 */
export function showToAll(section: string, activation: Activation): Promise<ReleaseOutcome> {
  return withProof(() => request<ReleaseOutcome>('POST', `/api/releases/${section}/activate`, activation));
}

/** Ends a trial; the live version stays. */
export function endTrial(section: string, trial: TrialEnd): Promise<void> {
  return request('POST', `/api/releases/${section}/trials/end`, trial);
}

/** Forgets a section's failures; continuing ones are reported again. */
export function forgetErrors(section: string): Promise<void> {
  return request('DELETE', `${ERRORS}/${section}`);
}

/** The tokens that a section is released with. */
export function useTokens(section: string) {
  return useResource<SectionToken[]>(`${MODULES}/${section}/tokens`, { freshTime: 0 });
}

/** Makes a token for a year; the answer is the only one that holds it. */
export function createToken(section: string, name: string): Promise<CreatedSectionToken> {
  return withProof(() => request<CreatedSectionToken>('POST', `${MODULES}/${section}/tokens`, { name }));
}

/** Ends a token for good. */
export function endToken(section: string, id: string): Promise<void> {
  return request('DELETE', `${MODULES}/${section}/tokens/${id}`);
}

/** The address of a section's settings. */
export function settingsPath(section: string): ResourceKey {
  return `${MODULES}/${section}/settings`;
}

/** Refused when somebody has saved since `version`. */
export function saveSectionSettings(section: string, settings: NewSectionSettings): Promise<EditableSectionSettings> {
  return request('PUT', settingsPath(section), settings);
}

/** Lets a section load from these origins from now on. */
export function allowOrigins(section: string, origins: readonly NamedOrigin[]): Promise<void> {
  const allowed = { origins: origins.map(({ kind, origin }) => ({ kind, origin })) };
  return withProof(() => request('POST', `${MODULES}/${section}/origins`, allowed));
}

/** Withdraws an origin: from now on the section may not load from there. */
export function withdrawOrigin(section: string, { kind, origin }: NamedOrigin): Promise<void> {
  const query = new URLSearchParams({ kind, origin });
  return withProof(() => request('DELETE', `${MODULES}/${section}/origins?${query}`));
}

/** The keys that a section's releases are signed for. */
export function useKeys(section: string) {
  return useResource<SectionKey[]>(`${MODULES}/${section}/keys`, { freshTime: 0 });
}

/** Stores a public key; from then on releases have to be signed. */
export function addKey(section: string, key: NewSectionKey): Promise<SectionKey> {
  return withProof(() => request<SectionKey>('POST', `${MODULES}/${section}/keys`, key));
}

/** Ends a key for good. */
export function endKey(section: string, id: string): Promise<void> {
  return withProof(() => request('DELETE', `${MODULES}/${section}/keys/${id}`));
}

/** People who are told of a section's automatic rollbacks. */
export function useMaintainers(section: string) {
  return useResource<SectionMaintainer[]>(`${MODULES}/${section}/maintainers`, { freshTime: 0 });
}

/** Adds them: from now on they are told, and no longer all administrators. */
export function addMaintainer(section: string, email: string): Promise<SectionMaintainer> {
  return withProof(() => request<SectionMaintainer>('POST', `${MODULES}/${section}/maintainers`, { email }));
}

/** Removes an address; without any, all administrators are told again. */
export function removeMaintainer(section: string, id: string): Promise<void> {
  return request('DELETE', `${MODULES}/${section}/maintainers/${id}`);
}

/** The address of the list of packages that a version holds. */
export function billOfMaterials(section: string, version: string): string {
  return `/api/releases/${section}/${version}/bom`;
}
