import { Content, Portal, Provider, Root, Trigger } from '@radix-ui/react-tooltip';
import { useLayoutEffect, type HTMLAttributes, type Ref } from 'react';
import { useTooltips } from '@portal/shared-ui';
import { styled } from 'styled-components';

/**
 * Milliseconds until a tooltip opens, and within which the next one opens at once
 * (docs/specification.md#tooltips-and-toasts).
 */
const DELAY = 700;
const SKIP_DELAY = 300;
/** px between the element and its tooltip, and between the tooltip and the window's edge. */
const DISTANCE = 6;
const MARGIN = 8;

/** The tooltips of all elements that have one (see useTooltip). */
export function TooltipArea() {
  const labels = useTooltips((state) => state.labels);
  return (
    <Provider delayDuration={DELAY} skipDelayDuration={SKIP_DELAY}>
      {[...labels].map(([element, label], index) => (
        // oxlint-disable-next-line react/no-array-index-key -- an element has no name, and keeps its place among the others
        <Root key={index}>
          <Trigger asChild>
            <Existing element={element} />
          </Trigger>
          <Portal>
            <Bubble sideOffset={DISTANCE} collisionPadding={MARGIN}>
              {label}
            </Bubble>
          </Portal>
        </Root>
      ))}
    </Provider>
  );
}

type ExistingProps = { element: HTMLElement; ref?: Ref<HTMLElement> } & HTMLAttributes<HTMLElement>;

/** Lets an element that is rendered elsewhere be the trigger: it gets the listeners and the description. */
function Existing({ element, ref, ...props }: ExistingProps) {
  useLayoutEffect(() => {
    if (typeof ref === 'function') {
      ref(element);
      return () => void ref(null);
    }
    return undefined;
  }, [element, ref]);

  useLayoutEffect(() => {
    const listeners = Object.entries(props).filter(
      (entry): entry is [string, (event: Event) => void] => typeof entry[1] === 'function',
    );
    for (const [name, listener] of listeners) element.addEventListener(name.slice(2).toLowerCase(), listener);
    return () => {
      for (const [name, listener] of listeners) element.removeEventListener(name.slice(2).toLowerCase(), listener);
    };
  });

  const description = props['aria-describedby'];
  useLayoutEffect(() => {
    if (description === undefined) return undefined;
    element.setAttribute('aria-describedby', description);
    return () => element.removeAttribute('aria-describedby');
  }, [element, description]);
  return null;
}

const Bubble = styled(Content)`
  z-index: var(--z-skip);
  padding: var(--space-1) var(--space-3);
  border-radius: var(--radius);
  background: var(--color-text);
  color: var(--color-page);
  font-size: var(--text-sm);
`;
