import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import type { SectionDescriptor } from '@portal/api/contract';
import { missingNames, takenNames } from './taken-names.ts';

const SERVER = `
/* harmony import */ var _portal_shared_ui__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__("webpack/sharing/consume/default/@portal/shared-ui");
/* harmony import */ var _portal_shared_ui__WEBPACK_IMPORTED_MODULE_1___default = /*#__PURE__*/__webpack_require__.n(_portal_shared_ui__WEBPACK_IMPORTED_MODULE_1__);
var react_router_dom_7_0_singleton_ = __webpack_require__("webpack/sharing/consume/default/react-router-dom");
(0,jsx)(_portal_shared_ui__WEBPACK_IMPORTED_MODULE_1__.SectionHeading, {});
const onClick = () => (0,_portal_shared_ui__WEBPACK_IMPORTED_MODULE_1__.showToast)({});
other._portal_shared_ui = react_router_dom_7_0_singleton_.Link;
`;

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'taken-'));
  const files = {
    'server/remoteEntry.cjs': SERVER,
    'client/sponsors.js': 'var r=n("webpack/sharing/consume/default/@portal/shared-ui");e(r.SectionHeading,{})',
    'client/contact.js': 'e(r.SectionHeadings,{}),(0,r.showToast)({})',
  };
  for (const [path, text] of Object.entries(files)) {
    await mkdir(dirname(join(folder, path)), { recursive: true });
    await writeFile(join(folder, path), text);
  }
});
afterAll(() => rm(folder, { recursive: true }));

const descriptor = {
  name: 'club',
  version: '1.4.0',
  server: 'server/remoteEntry.cjs',
  pages: [
    { path: '/sponsoren', files: ['client/sponsors.js'] },
    { path: '/kontakt', files: ['client/contact.js'] },
  ],
  widgets: [{ name: 'sponsor-ticker', files: ['client/sponsors.js'] }],
} as unknown as SectionDescriptor;

test('the names that a bundle takes are read from it, also those that only a click needs', () => {
  expect(takenNames(SERVER)).toEqual({
    '@portal/shared-ui': ['SectionHeading', 'showToast'],
    'react-router-dom': ['Link'],
  });
});

test('a name that is not provided is missing where the code of a page or widget has it', async () => {
  const provided = { '@portal/shared-ui': ['Card', 'showToast'], 'react-router-dom': ['Link'] };

  expect(await missingNames({ descriptor, folder }, provided)).toEqual([
    { name: 'SectionHeading', places: ['/sponsoren', 'Baustein sponsor-ticker'] },
  ]);
});

test('what a build has measured counts, and its code is not read for more', async () => {
  const uses = { shared: { '@portal/shared-ui': ['Card', 'SectionHeading'] }, api: 'server/api-uses.json' };
  const provided = { '@portal/shared-ui': ['Card'] };

  expect(await missingNames({ descriptor: { ...descriptor, uses }, folder }, provided)).toEqual([
    { name: 'SectionHeading', places: ['/sponsoren', 'Baustein sponsor-ticker'] },
  ]);
});

test('a module that is taken as a whole misses no name of that', async () => {
  const uses = { shared: { react: ['*', 'ViewTransition', 'useState'] }, api: 'server/api-uses.json' };

  expect(await missingNames({ descriptor: { ...descriptor, uses }, folder }, { react: ['useState'] })).toEqual([
    { name: 'ViewTransition', places: [] },
  ]);
});

test('of a module whose names are not known nothing is missing', async () => {
  expect(await missingNames({ descriptor, folder }, {})).toEqual([]);
});
