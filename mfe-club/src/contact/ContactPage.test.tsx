import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { Refusal, startClubServer, Turns, type ClubServer } from '../../test/club-server.ts';
import { boardMember, contentPage } from '../../test/factories.ts';
import { show } from '@portal/shared-ui/test/show';
import { forgetDraft } from './contact-draft.ts';
import { ContactPage } from './ContactPage.tsx';

const TOKEN = '/api/contact/token';
const CONTACT = '/api/contact';
let club: ClubServer;
beforeEach(async () => {
  club = await startClubServer();
  Object.assign(club.answers, {
    '/api/pages/kontakt': contentPage({ slug: 'kontakt', title: 'Kontakt', content: '<p>Mit dem Bus bis Ried.</p>' }),
    '/api/board-members': [boardMember({ name: 'Kim', email: 'kim@verein.example' }), boardMember({ name: 'Stumm' })],
    [TOKEN]: { token: 'erster', minSeconds: 0 },
    [CONTACT]: null,
  });
});
afterEach(() => {
  forgetDraft();
  return club.close();
});

type User = ReturnType<typeof show>;
const open = async (address = '/kontakt', facts = {}) => {
  const user = show(ContactPage, '/kontakt', address, facts);
  await screen.findByText('Mit dem Bus bis Ried.');
  return user;
};
const send = (user: User) => user.click(screen.getByRole('button', { name: 'Nachricht senden' }));
async function fillIn(user: User) {
  await user.type(screen.getByLabelText('Name'), 'Kim Muster');
  await user.type(screen.getByLabelText('E-Mail'), 'kim@example.org');
  await user.type(screen.getByLabelText('Betreff'), 'Schal verloren');
  await user.type(screen.getByLabelText('Nachricht'), 'Er ist rot und weiß.');
  await user.click(screen.getByRole('checkbox', { name: /einverstanden/ }));
}
/** Counted by messages sent, not by token requests: a form in a hurry requests one more. */
function renewTokenAfterMessage() {
  const token = () => (club.messages.length === 0 ? 'erster' : 'zweiter');
  Object.defineProperty(club.answers, TOKEN, { get: () => ({ token: token(), minSeconds: 0 }) });
}
const message = {
  name: 'Kim Muster',
  email: 'kim@example.org',
  subject: 'Schal verloren',
  message: 'Er ist rot und weiß.',
  website: '',
  consent: true,
  token: 'erster',
};

test('says no words of its own in the place of those that the club has emptied', async () => {
  club.answers['/api/pages/kontakt'] = contentPage({ slug: 'kontakt', lead: '', content: '<p>Mit dem Bus.</p>' });
  show(ContactPage, '/kontakt', '/kontakt');
  const head = screen.getByRole('heading', { level: 1 });
  expect(head.nextElementSibling?.textContent).toBe('\u00a0');
  await screen.findByText('Mit dem Bus.');

  expect(head.nextElementSibling).toBeNull();
});

test('shows address, people who can be reached, and the way', async () => {
  await open();
  expect(screen.getAllByText(/Stadion Musterstadt/).length).toBeGreaterThan(0);
  expect(await screen.findByText('Kim')).toBeTruthy();
  expect(screen.queryByText('Stumm')).toBeNull();
  expect(screen.getByRole('link', { name: /^Auf der Karte ansehen/ }).getAttribute('target')).toBe('_blank');
  expect(document.querySelector('iframe, img[src^="http"]')).toBeNull();
});

test('a topic leads to the people who answer, and into the form', async () => {
  club.answers['/api/board-members'] = [
    boardMember({ name: 'Kim', email: 'kim@verein.example' }),
    boardMember({ name: 'Toni', phone: '01234 567', topics: ['Sponsoring', 'Jugend'] }),
    boardMember({ name: 'Alex', email: 'alex@verein.example', topics: ['Jugend'] }),
  ];
  const user = await open();
  const topics = within(await screen.findByRole('region', { name: 'Worum geht es?' }));
  expect(topics.getAllByRole('group').map(({ firstElementChild }) => firstElementChild?.textContent.trim())).toEqual([
    'Jugend',
    'Sponsoring',
  ]);
  expect(within(screen.getByRole('region', { name: /Ansprechpersonen/ })).queryByText('Toni')).toBeNull();

  await user.click(topics.getByText('Jugend'));
  const youth = within(topics.getByText('Jugend').closest('details') ?? document.body);
  expect(youth.getByText('Toni')).toBeTruthy();
  expect(youth.getByRole('link', { name: 'alex@verein.example' })).toBeTruthy();
  await user.click(youth.getByRole('button', { name: 'Schreib uns dazu' }));

  expect(document.activeElement?.getAttribute('name')).toBe('name');
  expect(screen.getByLabelText<HTMLInputElement>('Betreff').value).toBe('Jugend');

  const other = within(topics.getByText('Sponsoring').closest('details') ?? document.body);
  await user.click(topics.getByText('Sponsoring'));
  await user.click(other.getByRole('button', { name: 'Schreib uns dazu' }));
  expect(screen.getByLabelText<HTMLInputElement>('Betreff').value).toBe('Sponsoring');

  await user.clear(screen.getByLabelText('Betreff'));
  await fillIn(user);
  await user.click(other.getByRole('button', { name: 'Schreib uns dazu' }));
  expect(screen.getByLabelText<HTMLInputElement>('Betreff').value).toBe('Schal verloren');
});

