import { StartError } from '@portal/api';

/** What to print when the portal does not start: a German sentence where the reason is known, else the error itself. */
export function describeStartFailure(error: unknown): unknown {
  return error instanceof StartError ? error.message : (portInUse(error) ?? error);
}

function portInUse(error: unknown): string | undefined {
  if (!(error instanceof Error) || !('code' in error) || error.code !== 'EADDRINUSE') return undefined;
  const port = 'port' in error ? String(error.port) : '';
  return `Port ${port} ist schon belegt. Beenden Sie das andere Programm, oder wählen Sie einen anderen Port mit der Umgebungsvariablen PORT.`;
}
