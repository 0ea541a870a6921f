import { useHydrated } from '@portal/shared-ui/use-hydrated';
import { styled } from 'styled-components';
import { Clock } from './Clock.tsx';
import { WeatherIndicator } from './WeatherIndicator.tsx';

/**
 * Clock and weather in the header. Their place is kept from the start; they come after hydration, because they differ
 * by time.
 */
export function HeaderStatus() {
  const isHydrated = useHydrated();
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

const Place = styled.div`
  position: relative;
  flex: none;
  container-type: inline-size;
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
  @media (max-width: 349px), (min-width: 48em) and (max-width: 63.98em) {
    /* A club with many entries in its menu needs the room. */
    flex-shrink: 1;
    width: 48px;
    min-width: 0;
    margin-right: calc(-1 * var(--space-2));
    i {
      display: none;
    }
  }
  /* Where people read large text, the clock is the first that goes: it would lie over the club's name. */
  @container (max-width: 4.4em) {
    i {
      display: none;
    }
  }
  @container (max-width: 3em) {
    && > * {
      display: none;
    }
  }
`;