test('people of whom an older instance tells no topics are listed', async () => {
  const { topics: _, ...person } = boardMember({ name: 'Kim', email: 'kim@verein.example' });
  club.answers['/api/board-members'] = [person];
  await open();

  expect(await screen.findByText('Kim')).toBeTruthy();
  expect(screen.queryByText('Worum geht es?')).toBeNull();
});

test('after a message a topic leads to an empty form', async () => {
  club.answers['/api/board-members'] = [boardMember({ name: 'Toni', topics: ['Jugend'] })];
  renewTokenAfterMessage();
  const user = await open();
  await fillIn(user);
  await send(user);
  await screen.findByText('Danke für deine Nachricht!');

  await user.click(screen.getByText('Jugend'));
  await user.click(screen.getByRole('button', { name: 'Schreib uns dazu' }));

  await waitFor(() => expect(document.activeElement?.getAttribute('name')).toBe('name'));
  expect(screen.getByLabelText<HTMLInputElement>('Betreff').value).toBe('Jugend');
});

test('without a place on the map the way is searched by the address', async () => {
  const address = { street: 'Am Bach 3', postcode: '12345', town: 'Bad Übersee' };
  await open('/kontakt', { ...address, latitude: null, longitude: null });

  const map = new URL(screen.getByRole<HTMLAnchorElement>('link', { name: /^Auf der Karte ansehen/ }).href);
  expect(map.searchParams.get('query')).toBe('Am Bach 3, 12345 Bad Übersee');
});

test('a club that has not entered where it is and how to reach it shows the rest', async () => {
  const texts = { stadium: '', street: '', postcode: '', town: '', email: '', phone: '' };
  await open('/kontakt', { ...texts, latitude: null, longitude: null });

  expect(screen.queryByRole('link', { name: /^Auf der Karte ansehen/ })).toBeNull();
  expect(document.querySelector('a[href="mailto:"], a[href="tel:"]')).toBeNull();
  expect(document.querySelector('address')?.textContent).toBe('');
});

test("sends a message with the form's token and thanks", async () => {
  const user = await open();
  await fillIn(user);
  await send(user);

  expect(await screen.findByText('Danke für deine Nachricht!')).toBeTruthy();
  expect(club.messages).toEqual([message]);
  expect(document.activeElement?.textContent).toContain('Danke für deine Nachricht!');
});

test('another message begins at its first field', async () => {
  const user = await open();
  await fillIn(user);
  await send(user);

  await user.click(await screen.findByRole('button', { name: 'Weitere Nachricht schreiben' }));

  await waitFor(() => expect(document.activeElement?.getAttribute('name')).toBe('name'));
});

test('where mail is sent, the receipt can be confirmed, and what was written stays to be kept', async () => {
  club.answers[TOKEN] = { token: 'erster', minSeconds: 0, offersReceipt: true };
  const user = await open();
  await fillIn(user);
  await user.click(await screen.findByRole('checkbox', { name: 'Eingang per E-Mail bestätigen' }));
  await send(user);

  expect(await screen.findByText('Danke für deine Nachricht!')).toBeTruthy();
  expect(club.messages).toEqual([{ ...message, receipt: true }]);
  expect(screen.getByText('Was du geschrieben hast').closest('details')?.textContent).toContain('Er ist rot und weiß.');
});

test('where the club mails copies, the sender can ask for one', async () => {
  club.answers[TOKEN] = { token: 'erster', minSeconds: 0, offersReceipt: true, offersCopy: true };
  const user = await open();
  await fillIn(user);
  await user.click(await screen.findByRole('checkbox', { name: 'Kopie per E-Mail an mich' }));
  await send(user);

  expect(await screen.findByText('Danke für deine Nachricht!')).toBeTruthy();
  expect(club.messages).toEqual([{ ...message, receipt: true }]);
});

test('the subjects for which the club has named somebody are suggested, and another can be typed', async () => {
  club.answers[TOKEN] = { token: 'erster', minSeconds: 0, subjects: ['Probetraining', 'Sponsoring'] };
  const user = await open();
  const options = () => [...(screen.getByLabelText<HTMLInputElement>('Betreff').list?.options ?? [])];
  await waitFor(() => expect(options().map(({ value }) => value)).toEqual(['Probetraining', 'Sponsoring']));
  await fillIn(user);
  await send(user);

  expect(await screen.findByText('Danke für deine Nachricht!')).toBeTruthy();
  expect(club.messages).toEqual([message]);
});

