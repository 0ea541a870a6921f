import { DOMParser as SchemaParser } from '@tiptap/pm/model';
import type { EditorProps } from '@tiptap/pm/view';
import { cleanPastedHtml } from './clean-html.ts';
import { htmlFromPlainText } from './plain-text.ts';

/** The editor's handlers for pasted text. */
export const pasteProps: Pick<EditorProps, 'transformPastedHTML' | 'clipboardTextParser'> = {
  transformPastedHTML: cleanPastedHtml,
  clipboardTextParser: (text, context, plain, { state }) =>
    SchemaParser.fromSchema(state.schema).parseSlice(bodyOf(htmlFromPlainText(text, plain)), { context }),
};

/** Whether HTML says anything, and is not only a picture. */
export function hasText(html: string): boolean {
  return Boolean(bodyOf(html).textContent?.trim());
}

function bodyOf(html: string): HTMLElement {
  return new DOMParser().parseFromString(html, 'text/html').body;
}
