import { Crest, Container, PitchLines, traditionOf, useClub } from '@portal/shared-ui';
import { styled } from 'styled-components';
import { ClubName } from '../frame/ClubName.tsx';

/** The home page's opening: the club's name on the pitch, cut by the diagonal in its colour that carries the crest. */
export function ClubHero() {
  const club = useClub();
  const tradition = traditionOf(club);
  const league = [club.league, club.season && `Saison ${club.season}`].filter(Boolean).join(' · ');
  return (
    <Stage>
      <Lines>
        <PitchLines />
      </Lines>
      <Content>
        <div>
          {league && <League>{league}</League>}
          <Name>
            <ClubName name={club.name} />
          </Name>
          {tradition && <Slogan>{tradition}</Slogan>}
        </div>
        <Crest size="clamp(132px, 30vw, 340px)" />
      </Content>
    </Stage>
  );
}

const Stage = styled.div`
  position: relative;
  isolation: isolate;
  overflow: hidden;
  background: var(--color-frame);
  color: var(--color-on-frame);
  &::before {
    content: '';
    position: absolute;
    z-index: -2;
    inset: 0;
    background: linear-gradient(160deg, var(--color-brand), var(--color-brand-hover));
    clip-path: polygon(100% 60%, 100% 100%, 44% 100%);
  }
  @media (min-width: 768px) {
    &::before {
      clip-path: polygon(78% 0, 100% 0, 100% 100%, 58% 100%);
    }
  }
`;

const Lines = styled.div`
  position: absolute;
  z-index: -1;
  inset: -20% -10%;
  transform: rotate(-8deg);
`;

/* On phones the height is fixed, so that a name that wraps differently in its web font moves nothing below. */
const Content = styled(Container)`
  position: relative;
  min-height: 420px;
  padding-block: var(--space-10) var(--space-8);
  > :is(svg, img) {
    position: absolute;
    right: var(--gutter);
    bottom: var(--space-8);
    filter: drop-shadow(0 12px 24px rgb(0 0 0 / 0.4));
  }
  @media (min-width: 768px) {
    display: grid;
    grid-template-columns: 1fr auto;
    gap: var(--space-6);
    align-items: center;
    min-height: min(64svh, 540px);
    > :is(svg, img) {
      position: static;
    }
  }
`;

const League = styled.p`
  margin-bottom: var(--space-3);
  color: var(--color-on-frame-muted);
  font: 700 1.125rem/1.2 var(--font-display);
  letter-spacing: 0.04em;
`;

const Name = styled.h1`
  font-size: var(--text-hero);
  line-height: 0.92;
`;

const Slogan = styled.p`
  margin-top: var(--space-4);
  font: 700 var(--text-2xl) / 1.1 var(--font-display);
`;
