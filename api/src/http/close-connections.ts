import type { Server } from 'node:http';

const SWEEP_MS = 50;
const PATIENCE_MS = 10_000;

/**
 * For a server that has begun to close: Node closes only the connections that are idle at that moment, so those that
 * become idle later are closed as they do, and after ten seconds all others. Ends with the server, or when the returned
 * function is called.
 */
export function closeConnections(server: Server): () => void {
  const sweep = setInterval(() => server.closeIdleConnections(), SWEEP_MS);
  const last = setTimeout(() => server.closeAllConnections(), PATIENCE_MS);
  const end = () => {
    clearInterval(sweep);
    clearTimeout(last);
  };
  server.once('close', end);
  return end;
}
