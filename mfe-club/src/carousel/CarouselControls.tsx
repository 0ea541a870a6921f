import { ChevronLeftIcon, ChevronRightIcon, PauseIcon, PlayIcon } from '@portal/shared-ui';
import { css, styled } from 'styled-components';

type CarouselControlsProps = {
  carousel: { selected: number; isStopped: boolean; previous: () => void; next: () => void; togglePlay: () => void };
  count: number;
  className?: string;
};

/** Pause, back, forth and „n / m“; the slides advance automatically until they are paused. */
export function CarouselControls({ carousel, count, className }: CarouselControlsProps) {
  const { selected, isStopped, previous, next, togglePlay } = carousel;
  return (
    <Controls className={className} data-noprint="">
      <PlayButton isStopped={isStopped} onClick={togglePlay} />
      <Control type="button" aria-label="Vorherige Folie" onClick={previous}>
        <ChevronLeftIcon />
      </Control>
      <Place>
        {selected + 1} / {count}
      </Place>
      <Control type="button" aria-label="Nächste Folie" onClick={next}>
        <ChevronRightIcon />
      </Control>
    </Controls>
  );
}

type PlayButtonProps = { isStopped: boolean; onClick: () => void; className?: string };

/** Stops and starts the moving (WCAG 2.2.2). */
export function PlayButton({ isStopped, onClick, className }: PlayButtonProps) {
  return (
    <Control
      type="button"
      aria-label={isStopped ? 'Automatischen Wechsel starten' : 'Automatischen Wechsel anhalten'}
      onClick={onClick}
      className={className}
      data-noprint=""
    >
      {isStopped ? <PlayIcon /> : <PauseIcon />}
    </Control>
  );
}

/* Without scripts the row scrolls by hand alone. */
const scripted = css`
  @media (scripting: none) {
    display: none;
  }
`;

const Controls = styled.div`
  display: flex;
  align-items: center;
  gap: var(--space-1);
`;

const Control = styled.button`
  --color-focus: #fff;
  display: grid;
  place-items: center;
  width: var(--touch);
  height: var(--touch);
  border-radius: var(--radius);
  background: rgb(11 15 20 / 0.72);
  color: #fff;

  &:hover {
    background: rgb(11 15 20 / 0.92);
  }

  &:focus-visible {
    outline-offset: -4px;
  }
  ${scripted}
`;

const Place = styled.span`
  display: grid;
  place-items: center;
  min-width: 64px;
  height: var(--touch);
  border-radius: var(--radius);
  background: rgb(11 15 20 / 0.72);
  color: #fff;
  font: 750 1.125rem/1 var(--font-display);
  font-variant-numeric: tabular-nums;
  ${scripted}
`;
