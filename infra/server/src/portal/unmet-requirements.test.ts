import { unmetRequirements } from './unmet-requirements.ts';

const provides = { contract: '1.2.0', shared: { react: '19.3.1', swr: '2.5.1' } };
const requires = { contract: '^1.0.0', shared: { react: '^19.0.0' } };

describe('a release', () => {
  test('whose ranges hold may go live', () => {
    expect(unmetRequirements(requires, provides)).toEqual([]);
  });

  test.each([
    [{ ...requires, contract: '^2.0.0' }, 'Section-Vertrag ^2.0.0'],
    [{ ...requires, shared: { react: '^20.0.0' } }, 'react ^20.0.0'],
    [{ ...requires, shared: { preact: '^10.0.0' } }, 'das gibt es hier nicht'],
    [{ ...requires, contract: 'irgendwas' }, 'Section-Vertrag irgendwas'],
  ])('that asks for what the shell lacks is told so', (wanted, reason) => {
    expect(unmetRequirements(wanted, provides).join('\n')).toContain(reason);
  });
});
