import { mkdirSync, rmSync } from 'node:fs';
import { connect, createServer } from 'node:net';
import { dirname } from 'node:path';

/**
 * Waits while another process has the turn at `path`, a socket, then takes it; `sayBusy` is called once when it has to
 * wait. Returns how to end the turn. The system ends it with the process, killed or not, so no start is blocked by an
 * earlier one. Without a socket, as in a read-only folder, nobody waits.
 */
export async function takeTurn(path, sayBusy) {
  for (let hasSaid = false; ;) {
    const waiting = new Set();
    const server = createServer((socket) => waiting.add(socket.on('error', () => undefined)));
    const failure = await listen(server, path);
    if (failure !== 'EADDRINUSE')
      return () => {
        server.close();
        for (const socket of waiting) socket.destroy();
      };
    const end = await turnOfAnother(path, () => {
      if (!hasSaid) sayBusy();
      hasSaid = true;
    });
    // Its process was killed.
    if (end === 'ECONNREFUSED') rmSync(path, { force: true });
    else if (end !== undefined && end !== 'ENOENT') return () => undefined;
  }
}

function listen(server, path) {
  return new Promise((resolve) => {
    server.once('error', ({ code }) => resolve(code)).once('listening', () => resolve());
    try {
      mkdirSync(dirname(path), { recursive: true });
      server.listen(path);
    } catch ({ code }) {
      resolve(code);
    }
  });
}

/** Resolves when the turn is over, or with the code of the error that prevented watching it. */
function turnOfAnother(path, sayBusy) {
  return new Promise((resolve) => {
    let failure;
    let isSeen = false;
    connect(path)
      .on('connect', () => {
        isSeen = true;
        sayBusy();
      })
      .on('error', ({ code }) => (failure = code))
      .on('close', () => resolve(isSeen ? undefined : failure))
      .resume();
  });
}
