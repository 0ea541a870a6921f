import { readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { projectRoot } from '../webpack/index.ts';
import { filesBelow } from './files-below.ts';

const ADMIN = join(projectRoot, 'mfe-admin/src');
const SCREENS = join(ADMIN, 'screens');
const WRITER = join(ADMIN, 'kit/edit');

/**
 * Requests of screens and tools that bypass the writer of a kind (`kit/edit/use-writer.ts`), each with the reason.
 * Edits of versioned content are not among them: the writer handles conflicts, undo and refetching.
 */
const BESIDE_THE_WRITER: readonly (readonly [why: string, sent: readonly string[]])[] = [
  [
    'drafts stand beside their page, at an address of their own; the form gives the version',
    ['PATCH pages/PageScreen.tsx'],
  ],
  ['a withdrawn consent takes a picture away from everywhere, whatever its version', ['POST media/ChildrenPart.tsx']],
  ['an answer to a question of the portal, about two rows', ['POST training-times/TrainingDoubts.tsx']],
  [
    'a link that is good once is made, and belongs to nobody before',
    ['POST users/InviteScreen.tsx', 'POST users/UserAccess.tsx'],
  ],
  [
    'a password and a second factor have no version: the one that counts is proved with each request',
    [
      'PUT own-account/OwnPassword.tsx',
      'POST own-account/SecondFactorPart.tsx',
      'PUT own-account/SetUpSteps.tsx',
      'POST own-account/SecondFactorOn.tsx',
      'POST own-account/SecondFactorOn.tsx',
    ],
  ],
  [
    'nobody is signed in yet',
    ['POST one-time-link/LinkPage.tsx', 'POST one-time-link/LinkPage.tsx', 'POST login/ForgottenPage.tsx'],
  ],
  [
    'imports are reported, run and undone as a whole',
    [
      'POST imports/ImportRuns.tsx',
      'POST imports/use-import.ts',
      'POST imports/use-import.ts',
      'POST school-holidays/CalendarImport.tsx',
      'POST wordpress/ImportReport.tsx',
      'POST wordpress/UndoButton.tsx',
    ],
  ],
  ['the demo is removed as a whole', ['POST backup/DemoPanel.tsx']],
  [
    'releases, trials, tokens, keys, maintainers and origins are added and ended, never edited',
    Array.from({ length: 7 }, () => 'POST modules/modules-api.ts'),
  ],
  ['the settings of a section are no kind of content; the form gives the version', ['PUT modules/modules-api.ts']],
  [
    'the link to a preview is made and ended; it only says what it leads to',
    ['POST ../kit/history/PreviewButton.tsx', 'PUT ../kit/history/PreviewButton.tsx'],
  ],
  ['one answer for many pictures, whatever their versions', ['POST ../kit/children/picture-answers.ts']],
  ['where a short link to a map leads; nothing is stored', ['POST settings/MapLinkField.tsx']],
  ['whether a step of the set-up is done', ['PUT ../kit/setup/setup-api.ts']],
  [
    'logins, logouts and proofs of who is there',
    [
      'POST ../kit/session-api.ts',
      'POST ../kit/session-api.ts',
      'POST ../kit/proof/ProofQuestion.tsx',
      ...Array.from({ length: 5 }, () => 'POST ../kit/proof/passkeys.ts'),
    ],
  ],
];

const REQUEST = /\brequest(?:<[^(]*>)?\(\s*'(PATCH|PUT|POST)'/g;

/** „METHOD file“ of each request that a file sends by itself. */
function sentBy(path: string, text: string): string[] {
  return [...text.matchAll(REQUEST)].map(([, method]) => `${method} ${relative(SCREENS, path)}`);
}

test('screens and tools write what is edited by the writer of its kind alone', async () => {
  const files = await filesBelow(ADMIN, /\.test\.tsx?$/);
  const sent = files
    .filter((path) => !path.startsWith(WRITER))
    .flatMap((path) => sentBy(path, readFileSync(path, 'utf8')));

  expect(sent.sort()).toEqual(BESIDE_THE_WRITER.flatMap(([, some]) => some).sort());
});

test('a request is seen however it is written', () => {
  const text = "await request<Member>(\n  'PATCH', '/api/members/1', {}); request('PUT', path); request('GET', path);";

  expect(sentBy(join(SCREENS, 'board/breach.ts'), text)).toEqual(['PATCH board/breach.ts', 'PUT board/breach.ts']);
});
