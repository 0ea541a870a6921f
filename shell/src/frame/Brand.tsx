import { Link } from 'react-router-dom';
import { Crest, traditionOf, useClub, VisuallyHidden } from '@portal/shared-ui';
import { keyframes, styled } from 'styled-components';
import { FittedName } from './FittedName.tsx';

/** Crest and club name, the way home. On wide screens the crest hangs over the header's edge. */
export function Brand() {
  const club = useClub();
  const tradition = traditionOf(club);
  return (
    <Home to="/">
      <HangingCrest>
        <Crest size="100%" />
      </HangingCrest>
      <Name>
        <FittedName data-name="short" name={club.shortName} />
        <FittedName data-name="full" name={club.name} />
        {tradition && <small>{tradition}</small>}
      </Name>
      <VisuallyHidden>zur Startseite</VisuallyHidden>
    </Home>
  );
}

const Home = styled(Link)`
  display: flex;
  align-items: center;
  gap: clamp(8px, 2.5vw, 12px);
  min-width: 0;
  height: 100%;
  color: inherit;
  text-decoration: none;
`;

const intoTheBar = keyframes`
  to { transform: scale(0.65); }
`;

/* Hangs over the edge at the top of a page; with scrolling it draws back, so that it covers no text. */
const HangingCrest = styled.span`
  display: flex;
  flex: none;
  max-width: 132px;
  height: 46px;
  @media (min-width: 48em) {
    align-self: flex-start;
    height: calc(var(--header-height) - 8px + var(--header-overhang));
    margin-top: 8px;
    filter: drop-shadow(0 3px 8px rgb(0 0 0 / 0.45));
    /* Towards the name, so that no hole opens before it. */
    transform-origin: top right;
    @supports (animation-timeline: scroll()) {
      animation: ${intoTheBar} linear both;
      animation-timeline: scroll(root);
      animation-range: 0 96px;
    }
    /* In the drawer it would lie over the first entry. */
    dialog & {
      align-self: center;
      height: 46px;
      margin-top: 0;
      animation: none;
    }
  }
`;

const Name = styled.span`
  display: grid;
  grid-template-columns: minmax(0, auto);
  gap: 3px;
  min-width: 0;
  [data-name='full'] {
    display: none;
  }
  small {
    color: var(--color-on-frame-muted);
    font-size: 0.75rem;
    line-height: 1.1;
    letter-spacing: 0.03em;
    white-space: nowrap;
  }
  @media (min-width: 48em) and (max-width: 63.98em) {
    /* The bar needs the room; the drawer does not. */
    [data-drawer='768'] & {
      display: none;
    }
  }
  @media (min-width: 77.5em) {
    [data-name='full'] {
      display: block;
    }
    [data-name='short'] {
      display: none;
    }
  }
`;
