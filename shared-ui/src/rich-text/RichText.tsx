import { useEffect, useRef, type MouseEvent } from 'react';
import { useNavigate } from 'react-router-dom';
import { styled } from 'styled-components';
import { Prose } from '../components/Prose.tsx';
import { FAILED_ATTRIBUTE, hasFailed, replaceFailed } from '../components/failed-picture.ts';
import { watchPicture } from '../components/watch-picture.ts';
import { ownPage } from './own-page.ts';
import { shownText, TEXT_ATTRIBUTE } from './shown-text.ts';
import { raised } from '../components/surfaces.ts';

type RichTextProps = { html: string; className?: string };

/** Alone in a figure it is a video, which may be offered. */
const VIDEO_LINK = "[href*='youtu']";

/** Sanitised HTML of editors; links to the site's own pages are followed without reloading the document. */
export function RichText({ html, className }: RichTextProps) {
  const navigate = useNavigate();
  const text = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const shown = text.current;
    if (!shown) return undefined;
    const handleError = ({ target }: Event) => target instanceof HTMLImageElement && replaceFailed(target);
    shown.addEventListener('error', handleError, true);
    for (const picture of shown.querySelectorAll('img')) {
      if (hasFailed(picture)) replaceFailed(picture);
      else watchPicture(picture);
    }
    return () => shown.removeEventListener('error', handleError, true);
  }, [html]);
  useEffect(() => {
    const links = text.current?.querySelectorAll<HTMLAnchorElement>(`figure > ${VIDEO_LINK}`);
    if (!links?.length) return undefined;
    let end: (() => void) | undefined;
    let isShown = true;
    void import('./videos.ts').then(({ offerVideos }) => {
      if (isShown) end = offerVideos(links);
    });
    return () => {
      isShown = false;
      end?.();
    };
  }, [html]);
  const handleClick = (event: MouseEvent) => {
    const link = event.target instanceof Element ? event.target.closest('a') : null;
    const path = link && ownPage(link, event);
    if (!path) return;
    event.preventDefault();
    void navigate(path);
  };
  const content = { __html: shownText(html) };
  // The handler listens for clicks of the links inside, which are focusable and operable by themselves. Pictures near
  // the window are loaded before React comes, so its HTML may differ.
  return (
    <Text
      ref={text}
      className={className}
      {...{ [TEXT_ATTRIBUTE]: '' }}
      onClick={handleClick}
      // oxlint-disable-next-line react/no-danger -- the API sanitised the HTML before it stored it
      dangerouslySetInnerHTML={content}
      suppressHydrationWarning
    />
  );
}

const Text = styled(Prose)`
  h2 {
    font-size: var(--text-2xl);
  }

  h3 {
    font-size: var(--text-xl);
  }

  blockquote {
    margin-block: 1.8em;
    padding-block: 0.2em;
    border-left: 6px solid var(--color-brand);
    background: none;
    font: 700 var(--text-xl) / 1.25 var(--font-display);
    word-spacing: 0.06em;
  }

  blockquote p + p {
    margin-top: 0.6em;
  }

  /* Three red cuts instead of a line. */
  hr {
    width: 72px;
    height: 14px;
    margin: 2.4em auto;
    border: 0;
    background: repeating-linear-gradient(
      110deg,
      transparent 0 8px,
      var(--color-brand) 8.5px 16px,
      transparent 16.5px 24px
    );
  }

  figure {
    margin-block: 2em;
  }

  figure img {
    width: 100%;
  }

  [${FAILED_ATTRIBUTE}] {
    display: grid;
    place-items: center;
    padding: var(--space-4);
    background: var(--color-sunken);
    color: var(--color-muted);
    font-size: var(--text-sm);
    text-align: center;
  }

  /* As wide as its figure, also where the least height would make it wider; beside its button it is a link. */
  figure > ${VIDEO_LINK}:only-child {
    display: grid;
    place-content: center;
    width: 100%;
    min-height: 280px;
    aspect-ratio: 16 / 9;
    background: var(--color-sunken);
  }

  [data-scroll] {
    overflow-x: auto;
    margin-block: 1.8em;
    ${raised}
  }

  table {
    display: table;
    width: max-content;
    min-width: 100%;

    /* Paper does not scroll. */
    @media print {
      width: 100%;
    }
  }

  caption {
    padding: var(--space-3);
    color: var(--color-muted);
    text-align: left;
  }

  th {
    background: var(--color-sunken);
    font-weight: 700;
    hyphens: none;
  }

  td {
    max-width: 11.9em;
    hyphens: none;
  }

  tr:last-child > td {
    border-bottom: 0;
  }

  /* Two or three columns fit a phone. */
  @media (max-width: 599px) {
    :is(th, td) {
      padding-inline: var(--space-2);
    }

    td {
      max-width: 8.4em;
    }
  }
`;
