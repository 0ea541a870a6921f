import { createRelease } from '@portal/api/test/release';
import { requireDescriptor } from './require-descriptor.ts';

test('a descriptor that portals take is returned', () => {
  const { descriptor } = createRelease({ name: 'tombola' });

  expect(requireDescriptor(descriptor)).toBe(descriptor);
});

test('a text that is too long is refused where a section is built, with its place, and not only by the portal', () => {
  const { descriptor } = createRelease({ name: 'tombola' });
  const pages = descriptor.pages.map((page) => ({ ...page, title: 'x'.repeat(500) }));

  expect(() => requireDescriptor({ ...descriptor, pages })).toThrow(/\/pages\/0\/title ist .*höchstens/);
});

test('so is all that a portal refuses whatever is live there', () => {
  const { descriptor } = createRelease({ name: 'tombola', pages: ['/api/lose', '/lose', '/Lose'] });
  const prize = { name: 'prize', type: 'number', label: 'Preis', default: 9, maximum: 5 } as const;

  expect(() => requireDescriptor({ ...descriptor, settings: [prize] })).toThrow(
    /^Jedes Portal lehnt tombola so ab\.\n {2}.*„prize“.*\n {2}.*\/api\/lose.*\n {2}.*„\/lose“ und „\/Lose“ sind derselbe/s,
  );
});
