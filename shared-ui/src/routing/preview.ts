/** Id of the banner in every document of a preview, which is written by the server alone. */
export const PREVIEW_BANNER_ID = 'portal-preview';

/** Whether the document is a preview of what is not live: nothing that happens in it counts. */
export function isPreview(): boolean {
  return document.getElementById(PREVIEW_BANNER_ID) !== null;
}
