export { isView } from './pipeline/release-tally.ts';
export { mayBePreview } from './trials/preview-visit.ts';
