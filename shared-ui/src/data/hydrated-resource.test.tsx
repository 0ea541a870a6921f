import { act } from '@testing-library/react';
import { lazy, Profiler, Suspense, type ReactNode } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { filled, LIST } from '../../test/counting-api.tsx';
import { ResourceProvider } from './ResourceProvider.tsx';
import { useResource } from './use-resource.ts';

function Reader() {
  const { data, error, isLoading, isValidating } = useResource<{ count: number }>(LIST);
  return (
    <p>
      {data?.count} {error?.status} {String(isLoading || isValidating)}
    </p>
  );
}

function Page({ onRender = () => undefined, children }: { onRender?: () => void; children: ReactNode }) {
  return (
    <ResourceProvider cache={filled(LIST, { data: { count: 7 } })}>
      <Reader />
      <Profiler id="late part" onRender={onRender}>
        <Suspense>{children}</Suspense>
      </Profiler>
    </ResourceProvider>
  );
}

test('a part that is hydrated later is rendered once, though another one reads the same resource already', async () => {
  const container = document.createElement('div');
  container.innerHTML = renderToString(
    <Page>
      <Reader />
    </Page>,
  );
  let arrive: (part: { default: typeof Reader }) => void = () => undefined;
  const LatePart = lazy(() => new Promise<{ default: typeof Reader }>((resolve) => (arrive = resolve)));
  const renders = jest.fn();
  await act(async () =>
    hydrateRoot(
      container,
      <Page onRender={renders}>
        <LatePart />
      </Page>,
    ),
  );
  renders.mockClear();

  await act(async () => arrive({ default: Reader }));

  expect(renders).toHaveBeenCalledTimes(1);
});