test('the subject may come with the address', async () => {
  await open('/kontakt?betreff=Mitgliedschaft');
  expect(screen.getByLabelText<HTMLInputElement>('Betreff').value).toBe('Mitgliedschaft');
});

test('says at each field what is missing, goes to the first, and sends nothing', async () => {
  const user = await open();
  await send(user);

  for (const text of [
    'Bitte gib deinen Namen an.',
    'Bitte gib deine E-Mail-Adresse an, damit wir antworten können.',
    'Bitte gib an, worum es geht.',
    'Bitte schreib deine Nachricht (mindestens 10 Zeichen).',
    'Bitte stimme zu, damit wir deine Nachricht bearbeiten dürfen.',
  ]) {
    expect(screen.getByText(text)).toBeTruthy();
  }
  const name = screen.getByLabelText('Name');
  expect(document.activeElement).toBe(name);
  expect(name.getAttribute('aria-describedby')).toBe('contact-name-error');
  expect(club.messages).toEqual([]);
});

test('a complaint goes away as soon as it is met', async () => {
  const user = await open();
  await send(user);
  await user.type(screen.getByLabelText('E-Mail'), 'kim@example');
  expect(screen.getByText(/^Bitte gib deine E-Mail-Adresse an/)).toBeTruthy();
  await user.type(screen.getByLabelText('E-Mail'), '.org');
  expect(screen.queryByText(/E-Mail-Adresse an, damit/)).toBeNull();
});

test('what the server objects to stands at its field', async () => {
  club.answers[CONTACT] = new Refusal(400, {
    code: 'too_many_links',
    field: 'message',
    message: 'Bitte höchstens 3 Links.',
  });
  const user = await open();
  await fillIn(user);
  await send(user);

  expect(await screen.findByText('Bitte höchstens 3 Links.')).toBeTruthy();
  expect(document.activeElement).toBe(screen.getByLabelText('Nachricht'));
});

test('who leaves the page and comes back finds the text, until it is sent', async () => {
  const first = await open();
  await fillIn(first);
  cleanup();

  const user = await open('/kontakt?betreff=Trikots');
  expect(screen.getByLabelText<HTMLInputElement>('Name').value).toBe('Kim Muster');
  expect(screen.getByLabelText<HTMLTextAreaElement>('Nachricht').value).toBe('Er ist rot und weiß.');
  expect(screen.getByRole<HTMLInputElement>('checkbox', { name: /einverstanden/ }).checked).toBe(false);
  await user.click(screen.getByRole('checkbox', { name: /einverstanden/ }));
  await send(user);
  await screen.findByText('Danke für deine Nachricht!');
  cleanup();

  await open();
  expect(screen.getByLabelText<HTMLInputElement>('Name').value).toBe('');
});

test('a form that was open too long gets a new token by itself', async () => {
  renewTokenAfterMessage();
  club.answers[CONTACT] = new Turns(new Refusal(400, { code: 'form_expired', message: 'Zu lange offen.' }), null);
  const user = await open();
  await fillIn(user);
  await send(user);

  await screen.findByText('Danke für deine Nachricht!');
  expect(club.messages).toEqual([message, { ...message, token: 'zweiter' }]);
});

test("after a failure the text is still there and the club's address is named", async () => {
  club.answers[CONTACT] = new Refusal(429, { code: 'too_many_attempts', message: 'Zu viele Nachrichten.' });
  const user = await open();
  await fillIn(user);
  await send(user);

  await waitFor(() => expect(screen.getByRole('alert').textContent).toContain('Zu viele Nachrichten.'));
  expect(document.activeElement).toBe(screen.getByRole('alert'));
  expect(screen.getByRole('alert').textContent).toContain('info@verein.example');
  expect(screen.getByLabelText<HTMLTextAreaElement>('Nachricht').value).toBe('Er ist rot und weiß.');
});

test('a form that another text has used up can be sent again as it is', async () => {
  renewTokenAfterMessage();
  club.answers[CONTACT] = new Turns(new Refusal(409, { code: 'form_used', message: 'Schon benutzt.' }), null);
  const user = await open();
  await fillIn(user);
  await send(user);
  await waitFor(() => expect(screen.getByRole('alert').textContent).toContain('Schon benutzt.'));
  expect(screen.getByLabelText<HTMLTextAreaElement>('Nachricht').value).toBe('Er ist rot und weiß.');

  await send(user);

  await screen.findByText('Danke für deine Nachricht!');
  expect(club.messages.at(-1)).toEqual({ ...message, token: 'zweiter' });
});

test('people neither see nor reach the field for machines', async () => {
  await open();
  const trap = document.querySelector<HTMLInputElement>('[name=website]');
  expect(trap?.tabIndex).toBe(-1);
  expect(trap?.closest('[aria-hidden=true]')).not.toBeNull();
});
