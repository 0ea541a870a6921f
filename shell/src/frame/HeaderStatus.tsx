import { useSyncExternalStore } from 'react';
import { styled } from 'styled-components';
import { Clock } from './Clock.tsx';

/** The clock in the header. Its place is kept from the start; it comes after hydration, because it differs by time. */
export function HeaderStatus() {
  const isHydrated = useSyncExternalStore(
    subscribeToNothing,
    () => true,
    () => false,
  );
  return <Place>{isHydrated && <Clock />}</Place>;
}

const subscribeToNothing = () => () => undefined;

const Place = styled.div`
  position: relative;
  flex: none;
  width: 62px;
  height: 36px;
  margin-left: auto;
  color: var(--color-on-frame-muted);
  font-size: var(--text-xs);
  line-height: 18px;
  text-align: right;
  white-space: nowrap;
  > time {
    display: block;
    transform: translateY(9px);
  }
  i {
    font-style: normal;
  }
  @media (min-width: 768px) and (max-width: 1023px) {
    width: 48px;
    margin-right: calc(-1 * var(--space-2));
    i {
      display: none;
    }
  }
  @media (max-width: 349px) {
    display: none;
  }
`;
