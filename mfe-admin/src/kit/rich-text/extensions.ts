import { Node } from '@tiptap/react';
import { Image } from '@tiptap/extension-image';
import { StarterKit } from '@tiptap/starter-kit';
import { withoutStrangeParts } from './paste/clean-html.ts';
import { Placeholder } from './placeholders.ts';
import { tableExtensions } from './tables.ts';

/** Pictures and tables with a caption: kept as they are, moved and removed as a whole. */
const KeptBlock = Node.create({
  name: 'keptBlock',
  group: 'block',
  atom: true,
  draggable: true,
  addAttributes: () => ({
    html: { default: '', rendered: false, parseHTML: (element: HTMLElement) => element.outerHTML },
  }),
  parseHTML: () => [{ tag: 'table' }, { tag: 'figure' }],
  renderHTML: ({ node }) => withoutStrangeParts(String(node.attrs['html'])) ?? ['p'],
});

/** The editor's vocabulary: exactly what the sanitiser of the API lets in (api/src/rich-text). */
export const richTextExtensions = [
  StarterKit.configure({
    heading: { levels: [2, 3, 4] },
    code: false,
    codeBlock: false,
    strike: false,
    underline: false,
    link: { openOnClick: false, defaultProtocol: 'https', HTMLAttributes: { rel: null, target: null } },
  }),
  Image.configure({ allowBase64: false }),
  ...tableExtensions,
  KeptBlock,
  Placeholder,
];
