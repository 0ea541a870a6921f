import type { Message } from '@portal/api/contract';
import { replyLink } from './reply-link.ts';

const message: Message = {
  id: '00000000-0000-4000-8000-000000000001',
  name: 'Eine Mutter',
  email: 'mutter+verein@familie.example',
  subject: 'Probetraining & mehr',
  message: 'Guten Tag,\nab wann?',
  status: 'new',
  note: null,
  receivedAt: '2026-11-21T09:00:00Z',
  deleteAt: '2027-05-20T09:00:00Z',
  updatedAt: '2026-11-21T09:00:00Z',
  version: 1,
};

const parts = (given: Partial<Message> = {}) => {
  const url = new URL(replyLink({ ...message, ...given }));
  return { to: decodeURIComponent(url.pathname), query: url.searchParams };
};

test('the answer goes to the sender and quotes what was written', () => {
  const { to, query } = parts();

  expect(to).toBe(message.email);
  expect(query.get('subject')).toBe('Re: Probetraining & mehr');
  expect(query.get('body')).toContain('Hallo Eine Mutter,');
  expect(query.get('body')).toContain('> Guten Tag,\r\n> ab wann?');
});

test('nothing in an address or a subject adds a receiver', () => {
  const { to, query } = parts({ email: 'a?bcc=x@b.example', subject: 'x&bcc=y@b.example' });

  expect(to).toBe('a?bcc=x@b.example');
  expect([...query.keys()]).toEqual(['subject', 'body']);
});

test('an answer of an answer stays one, and a long text is cut', () => {
  const { query } = parts({ subject: 'AW: Training', message: 'x'.repeat(5000) });

  expect(query.get('subject')).toBe('AW: Training');
  expect(query.get('body')?.length).toBeLessThan(1400);
});
