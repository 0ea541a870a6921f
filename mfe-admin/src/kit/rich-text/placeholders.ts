import { InputRule, mergeAttributes, Node } from '@tiptap/react';

const PLACEHOLDER = /\{\{([^{}<>]{1,40})\}\}/g;
const TYPED = /\{\{([^{}<>]{1,40})\}\}$/;

/** A value that the server fills in, such as `{{Vereinsname}}`: shown by its name, selected and removed as a whole. */
export const Placeholder = Node.create({
  name: 'placeholder',
  group: 'inline',
  inline: true,
  atom: true,
  addAttributes: () => ({ name: { default: '', rendered: false } }),
  parseHTML: () => [
    { tag: 'span[data-placeholder]', getAttrs: (element) => ({ name: element.dataset['placeholder'] ?? '' }) },
  ],
  // Text copied elsewhere keeps its braces.
  renderHTML: ({ node, HTMLAttributes }) => {
    const name = String(node.attrs['name']);
    return ['span', mergeAttributes(HTMLAttributes, { 'data-placeholder': name }), `{{${name}}}`];
  },
  renderText: ({ node }) => `{{${String(node.attrs['name'])}}}`,
  addNodeView:
    () =>
    ({ node }) => {
      const dom = document.createElement('span');
      dom.className = 'placeholder';
      dom.textContent = String(node.attrs['name']);
      return { dom };
    },
  addInputRules() {
    return [
      new InputRule({
        find: TYPED,
        handler: ({ state, range, match }) =>
          void state.tr.replaceWith(range.from, range.to, this.type.create({ name: match[1] })),
      }),
    ];
  },
});

/** Stored HTML as the editor takes it: placeholders in the text are elements. Those in addresses stay as they are. */
export function editableHtml(stored: string): string {
  if (!stored.includes('{{')) return stored;
  const { body } = new DOMParser().parseFromString(stored, 'text/html');
  const walker = document.createTreeWalker(body, NodeFilter.SHOW_TEXT);
  const texts: Text[] = [];
  while (walker.nextNode()) texts.push(walker.currentNode as Text);
  for (const text of texts) markPlaceholders(text);
  return body.innerHTML;
}

function markPlaceholders(text: Text): void {
  const parts: (string | HTMLElement)[] = [];
  let end = 0;
  for (const { 0: found, 1: name, index } of text.data.matchAll(PLACEHOLDER)) {
    const chip = document.createElement('span');
    chip.dataset['placeholder'] = name;
    parts.push(text.data.slice(end, index), chip);
    end = index + found.length;
  }
  if (end > 0) text.replaceWith(...parts, text.data.slice(end));
}
