import { useEffect, useRef, useState, type RefObject } from 'react';
import {
  FUSSBALL_DE_FRAMES,
  FUSSBALL_DE_HEIGHT,
  type ProviderPlace as Place,
} from '@portal/shared-ui/football-provider';
import { useHydrated } from '@portal/shared-ui/use-hydrated';
import { styled } from 'styled-components';
import { fillByScript } from './script-runs.ts';

/** `shown`: something of the provider has appeared; `failed`: nothing will. */
export type PlaceState = 'loading' | 'shown' | 'failed';

type ProviderPlaceProps = {
  place: Place;
  /** The name of the view, such as „Tabelle bei fussball.de“. */
  label: string;
  onState?: (state: PlaceState) => void;
  /** Whether it is loaded at once, without being scrolled to. */
  isEager?: boolean;
};

/** The place of a provider's view. Once it is in the page the provider gets a request. */
export function ProviderPlace({ place, label, onState = ignored, isEager = false }: ProviderPlaceProps) {
  return place.is === 'frame' ? (
    <PlacedFrame key={place.url} {...place} label={label} onState={onState} isEager={isEager} />
  ) : (
    <PlacedElement
      script={place.script}
      attributes={JSON.stringify(place.attributes)}
      label={label}
      onState={onState}
    />
  );
}

const ignored = () => undefined;

type PlacedProps = Required<Pick<ProviderPlaceProps, 'label' | 'onState'>>;

/** Default height in px of a frame that has not told its own, and the limits for a told one. */
const FRAME_HEIGHT = 480;
const LOWEST = 80;
const HIGHEST = 6000;

type PlacedFrameProps = PlacedProps & { url: string; tellsHeight: boolean; isEager: boolean };

/**
 * A page of the provider. Its address is bound to the domain of the club, so that it has to learn the site's origin.
 */
function PlacedFrame({ url, tellsHeight, label, onState, isEager }: PlacedFrameProps) {
  const frame = useRef<HTMLIFrameElement>(null);
  const height = useToldHeight(frame, tellsHeight);
  useEffect(() => {
    if (height !== null) onState('shown');
  }, [height, onState]);
  // A frame in the server's page may have loaded, and told its height, before anybody listened.
  const isHeard = useHydrated();
  const shown = (
    <Frame
      ref={frame}
      src={url}
      // The frame tells its height only under a name like that of the provider's own script.
      {...(tellsHeight && { name: `club_fussballde_widget-${url.split('/').at(-1)}` })}
      title={label}
      loading={isEager ? 'eager' : 'lazy'}
      referrerPolicy="origin"
      sandbox="allow-scripts allow-same-origin allow-popups"
      style={{ height: height ?? FRAME_HEIGHT }}
      onLoad={() => {
        if (!tellsHeight) onState('shown');
      }}
    />
  );
  if (isHeard) return shown;
  return (
    <div style={{ minHeight: FRAME_HEIGHT }}>
      <noscript>{shown}</noscript>
    </div>
  );
}

/** How high the content of a frame is, in px, as the frame itself says; null until it does. */
function useToldHeight(frame: RefObject<HTMLIFrameElement | null>, tellsHeight: boolean): number | null {
  const [height, setHeight] = useState<number | null>(null);
  useEffect(() => {
    if (!tellsHeight) return undefined;
    const listen = ({ source, origin, data }: MessageEvent<unknown>) => {
      if (origin !== FUSSBALL_DE_FRAMES || source !== frame.current?.contentWindow) return;
      const told = heightIn(data);
      if (told !== null) setHeight(Math.min(Math.max(told, LOWEST), HIGHEST));
    };
    window.addEventListener('message', listen);
    return () => window.removeEventListener('message', listen);
  }, [frame, tellsHeight]);
  return height;
}

function heightIn(data: unknown): number | null {
  if (typeof data !== 'object' || data === null || !('type' in data) || !('height' in data)) return null;
  const height = Number(data.height);
  return data.type === FUSSBALL_DE_HEIGHT && Number.isFinite(height) ? height : null;
}

/** An element that the provider's script finds by its attributes, given as JSON; React never gives it children. */
function PlacedElement({ script, attributes, label, onState }: PlacedProps & { script: string; attributes: string }) {
  const ground = useRef<HTMLElement>(null);
  useEffect(() => {
    const element = document.createElement('div');
    for (const [name, value] of Object.entries(JSON.parse(attributes) as Record<string, string>))
      element.setAttribute(name, value);
    ground.current?.append(element);
    const watch = new MutationObserver(() => {
      if (element.hasChildNodes()) onState('shown');
    });
    watch.observe(element, { childList: true });
    const stop = fillByScript(script, element, (state) => {
      if (state === 'failed') onState('failed');
    });
    return () => {
      watch.disconnect();
      stop();
      element.remove();
    };
  }, [script, attributes, onState]);
  return <Ground ref={ground} aria-label={label} />;
}

/* Providers draw on white, in the dark, too. */
const Ground = styled.section`
  overflow-x: auto;
  min-height: 320px;
  border-radius: var(--radius);
  background: #fff;
  color: #14191f;
  color-scheme: light;
`;

const Frame = styled.iframe`
  display: block;
  width: 100%;
  border: 0;
  border-radius: var(--radius);
  background: #fff;
  color-scheme: light;
`;
