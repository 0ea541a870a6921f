import { missingByLaw, type CheckedFacts } from './imprint-check.ts';
import { legalFormOf, type LegalForm } from './legal-form.ts';

const imprint = {
  representatives: 'Anna Berg (1. Vorsitz)',
  registerCourt: 'Amtsgericht Musterstadt',
  registerNumber: 'VR 12',
  vatId: '',
  contentResponsible: 'Anna Berg, Am Wald 1, 12345 Musterstadt',
  hostingProvider: '',
  dataProtectionOfficer: '',
};
const club: CheckedFacts = {
  name: 'TuS Musterstadt 1921 e. V.',
  street: 'Am Wald 1',
  postcode: '12345',
  town: 'Musterstadt',
  email: 'post@verein.example',
  imprint,
};
const unregistered = { ...imprint, registerCourt: '', registerNumber: '' };
const fields = (facts: CheckedFacts) => missingByLaw(facts).map(({ field }) => field);

test.each<[name: string, form: LegalForm | undefined]>([
  ['TuS Musterstadt 1921 e. V.', 'verein'],
  ['TuS Musterstadt e.V. ', 'verein'],
  ['Sportgenossenschaft Musterstadt eG', 'genossenschaft'],
  ['Sportgenossenschaft Musterstadt e. G.', 'genossenschaft'],
  ['TuS Musterstadt Fußball GmbH', 'gmbh'],
  ['TuS Musterstadt gGmbH', 'gmbh'],
  ['TuS Musterstadt', undefined],
])('%s ends with what it is: %s', (name, form) => {
  expect(legalFormOf({ name, imprint: {} })).toBe(form);
});

test('what somebody has chosen counts before the name', () => {
  expect(legalFormOf({ name: 'Fußball im TuS e. V.', imprint: { legalForm: 'abteilung' } })).toBe('abteilung');
});

test('of a club that has said everything nothing is missing', () => {
  expect(missingByLaw(club)).toEqual([]);
});

test.each<[form: LegalForm | null, missing: string[]]>([
  ['verein', ['imprint.registerCourt', 'imprint.registerNumber']],
  ['genossenschaft', ['imprint.registerCourt', 'imprint.registerNumber']],
  ['gmbh', ['imprint.registerCourt', 'imprint.registerNumber']],
  ['abteilung', ['imprint.parentClub', 'imprint.registerCourt', 'imprint.registerNumber']],
  ['nicht-eingetragen', []],
  [null, ['imprint.legalForm']],
])('the legal form decides what an imprint needs: %s', (legalForm, missing) => {
  expect(fields({ ...club, name: 'TuS Musterstadt', imprint: { ...unregistered, legalForm } })).toEqual(missing);
});

test('a box at the post office is no address', () => {
  expect(missingByLaw({ ...club, street: 'Postfach 12' })).toMatchObject([
    { field: 'street', label: expect.stringContaining('Postfach'), why: '§ 5 Abs. 1 Nr. 1 DDG' },
  ]);
});

test('of an empty portal everything is missing, in the order in which it is asked for', () => {
  const empty = Object.fromEntries(Object.keys(imprint).map((field) => [field, ' '])) as typeof imprint;
  const nobody = { name: 'Mein Verein', street: '', postcode: '', town: '', email: '', imprint: empty };

  expect(fields(nobody)).toEqual([
    'name',
    'street',
    'postcode',
    'town',
    'email',
    'imprint.legalForm',
    'imprint.representatives',
    'imprint.contentResponsible',
  ]);
});
