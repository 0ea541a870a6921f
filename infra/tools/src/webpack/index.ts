export { host } from './host.ts';
export { portal } from './portal.ts';
export { remote, type RemoteConfigs } from './remote.ts';
export { sharedRanges, sharedVersions } from './shared-modules.ts';
export { projectRoot, sourceRule, type Mode } from './base-config.ts';
