import type { AddressInfo } from 'node:net';
import type { Server } from 'node:http';
import { createFinishedAnswers, type FinishedAnswer } from '@portal/api/answers/finished-answers';
import { createKeptCopies, unpackAnswer } from '@portal/api/answers/kept-copies';
import { answerNoHttp } from '@portal/api/answer-no-http';
import { isView, mayBePreview } from '@portal/shell/front';
import { drain } from './drain.ts';
import { forwardTo } from './forward.ts';
import type { FromFront, ToFront } from './front-messages.ts';
import { closeConnections } from '@portal/api/close-connections';

/** Milliseconds between two reports of sent answers. */
const REPORT_EVERY = 1_000;

/** How a front process and the portal talk. */
type Channel = {
  /** Resolves when the portal has it, or is gone. */
  say(this: void, message: FromFront): Promise<void>;
  onMessage(this: void, listener: (message: ToFront) => void): void;
};

/**
 * Answers visitors with copies of the portal's kept answers while they are valid, and forwards everything else to the
 * portal. Resolves after the message to end, when everything is answered.
 */
export function runFront({ say, onMessage }: Channel): Promise<void> {
  const copies = createKeptCopies();
  const settling = new Map<number, () => void>();
  let lastId = 0;
  let state = 0;
  let server: Server | undefined;
  let sent: ReturnType<typeof countSent> | undefined;

  const settle = () =>
    new Promise<void>((resolve) => {
      lastId += 1;
      settling.set(lastId, resolve);
      void say({ type: 'settle', id: lastId });
    });

  const begin = ({ host, port, entrance, isBehindProxy }: Extract<ToFront, { type: 'begin' }>) => {
    const answers = createFinishedAnswers(isBehindProxy);
    const counts = countSent(answers.sent, say);
    sent = counts;
    answers.add((url, headers) => (headers && mayBePreview(headers) ? undefined : copies.find(url, state)));
    const forward = forwardTo({
      entrance,
      settle,
      onPacked(packed, request, response) {
        const copy = unpackAnswer(packed);
        const { url = '' } = request;
        const answer = { ...copy.answer, onSent: counts.of(url) };
        copies.set(url, { ...copy, answer });
        if (!answers.send(answer, request, response)) response.destroy();
      },
    });
    const opened = answers.serverFactory(forward, {});
    server = opened as Server;
    server.on('clientError', answerNoHttp);
    server.once('error', ({ message, ...failure }: NodeJS.ErrnoException) => {
      void say({ type: 'failed', failure: { message, ...failure } });
    });
    server.listen({ host, port }, () => {
      answers.open();
      void say({ type: 'listening', port: (opened.address() as AddressInfo).port });
    });
  };

  return new Promise((resolve) => {
    const end = async (isDrained: boolean) => {
      if (server?.listening) await endServer(server, isDrained);
      await sent?.report();
      resolve();
    };
    onMessage((message) => {
      switch (message.type) {
        case 'begin':
          ({ state } = message);
          return begin(message);
        case 'state':
          ({ state } = message);
          return void say({ type: 'knows', state });
        case 'settled':
          settling.get(message.id)?.();
          return void settling.delete(message.id);
        case 'end':
          return void end(message.isDrained);
      }
    });
    void say({ type: 'ready' });
  });
}

async function endServer(server: Server, isDrained: boolean): Promise<void> {
  const isClosed = new Promise((resolve) => server.once('close', resolve));
  if (isDrained) await drain(server);
  else server.close();
  closeConnections(server);
  server.closeIdleConnections();
  await isClosed;
}

type Count = { url: string; times: number; views: number };

/** Counts copies that are sent, and tells the portal, which counts them as its own. */
function countSent(statuses: Record<200 | 304, number>, say: Channel['say']) {
  const told = { ...statuses };
  let counted = new Map<string, Count>();
  const countOf = (url: string): Count => {
    const known = counted.get(url);
    if (known) return known;
    const count = { url, times: 0, views: 0 };
    counted.set(url, count);
    return count;
  };

  const report = async () => {
    if (counted.size === 0) return;
    const addresses = [...counted.values()].map(({ url, times, views }): [string, number, number] => [
      url,
      times,
      views,
    ]);
    counted = new Map();
    const since = { 200: statuses[200] - told[200], 304: statuses[304] - told[304] };
    Object.assign(told, statuses);
    await say({ type: 'sent', statuses: since, addresses });
  };
  setInterval(() => void report(), REPORT_EVERY).unref();

  return {
    report,
    of(url: string): NonNullable<FinishedAnswer['onSent']> {
      return (headers) => {
        const count = countOf(url);
        count.times += 1;
        if (isView(headers)) count.views += 1;
      };
    },
  };
}
