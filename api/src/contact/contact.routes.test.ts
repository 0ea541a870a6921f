import { contactForm, MESSAGE } from '../../test/contact-form.ts';
import { buildApi } from '../app.ts';
import type { ContactToken } from '../contract/index.ts';

const form = contactForm();

describe('POST /api/contact', () => {
  test('keeps the message for the administrators', async () => {
    expect((await form.send()).statusCode).toBe(202);

    const { consent: _, ...kept } = MESSAGE;
    expect((await form.inbox()).json()).toMatchObject({
      items: [{ ...kept, status: 'new', note: null }],
      total: 1,
      unread: 1,
    });
  });

  test('sending the same form twice, also at once, is one message', async () => {
    const token = form.formToken();

    const answers = await Promise.all([form.send({ token }), form.send({ token })]);

    expect(answers.map(({ statusCode }) => statusCode)).toEqual([202, 202]);
    expect(await form.messages()).toHaveLength(1);
  });

  test('a form that is used again for another text is told so, and a fresh one takes it', async () => {
    const token = form.formToken();
    await form.send({ token });

    const answer = await form.send({ token, message: 'Und noch etwas anderes.' });

    expect(answer.json()).toMatchObject({ statusCode: 409, code: 'form_used' });
    expect((await form.send({ token, subject: ' Probetraining ' })).statusCode).toBe(202);
    expect((await form.send({ message: 'Und noch etwas anderes.' })).statusCode).toBe(202);
    expect(await form.messages()).toHaveLength(2);
  });

  test('of two instances that get one form at once, one keeps it; of two texts with it, one', async () => {
    const other = await buildApi(form.desk.config);
    const sendBoth = (token: string, textOf: (at: number) => string) =>
      Promise.all(
        Array.from({ length: 8 }, (_, at) =>
          (at % 2 === 0 ? form.app : other).inject({
            method: 'POST',
            url: '/api/contact',
            remoteAddress: form.newAddress(),
            payload: { ...MESSAGE, token, message: textOf(at) },
          }),
        ),
      );

    const same = await sendBoth(form.formToken(), () => 'Guten Tag, wann ist Training?');
    const different = await sendBoth(form.formToken(11), (at) => `Guten Tag, das ist Frage ${at}.`);
    await other.close();

    const count = (answers: typeof same, status: number) =>
      answers.filter(({ statusCode }) => statusCode === status).length;
    expect([count(same, 202), count(different, 202), count(different, 409)]).toEqual([8, 1, 7]);
    expect(await form.messages()).toHaveLength(2);
  });

  test('beyond 300 unread messages a day, whoever sends them, nothing more is taken', async () => {
    const token = form.formToken();
    await form.send({ token });
    await form.app.db.raw(`INSERT INTO messages (nonce, name, email, subject, message, search_text)
      SELECT 'n' || n, 'N', 'n@flut.example', 'Flut', 'Flut', '' FROM generate_series(1, 299) AS n`);

    const answer = await form.send();
    expect(answer.json()).toMatchObject({ statusCode: 429, code: 'inbox_full' });
    expect(answer.headers['retry-after']).toBe('3600');
    expect((await form.send({ token })).statusCode).toBe(202);

    await form.app.db('messages').where({ nonce: 'n1' }).update({ status: 'spam' });
    await form.app
      .db('messages')
      .where({ nonce: 'n2' })
      .update({ received_at: new Date(Date.now() - 90_000_000) });
    expect([(await form.send()).statusCode, (await form.send()).statusCode]).toEqual([202, 202]);
    expect((await form.send()).statusCode).toBe(429);
  });

  test('of those who send at once nobody slips through', async () => {
    await form.send();
    await form.app.db.raw(`INSERT INTO messages (nonce, name, email, subject, message, search_text)
      SELECT 'n' || n, 'N', 'n@flut.example', 'Flut', 'Flut', '' FROM generate_series(1, 298) AS n`);

    const answers = await Promise.all(Array.from({ length: 8 }, () => form.send()));

    expect(answers.map(({ statusCode }) => statusCode).toSorted((a, b) => a - b)).toEqual([
      202,
      ...Array<number>(7).fill(429),
    ]);
  });

  test('who fills in the hidden field is thanked and forgotten', async () => {
    expect((await form.send({ website: 'https://spam.example' })).statusCode).toBe(202);
    expect(await form.messages()).toEqual([]);
  });

  test.each([
    ['faster than anybody types', () => form.formToken(1), 'too_fast'],
    ['after more than a day', () => form.formToken(24 * 60 * 60 + 1), 'form_expired'],
    ['with a made-up token', () => `${Date.now() - 10_000}.abc.def`, 'form_expired'],
    [
      'with a token whose time was changed',
      () => form.formToken(1).replace(/^\d+/, String(Date.now() - 10_000)),
      'form_expired',
    ],
  ])('%s is refused', async (_case, token, code) => {
    expect((await form.send({ token: token() })).json()).toMatchObject({ statusCode: 400, code });
    expect(await form.messages()).toEqual([]);
  });

  test('a fresh token is too young, and says for how long', async () => {
    const { token, minSeconds } = (await form.app.inject('/api/contact/token')).json<ContactToken>();

    expect(minSeconds).toBe(3);
    expect((await form.send({ token })).json()).toMatchObject({ code: 'too_fast' });
  });

  test.each([
    { message: 'Hallo! '.repeat(3) + 'https://a.example '.repeat(4) },
    { message: '[url=a]a[/url] '.repeat(4) },
    { subject: 'Besuchen Sie www.spam.example' },
  ])('a flood of links is refused: %j', async (values) => {
    expect((await form.send(values)).json()).toMatchObject({
      statusCode: 400,
      code: 'too_many_links',
      field: 'message',
    });
  });

  test('three links are fine', async () => {
    expect((await form.send({ message: `Siehe ${'https://a.example '.repeat(3)}` })).statusCode).toBe(202);
  });

  test.each<[object, string]>([
    [{ name: ' ' }, 'name'],
    [{ name: 'Zwei\nZeilen' }, 'name'],
    [{ subject: 'Betreff\r\nBcc: alle@spam.example' }, 'subject'],
    [{ email: 'keine Adresse' }, 'email'],
    [{ email: 'a@b' }, 'email'],
    [{ message: 'kurz' }, 'message'],
    [{ message: 'x'.repeat(5001) }, 'message'],
    [{ consent: false }, 'consent'],
    [{ status: 'done' }, 'status'],
  ])('%j is refused, and the answer names the field', async (values, field) => {
    expect((await form.send(values)).json()).toMatchObject({ statusCode: 400, field });
    expect(await form.messages()).toEqual([]);
  });

  test('a household may send eight in a quarter of an hour, others are not held up', async () => {
    const address = form.newAddress();
    for (let count = 0; count < 8; count += 1) expect((await form.send({}, address)).statusCode).toBe(202);

    const answer = await form.send({}, address);

    expect(answer.json()).toMatchObject({ statusCode: 429, code: 'too_many_attempts' });
    expect(Number(answer.headers['retry-after'])).toBeGreaterThan(0);
    expect((await form.send()).statusCode).toBe(202);
  });
});
