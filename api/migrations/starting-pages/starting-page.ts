/** A content page as a new portal has it; `content` is HTML with placeholders such as `{{Vereinsname}}`. */
export type StartingPage = { slug: string; title: string; lead: string; description: string; content: string };
