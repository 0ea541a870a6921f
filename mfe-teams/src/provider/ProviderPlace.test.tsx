import { act, fireEvent } from '@testing-library/react';
import { hydrateRoot, type Root } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { ProviderPlace } from './ProviderPlace.tsx';

const url = 'https://rahmen.example/tabelle';
const frame = () => document.querySelector('iframe');
let root: Root;
afterEach(() => act(() => root.unmount()));

test('a frame on a page of the server loads once somebody listens; where no scripts run, it is there at once', async () => {
  const states: string[] = [];
  const place = (
    <ProviderPlace
      place={{ is: 'frame', url, tellsHeight: false }}
      label="Tabelle"
      onState={(state) => states.push(state)}
    />
  );
  document.body.innerHTML = `<div>${renderToString(place)}</div>`;
  const container = document.body.firstElementChild as HTMLElement;
  expect(frame()).toBeNull();
  expect(document.querySelector('noscript')?.textContent).toContain(`src="${url}"`);
  const mismatches: unknown[] = [];

  await act(async () => {
    root = hydrateRoot(container, place, { onRecoverableError: (error) => mismatches.push(error) });
  });
  fireEvent.load(frame() as HTMLIFrameElement);

  expect(mismatches).toEqual([]);
  expect(states).toEqual(['shown']);
  expect(document.querySelector('noscript')).toBeNull();
});
