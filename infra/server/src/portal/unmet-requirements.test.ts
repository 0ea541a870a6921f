import { unmetRequirements } from './unmet-requirements.ts';

const provides = { contract: '1.2.0', shared: { react: '19.3.1', swr: '2.5.1' } };
const requires = { contract: '^1.0.0', shared: { react: '^19.0.0' } };

describe('a release', () => {
  test('whose ranges hold may go live', () => {
    expect(unmetRequirements({ requires }, provides)).toEqual([]);
  });

  test('that uses a module says which version of it', () => {
    const uses = { shared: { 'react/jsx-runtime': ['jsx'], swr: ['default'] }, api: 'server/api-uses.json' };

    expect(unmetRequirements({ requires, uses }, provides)).toEqual([
      'swr wird genutzt, ohne dass der Descriptor sagt, in welcher Version.',
    ]);
  });

  test.each([
    ['^1.2.0', '1.4.0', true],
    ['^1.4.0', '2.1.0', true],
    ['^1.4.0', '3.0.0', false],
    ['^2.2.0', '2.1.0', false],
  ])('built for the contract %s may go live with %s: %p', (contract, here, isFitting) => {
    expect(unmetRequirements({ requires: { contract, shared: {} } }, { contract: here, shared: {} }).length === 0).toBe(
      isFitting,
    );
  });

  test.each([
    [{ ...requires, contract: '^2.0.0' }, 'Section-Vertrag ^2.0.0'],
    [{ ...requires, shared: { react: '^20.0.0' } }, 'react ^20.0.0'],
    [{ ...requires, shared: { preact: '^10.0.0' } }, 'das gibt es hier nicht'],
    [{ ...requires, contract: 'irgendwas' }, 'Section-Vertrag irgendwas'],
  ])('that asks for what the shell lacks is told so', (wanted, reason) => {
    expect(unmetRequirements({ requires: wanted }, provides).join('\n')).toContain(reason);
  });
});
