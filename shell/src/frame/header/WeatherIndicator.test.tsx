import { createResourceCache, ResourceProvider } from '@portal/shared-ui';
import { act, render, screen, waitFor } from '@testing-library/react';
import { startApiServer, type ApiServer } from '@portal/shared-ui/test/api-server';
import { until } from '../../../test/until.ts';
import { WeatherIndicator } from './WeatherIndicator.tsx';

const WEATHER = 'GET /api/weather';
const MINUTE = 60_000;
let api: ApiServer;

beforeAll(async () => {
  api = await startApiServer();
});
beforeEach(() => {
  api.requests.length = 0;
  api.answer(WEATHER, { status: 204 });
});
afterEach(() => {
  jest.useRealTimers();
  jest.restoreAllMocks();
});
afterAll(() => api.stop());

const showWeather = () =>
  render(
    <ResourceProvider cache={createResourceCache()}>
      <WeatherIndicator />
    </ResourceProvider>,
  );
const temperature = () => screen.queryByText(/°C/);

/** Timers and clock are faked, the network is real. */
const fakeTime = () =>
  jest.useFakeTimers({
    doNotFake: ['nextTick', 'queueMicrotask', 'performance'],
  });

test.each(['sun', 'cloud', 'cloud-rain', 'snowflake', 'zap'])(
  'the weather has an icon for %s and the temperature',
  async (icon) => {
    api.answer(WEATHER, { body: { temp: -3, code: 0, icon, description: 'Wetter' } });
    showWeather();

    const shown = await screen.findByText(/-3 °C/);

    expect(shown.textContent).toBe('Wetter, -3 °C');
    expect(shown.querySelector('path')?.getAttribute('d')).toMatch(/^M/);
  },
);

test.each([
  ['fails', { status: 503 }],
  ['is switched off', { status: 204 }],
])('the weather is hidden when it %s', async (_case, answer) => {
  api.answer(WEATHER, answer);
  showWeather();
  await waitFor(() => expect(api.requests).toEqual([WEATHER]));

  await waitFor(() => expect(temperature()).toBeNull());
});

test('the weather is asked for every 10 minutes, and hidden once that fails', async () => {
  fakeTime();
  api.answer(WEATHER, { body: { temp: 21, code: 0, icon: 'sun', description: 'Sonnig' } });
  showWeather();
  await until(() => temperature() !== null);
  api.answer(WEATHER, { status: 503 });

  act(() => jest.advanceTimersByTime(9 * MINUTE));
  expect(api.requests).toHaveLength(1);
  act(() => jest.advanceTimersByTime(MINUTE + 5000));

  await until(() => temperature() === null);
  expect(api.requests).toHaveLength(2);
});
