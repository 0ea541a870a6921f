import { Extension } from '@tiptap/react';
import { Plugin } from '@tiptap/pm/state';
import { Decoration, DecorationSet } from '@tiptap/pm/view';

const PLACEHOLDER = /\{\{[^{}<>]{1,40}\}\}/g;

/** Shows what the server fills in, such as `{{Vereinsname}}`, apart from what was written. */
export const ShownPlaceholders = Extension.create({
  name: 'shownPlaceholders',
  addProseMirrorPlugins: () => [
    new Plugin({
      props: {
        decorations: ({ doc }) => {
          const found: Decoration[] = [];
          doc.descendants((node, position) => {
            for (const { 0: text, index } of node.text?.matchAll(PLACEHOLDER) ?? [])
              found.push(Decoration.inline(position + index, position + index + text.length, { class: 'placeholder' }));
          });
          return DecorationSet.create(doc, found);
        },
      },
    }),
  ],
});
