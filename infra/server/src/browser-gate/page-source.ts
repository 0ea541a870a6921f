/** The answer to a browser's request. */
export type PageAnswer = { status: number; headers: Record<string, string>; body: Buffer | string };

/**
 * Answers a browser that opens a section's pages: some requests are answered here, all others by the portal at
 * `origin`.
 */
export type PageSource = {
  origin: string;
  /** The checked section, and the folder of its files (`/releases/news/1.4.0/`). */
  section: { name: string; url: string };
  /** Whether somebody seems to be signed in in the browser; no cookie is sent even so. */
  isSignedIn?: boolean;
  /** The answer to a GET of this path with its query; undefined leaves it to the portal. */
  answer(path: string, isDocument: boolean): Promise<PageAnswer | undefined>;
};
