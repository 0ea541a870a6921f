import { savesData } from './saves-data.ts';

afterEach(() => Reflect.deleteProperty(navigator, 'connection'));

test.each([
  [{ saveData: true, effectiveType: '4g' }, true],
  [{ saveData: false, effectiveType: 'slow-2g' }, true],
  [{ saveData: false, effectiveType: '2g' }, true],
  [{ saveData: false, effectiveType: '3g' }, false],
  [{ effectiveType: '4g' }, false],
  [undefined, false],
])('of a connection like %j data are saved: %s', (connection, expected) => {
  Object.defineProperty(navigator, 'connection', { value: connection, configurable: true });

  expect(savesData()).toBe(expected);
});
