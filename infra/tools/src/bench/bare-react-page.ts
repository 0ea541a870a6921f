import { createElement, type ReactNode } from 'react';
import { hydrateRoot } from 'react-dom/client';

/** Attributes that React wants in another shape or as state; it keeps the HTML's values. */
const LEFT_OUT = new Set(['style', 'value', 'checked', 'selected', 'open']);
/** Elements whose content is text, not children. */
const CHILDLESS = new Set(['noscript', 'style', 'template', 'textarea', 'script']);

// A page that React cannot take over would be rendered once more, and no reference.
const refuse = (error: unknown) => reportError(error);
hydrateRoot(document.body, childrenOf(document.body), { onRecoverableError: refuse, onUncaughtError: refuse });

/** The page as elements, with a listener wherever somebody can tap. */
function elementOf(node: ChildNode): ReactNode {
  if (!(node instanceof Element)) return node.nodeValue;
  const name = node.localName;
  const attributes = [...node.attributes].flatMap(({ name: key, value }) => (LEFT_OUT.has(key) ? [] : [[key, value]]));
  const listener = name === 'a' || name === 'button' ? { onClick: () => undefined } : {};
  const props = { ...Object.fromEntries(attributes), ...listener };
  if (CHILDLESS.has(name)) return createElement(name, { ...props, suppressHydrationWarning: true });
  return createElement(name, props, ...childrenOf(node));
}

function childrenOf(node: Element): ReactNode[] {
  return [...node.childNodes].map(elementOf);
}
