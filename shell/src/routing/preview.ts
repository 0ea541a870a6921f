/** Query parameter of a preview's address: its token, or {@link PREVIEW_ENDS}. */
export const PREVIEW_PARAMETER = 'vorschau-modul';
/** The value that leaves the preview. */
export const PREVIEW_ENDS = 'ende';

/** Id of the banner in every document of a preview, which is written by the server alone. */
export const PREVIEW_BANNER_ID = 'portal-preview';
