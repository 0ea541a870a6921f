export { host } from './host.ts';
export { hydration, portal } from './portal.ts';
export { remote, type RemoteConfigs } from './remote.ts';
export { sharedRanges } from './consumed-modules.ts';
export { sharedVersions } from './shared-modules.ts';
export { sourceRule, type Mode } from './base-config.ts';
export { projectRoot } from './place.ts';
