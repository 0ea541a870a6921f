import type { Weather } from '../contract/index.ts';
import { createCurrentWeather } from './current-weather.ts';

const MINUTE = 60_000;
const SUN: Weather = { temp: 21, code: 0, icon: 'sun', description: 'Sonnig' };

/** A service that answers what `answer` says, and a clock that stands still. */
function setUp() {
  const service = { answer: async () => SUN, asked: 0, minutes: 0 };
  const currentWeather = createCurrentWeather({
    ask: () => {
      service.asked += 1;
      return service.answer();
    },
    now: () => service.minutes * MINUTE,
  });
  return { service, currentWeather };
}
const fail = () => Promise.reject(new Error('away'));

test('all visitors share one question', async () => {
  const { service, currentWeather } = setUp();

  const answers = await Promise.all(Array.from({ length: 100 }, currentWeather));

  expect(new Set(answers)).toEqual(new Set([SUN]));
  expect(service.asked).toBe(1);
});

test('an answer is good for ten minutes', async () => {
  const { service, currentWeather } = setUp();
  await currentWeather();
  service.minutes = 9.9;
  await currentWeather();
  expect(service.asked).toBe(1);

  service.minutes = 10;
  await currentWeather();
  expect(service.asked).toBe(2);
});

test('without any answer nobody knows, and the service is asked again a minute later', async () => {
  const { service, currentWeather } = setUp();
  service.answer = fail;

  expect(await currentWeather()).toBeNull();
  service.minutes = 0.9;
  expect(await currentWeather()).toBeNull();
  expect(service.asked).toBe(1);

  service.answer = async () => SUN;
  service.minutes = 1;
  expect(await currentWeather()).toEqual(SUN);
});

test('while the service hangs the last answer is given at once, and nobody asks a second time', async () => {
  const { service, currentWeather } = setUp();
  await currentWeather();
  service.answer = () => new Promise(() => undefined);
  service.minutes = 10;

  expect([await currentWeather(), await currentWeather()]).toEqual([SUN, SUN]);
  expect(service.asked).toBe(2);
});

test('a clock that is set back by a day keeps no weather longer', async () => {
  jest.useFakeTimers();
  const ask = jest.fn(async () => SUN);
  const currentWeather = createCurrentWeather({ ask });
  await currentWeather();
  jest.advanceTimersByTime(10 * MINUTE);
  jest.setSystemTime(Date.now() - 24 * 60 * MINUTE);

  await currentWeather();
  jest.useRealTimers();

  expect(ask).toHaveBeenCalledTimes(2);
});

test('while the service fails the last answer stands in, but not longer than an hour', async () => {
  const { service, currentWeather } = setUp();
  await currentWeather();
  service.answer = fail;

  service.minutes = 59;
  expect(await currentWeather()).toEqual(SUN);
  service.minutes = 60;
  expect(await currentWeather()).toBeNull();
});
