/** Query parameter of a preview's address: its token, or {@link PREVIEW_ENDS}. */
export const PREVIEW_PARAMETER = 'vorschau-modul';
/** The value that leaves the preview. */
export const PREVIEW_ENDS = 'ende';
