import { blockStorage } from '../../test/blocked-storage.ts';
import { deviceStorage, tabStorage } from './browser-storage.ts';

const both = [
  ['device', deviceStorage, () => localStorage],
  ['tab', tabStorage, () => sessionStorage],
] as const;

describe.each(both)('the storage of a %s', (_name, storage, browsers) => {
  test('keeps, names and forgets', () => {
    expect([storage.get('farbe'), storage.set('farbe', 'rot'), storage.get('farbe')]).toEqual([null, true, 'rot']);
    expect(browsers().getItem('farbe')).toBe('rot');
    expect(storage.keys()).toEqual(['farbe']);

    storage.remove('farbe');
    expect([storage.get('farbe'), storage.keys()]).toEqual([null, []]);
  });

  test('says when it is full', () => {
    expect(storage.set('viel', 'x'.repeat(6_000_000))).toBe(false);
  });
});

describe.each(both)('where all cookies are blocked, the storage of a %s', (_name, storage) => {
  blockStorage();

  test('keeps nothing and breaks nothing', () => {
    expect([storage.set('farbe', 'rot'), storage.get('farbe'), storage.keys()]).toEqual([false, null, []]);
    expect(() => storage.remove('farbe')).not.toThrow();
  });
});
