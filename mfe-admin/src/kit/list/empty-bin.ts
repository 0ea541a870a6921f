/** The message of an empty bin. */
export const EMPTY_BIN = {
  title: 'Der Papierkorb ist leer',
  text: 'Gelöschtes liegt hier 30 Tage und lässt sich bis dahin wiederherstellen.',
} as const;
