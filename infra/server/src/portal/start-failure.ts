import { describeFolderFailure, StartError } from '@portal/api';
import { ConfinementError } from '@portal/shell/server';

/** What to print when the portal does not start: a German sentence where the reason is known, else the error itself. */
export function describeStartFailure(error: unknown): unknown {
  if (error instanceof StartError || error instanceof ConfinementError) return error.message;
  return describeAddressFailure(error) ?? describeFolderFailure(error) ?? error;
}

function describeAddressFailure(error: unknown): string | undefined {
  const { code, syscall, port, address, hostname } = error as ListenFailure;
  if (syscall === 'getaddrinfo') return describeHost(hostname);
  if (syscall !== 'listen') return undefined;
  if (code === 'EADDRINUSE')
    return `Port ${port} ist schon belegt. Beenden Sie das andere Programm, oder wählen Sie einen anderen Port mit der Umgebungsvariablen PORT.`;
  if (code === 'EACCES')
    return `Port ${port} darf dieses Konto nicht öffnen. Wählen Sie mit der Umgebungsvariablen PORT einen ab 1024 und stellen Sie einen Webserver davor.`;
  return describeHost(address);
}

const describeHost = (host = '') =>
  `Unter „${host}“ kann dieser Rechner nicht erreicht werden. Nennen Sie mit der Umgebungsvariablen HOST eine seiner eigenen Adressen, etwa 127.0.0.1.`;

/** A refused `listen`, or a name that was to be looked up for it. */
type ListenFailure = Partial<NodeJS.ErrnoException> & { port?: number; address?: string; hostname?: string };
