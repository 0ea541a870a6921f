import { createSealingKey } from './sealing-key.ts';

const key = createSealingKey('a'.repeat(32), 'tests');

test('what was sealed is opened by the same key for the same owner, and nothing of it can be read before', () => {
  const sealed = key.seal('Anstoß', 'one');

  expect(key.open(sealed, 'one')).toBe('Anstoß');
  expect(Buffer.from(sealed, 'base64').toString('latin1')).not.toContain('Ansto');
  expect(key.seal('Anstoß', 'one')).not.toBe(sealed);
});

test('another secret, purpose or owner, and what was changed or cut off, opens nothing', () => {
  const sealed = key.seal('Anstoß', 'one');
  const changed = Buffer.from(sealed, 'base64').map((byte, at, { length }) => (at === length - 1 ? byte ^ 1 : byte));

  expect(createSealingKey('b'.repeat(32), 'tests').open(sealed, 'one')).toBeNull();
  expect(createSealingKey('a'.repeat(32), 'others').open(sealed, 'one')).toBeNull();
  expect(key.open(sealed, 'two')).toBeNull();
  expect(key.open(Buffer.from(changed).toString('base64'), 'one')).toBeNull();
  expect(key.open(sealed.slice(0, 12), 'one')).toBeNull();
});

test('keys are told apart by their ids', () => {
  expect(createSealingKey('a'.repeat(32), 'tests').id).toBe(key.id);
  expect(createSealingKey('b'.repeat(32), 'tests').id).not.toBe(key.id);
});
