import type { ImportReport } from '@portal/api/contract';
import { apiServer, type ApiServer } from './api-server.ts';

/** The result of an import of games: fifteen rows are taken, one is to be settled. */
export const importReport: ImportReport = {
  digest: 'd1',
  counts: { new: 12, moved: 3, changed: 0, conflicts: 1, kept: 0, same: 0, unclear: 1, foreign: 0, problems: 0 },
  rows: [
    { key: 'a', state: 'new', title: '06.06.2027 · SV Musterstadt – TSV Bergheide', changes: [] },
    {
      key: 'b',
      state: 'conflict',
      title: 'SV Musterstadt – FC Oberau',
      changes: [{ field: 'Anstoß', before: '15:00', after: '18:00' }],
    },
  ],
  problems: [],
  names: [{ ageClass: 'A-Junioren', name: 'JSG Musterstadt', guess: null, isUnclear: true }],
};
/** An import that was carried out and can be taken back. */
export const importRun = {
  id: 'r1',
  kind: 'dfbnet',
  title: 'plan.csv',
  added: 12,
  changed: 4,
  createdAt: '2027-06-01T10:00:00Z',
  createdBy: 'Anna',
  undoneAt: null,
  canUndo: true,
};

/** The API for a file of tests: one team, one import so far. */
export function importServer(): ApiServer {
  const api = apiServer();
  beforeEach(() => {
    api.answer('GET /api/teams', { body: [{ id: 't1', name: 'A-Jugend' }] });
    api.answer('GET /api/admin/imports', { body: [importRun] });
  });
  return api;
}

/** The bodies that were sent to an address. */
export const sent = (api: ApiServer, path: string) =>
  api.asked.filter(({ request }) => request === `POST ${path}`).map(({ body }) => body);

/** A file as it is chosen, and as it is sent. */
export const chosenFile = () => new File(['Spielkennung'], 'plan.csv', { type: 'text/csv' });
export const sentFile = { name: 'plan.csv', content: btoa('Spielkennung') };
