import { registryOf } from '../../../test/navigation.ts';
import { PAGE_STATE_ID, type PageState } from '../../routing/page-state.ts';
import { writePageState } from '../../routing/write-page-state.ts';
import { SHELL_PROTOCOL } from './shell-release.ts';

const text = `<p>${'Wir spielen seit 1951. '.repeat(10)}</p>`;
const match = { home: true, opponent: 'SV Gernheide', place: 'Stadion am Seebach' };
const state: PageState = {
  registry: registryOf([]),
  shell: '0123456789ab',
  resources: {
    '/api/events': { data: { events: [match, { ...match, home: false }, { ...match, opponent: 'SV Altheide' }] } },
    '/api/news/fest': { data: { title: 'Fest', content: text } },
  },
  origin: 'https://verein.example',
  year: 2031,
};

test('the protocol is raised with each change of what pages say to the code of a shell', () => {
  const written = JSON.parse(writePageState(state, [`${text}</div>`])) as unknown;

  // A shell that was rolled back, or released from elsewhere, reads the output of today's server.
  expect({ protocol: SHELL_PROTOCOL, id: PAGE_STATE_ID, written }).toEqual({
    protocol: 7,
    id: 'state-of-page',
    written: [
      [[0, -8], [0, -6], [0, 0], [0, 0], [0], [0], [0, -4], [0, 0]],
      ['|Stadion am Seebach|SV Gernheide', true, 1, false, 2031],
      '|registry|shell|resources|origin|year|revision|sections|menu|accountPages|label|href|/api/events' +
        '|/api/news/fest|data|events|home|opponent|place|title|content|Home|/|0123456789ab|SV Altheide|Fest' +
        '|\u00000,237|https://verein.example',
      [1, [2, 4, [0], [-3, 0, 0], [0]], 0, [4, [5, [6, [-7, 3, 5, 3, 2, 2, 0, 1, -4]]], [5, [8, 0, 0]]], 0, 6],
    ],
  });
});
