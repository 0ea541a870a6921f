import { ArrowLeftIcon, Crest, useClub } from '@portal/shared-ui';
import { Link } from 'react-router-dom';
import { styled } from 'styled-components';
import { SkipLink } from './SkipLink.tsx';

/** The head of pages for work: the club, and the way back to the website. */
export function ApplicationHeader() {
  const { shortName } = useClub();
  return (
    <Bar data-frame="" data-application="">
      <SkipLink />
      <Club>
        <Crest size="34px" />
        <b>{shortName}</b>
      </Club>
      <Leave to="/">
        <ArrowLeftIcon />
        Zur Website
      </Leave>
    </Bar>
  );
}

/*
 * Elements below use this height as their offset; below 1024 px a page may keep a bar of that height at the lower edge.
 * On phones the sticky button covers the lower edge, so toasts appear over this header, two lines at most.
 */
const Bar = styled.header`
  &,
  & ~ * {
    --header-height: 56px;
    --header-overhang: 0px;
    --work-bar: 64px;
    @media (min-width: 1024px) {
      --work-bar: 0px;
    }
    @media (max-width: 767px) {
      --toast-place: env(safe-area-inset-top) 0 auto auto;
      --toast-inset: 4px;
      --toast-button: var(--space-2);
      --toast-text: -webkit-box;
    }
  }
  --color-focus: #fff;
  position: sticky;
  z-index: var(--z-header);
  top: 0;
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: var(--space-3);
  height: var(--header-height);
  padding-inline: var(--gutter);
  background: var(--color-frame);
  color: var(--color-on-frame);
  box-shadow: 0 1px 0 var(--color-frame-line);
  @media (min-width: 1024px) {
    padding-inline: var(--space-6);
  }
`;

const Club = styled.div`
  display: flex;
  align-items: center;
  gap: var(--space-3);
  min-width: 0;
  b {
    overflow: hidden;
    font: var(--weight-display) 1.25rem/1.1 var(--font-display);
    text-overflow: ellipsis;
    white-space: nowrap;
    word-spacing: 0.06em;
  }
`;

const Leave = styled(Link)`
  display: flex;
  flex: none;
  align-items: center;
  gap: var(--space-2);
  min-height: var(--touch);
  color: inherit;
  font-weight: 600;
  white-space: nowrap;
`;
