import { useSyncExternalStore } from 'react';
import { styled } from 'styled-components';
import { Clock } from './Clock.tsx';
import { WeatherIndicator } from './WeatherIndicator.tsx';

/** Clock and weather in the header. Their place is kept from the start; they come after hydration, because they differ by time. */
export function HeaderStatus() {
  const isHydrated = useSyncExternalStore(
    subscribeToNothing,
    () => true,
    () => false,
  );
  return (
    <Place>
      {isHydrated && (
        <>
          <Clock />
          <WeatherIndicator />
        </>
      )}
    </Place>
  );
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
  > time:has(+ span) {
    transform: none;
  }
  > span {
    display: flex;
    align-items: center;
    justify-content: flex-end;
    gap: 3px;
  }
  i {
    font-style: normal;
  }
  @media (max-width: 349px), (min-width: 768px) and (max-width: 1023px) {
    width: 48px;
    margin-right: calc(-1 * var(--space-2));
    i {
      display: none;
    }
  }
`;
