/** The page of the club's documents: it is there, and the navigation names it, only while it has something to show. */
export const DOWNLOADS_PATH = '/downloads';
