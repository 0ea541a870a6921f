import { Type } from 'typebox';
import { NewSettings } from '@portal/api/contract';
import { contractResolver } from '../../kit/form/contract-resolver.ts';
import { blankProvider, blankTeam } from './provider.ts';

const resolve = (footballData: object | string) =>
  contractResolver(Type.Pick(NewSettings, ['footballData']))({ footballData }, undefined, {
    fields: {},
    shouldUseNativeValidation: false,
  });

test('what a provider does not offer is sent as nothing, also within teams and tabs', async () => {
  const team = { ...blankTeam('1-mannschaft'), url: 'https://a.example/1', frameUrl: '' };
  team.tabs.table = { widgetId: '' as string | null, url: '' as string | null };
  const given = { ...blankProvider, name: 'Daten', clubUrl: 'https://a.example', scriptUrl: '', teams: [team] };

  const { values, errors } = await resolve(given);

  expect(errors).toEqual({});
  expect(values).toMatchObject({
    footballData: { scriptUrl: null, teams: [{ frameUrl: null, tabs: { table: { widgetId: null, url: null } } }] },
  });
});

test('a provider that is taken away is sent as none', async () => {
  expect(await resolve('')).toEqual({ values: { footballData: null }, errors: {} });
});

test('a broken address is named at its field', async () => {
  const { errors } = await resolve({ ...blankProvider, name: 'Daten', clubUrl: 'daten.example' });

  expect(errors).toHaveProperty(['footballData.clubUrl', 'message']);
});
