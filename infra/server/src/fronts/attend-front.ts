import type { FastifyInstance } from 'fastify';
import type { createFrontState } from './front-state.ts';
import type { FromFront, ListenFailure, ToFront } from './front-messages.ts';

/** Milliseconds a front process may take to learn of a change. */
const KNOW_LIMIT = 5_000;

type Attending = {
  app: FastifyInstance;
  state: ReturnType<typeof createFrontState>;
  /** Address of the entrance. */
  entrance: string;
  tell(this: void, message: ToFront): void;
  /** Ends the process: one that does not even listen to us must not send outdated answers. */
  kill(this: void): void;
};

/**
 * The portal's end of the talk with one front process. `port` resolves when it listens, and rejects with the error that
 * prevents it.
 */
export function attendFront({ app, state, entrance, tell, kill }: Attending) {
  const { host, port, trustProxy } = app.config;
  let known: ReturnType<typeof state.add> | undefined;
  let onListening: (port: number) => void = () => undefined;
  let onFailure: (error: Error) => void = () => undefined;
  const listening = new Promise<number>((resolve, reject) => {
    onListening = resolve;
    onFailure = reject;
  });
  // The caller that asks for the port gets the error.
  listening.catch(() => undefined);

  const begin = () => {
    const isBehindProxy = Boolean(trustProxy);
    known = state.add((number) => tell({ type: 'state', state: number }), kill, KNOW_LIMIT);
    tell({ type: 'begin', host, port, entrance, isBehindProxy, state: known.first });
  };

  return {
    port: listening,
    hear(this: void, message: FromFront): void {
      switch (message.type) {
        case 'ready':
          return begin();
        case 'listening':
          return onListening(message.port);
        case 'failed':
          return onFailure(asError(message.failure));
        case 'knows':
          return known?.knows(message.state);
        case 'settle':
          return void state.settled().then(() => tell({ type: 'settled', id: message.id }));
        case 'sent':
          return credit(app, message);
      }
    },
    /** Asks it to end; a process that does not listen to messages yet has no visitors. */
    end(isDrained: boolean): void {
      if (known) tell({ type: 'end', isDrained });
      else kill();
    },
    /** It is gone. */
    leave(): void {
      known?.remove();
      onFailure(new Error('A front process ended before it could listen'));
    },
  };
}

/** Counts what a front process has sent as the portal's own. */
function credit({ finishedAnswers }: FastifyInstance, { statuses, addresses }: Extract<FromFront, { type: 'sent' }>) {
  finishedAnswers.sent[200] += statuses[200];
  finishedAnswers.sent[304] += statuses[304];
  for (const [url, times, views] of addresses) finishedAnswers.find(url)?.onSentElsewhere?.(times, views);
}

function asError({ message, ...failure }: ListenFailure): Error {
  return Object.assign(new Error(message), failure);
}
