import type { Cancellation, Notice } from '@portal/api/contract';
import { Container, LineIcon, useResource } from '@portal/shared-ui';
import { useClock } from '@portal/shared-ui/use-clock';
import { useLocation } from 'react-router-dom';
import { styled } from 'styled-components';
import { CANCELLATIONS, NOTICES } from '../routing/frame-resources.ts';
import { noticesOfPage } from './notices-of-page.ts';

const MINUTE_MS = 60_000;

/**
 * Urgent notices and cancelled events, at the top of the pages they concern. It is behind the header in the document,
 * so that the skip link stays first, and above it on the screen. Screen readers announce later ones.
 */
export function NoticeBar() {
  const { pathname } = useLocation();
  const { data: notices = [] } = useResource<Notice[]>(NOTICES);
  const { data: cancellations = [] } = useResource<Cancellation[]>(CANCELLATIONS);
  const now = useClock(thisMinute, nobodyKnows);
  const lines = noticesOfPage(pathname, { notices, cancellations, now });
  return (
    <Bar aria-label="Wichtige Hinweise" data-noprint="">
      {lines.map(({ key, level, label, text }) => (
        <Ground key={key} $level={level}>
          <Line>
            <LineIcon path={ICONS[level]} />
            <span>
              <b>{label}</b> {text}
            </span>
          </Line>
        </Ground>
      ))}
      <Renewal key={pathname} />
    </Bar>
  );
}

/** Refetches with every page that is opened, unless the answer is fresh. */
function Renewal() {
  useResource<Notice[]>(NOTICES);
  useResource<Cancellation[]>(CANCELLATIONS);
  return null;
}

const thisMinute = () => Math.floor(Date.now() / MINUTE_MS) * MINUTE_MS;
const nobodyKnows = () => undefined;

const ICONS = {
  warning: 'M12 4 2.5 20h19zM12 10v4m0 3v.01',
  info: 'M12 11v6m0-10v.01M21 12a9 9 0 1 1-18 0 9 9 0 0 1 18 0z',
} as const;

const Bar = styled.output`
  display: block;
  order: -1;
`;

/* Amber in both looks, whatever the club's colours: it must not look like a part of the header. */
const Ground = styled.div<{ $level: Notice['level'] }>`
  padding-block: var(--space-2);
  border-bottom: 1px solid rgb(0 0 0 / 0.2);
  background: ${({ $level }) => ($level === 'warning' ? '#fcd34d' : '#dbe4ee')};
  color: #1c1400;
`;

const Line = styled(Container).attrs({ as: 'p' })`
  display: grid;
  grid-template-columns: auto minmax(0, 1fr);
  gap: var(--space-2);
  align-items: start;
  font-size: var(--text-sm);
  line-height: 1.4;

  svg {
    margin-top: 0.1em;
  }
`;
