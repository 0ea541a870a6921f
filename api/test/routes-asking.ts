import type { EditableSettings } from '../src/contract/index.ts';

/** The signed-in user and the stored settings, from which a request is built that only the proof can refuse. */
type Asking = { userId: string; settings: EditableSettings };

/** A request that asks for a proof that an old session lacks, and the code it is refused with. */
type Request = { path?: string; payload?: object; code: 'proof_required' | 'wrong_password' | 'wrong_passkey' };

const GUESSED = { currentPassword: 'geraten-geraten-1', code: '000000' };
/** The settings as they are saved, complete enough to open the site, and with another address for messages. */
const elsewhere = ({ settings }: Asking): object => ({
  ...settings,
  updatedAt: undefined,
  name: 'TuS Musterstadt 1921 e. V.',
  street: 'Am Wald 1',
  postcode: '12345',
  town: 'Musterstadt',
  imprint: {
    ...settings.imprint,
    representatives: 'Anna Berg',
    registerCourt: 'Amtsgericht Musterstadt',
    registerNumber: 'VR 12',
    contentResponsible: 'Anna Berg, Am Wald 1',
  },
  email: 'anderswo@verein.example',
});

/** For each route that asks by what its request says (`within` in `ROUTE_PROOF`): a request that does. */
export const ROUTES_ASKING: Readonly<Record<string, (asking: Asking) => Request>> = {
  'PUT /api/account/password': () => ({
    payload: { ...GUESSED, password: 'ein-neues-langes-wort' },
    code: 'wrong_password',
  }),
  'POST /api/account/proof': () => ({ payload: GUESSED, code: 'wrong_password' }),
  'POST /api/account/proof/passkey': () => ({
    payload: { id: 'AAAA', clientDataJSON: 'AAAA', authenticatorData: 'AAAA', signature: 'AAAA' },
    code: 'wrong_passkey',
  }),
  'PUT /api/account/second-factor': () => ({ payload: GUESSED, code: 'wrong_password' }),
  'POST /api/account/second-factor/recovery-codes': () => ({ payload: GUESSED, code: 'wrong_password' }),
  'POST /api/account/second-factor/off': () => ({ payload: GUESSED, code: 'wrong_password' }),
  'DELETE /api/users/:id/sessions/:sessionId': ({ userId }) => ({
    path: `/api/users/${userId}/sessions/00000000-0000-4000-8000-000000000000`,
    code: 'proof_required',
  }),
  'DELETE /api/users/:id/sessions': ({ userId }) => ({
    path: `/api/users/${userId}/sessions`,
    code: 'proof_required',
  }),
  'PUT /api/settings': (asking) => ({ payload: elsewhere(asking), code: 'proof_required' }),
  'POST /api/settings/opening': (asking) => ({ payload: elsewhere(asking), code: 'proof_required' }),
};
