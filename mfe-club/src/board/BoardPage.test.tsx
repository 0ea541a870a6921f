import { screen } from '@testing-library/react';
import { Refusal, startClubServer, type ClubServer } from '../../test/club-server.ts';
import { boardMember } from '../../test/factories.ts';
import { show } from '@portal/shared-ui/test/show';
import { BoardPage } from './BoardPage.tsx';

const BOARD = '/api/board-members';
let club: ClubServer;
beforeEach(async () => (club = await startClubServer()));
afterEach(() => club.close());

const open = () => show(BoardPage, '/vorstand', '/vorstand');

test('shows each member with office, address and number, in the order given', async () => {
  club.answers[BOARD] = [
    boardMember({ name: 'Kim', position: '1. Vorsitz', email: 'kim@verein.example', phone: '+49 (0)1234 5678-10' }),
    boardMember({ name: 'Toni', position: 'Kasse' }),
  ];
  open();

  await screen.findByRole('heading', { level: 2, name: 'Kim' });
  expect(screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent)).toEqual(['Kim', 'Toni']);
  expect(screen.getByText('1. Vorsitz')).toBeTruthy();
  expect(screen.getByRole('link', { name: 'kim@verein.example' }).getAttribute('href')).toBe(
    'mailto:kim@verein.example',
  );
  expect(screen.getByRole('link', { name: /5678-10$/ }).getAttribute('href')).toBe('tel:+491234567810');
});

test('says when nobody is entered, and where to write', async () => {
  club.answers[BOARD] = [];
  open();
  expect(await screen.findByText('Hier stellt sich bald der Vorstand vor')).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Kontakt aufnehmen' }).getAttribute('href')).toBe('/kontakt');
});

test('a failure is said in place and can be tried again', async () => {
  club.answers[BOARD] = new Refusal(500);
  const user = open();

  await screen.findByRole('alert');
  club.answers[BOARD] = [boardMember({ name: 'Kim' })];
  await user.click(screen.getByRole('button', { name: 'Erneut versuchen' }));
  expect(await screen.findByRole('heading', { name: 'Kim' })).toBeTruthy();
});
