import type { SectionOrigin, ShellDescriptor } from '../contract/index.ts';
import { AppError } from '../errors.ts';

/** The admission check said no: `reasons` are German sentences for the section's maintainer. */
export class NotAdmittedError extends AppError {
  constructor(readonly reasons: readonly string[]) {
    super(422, 'not_admitted', 'Die Version wurde nicht freigegeben.', { reasons });
  }
}

/** It needs origins outside of the site that nobody has allowed, or somebody has taken back. */
export class OriginsNotAllowedError extends AppError {
  constructor(missing: readonly SectionOrigin[]) {
    const message = 'Diese Version lädt von fremden Adressen, die niemand unter „Module“ erlaubt hat.';
    const reasons = missing.map(({ kind, origin, why }) => `${origin} (${kind}): ${why}`);
    super(409, 'origins_not_allowed', message, { reasons });
  }
}

/** The portal's code works with shells of another protocol: it would go on with the one it has in memory. */
export class ForeignShellError extends AppError {
  static readonly code = 'foreign_shell';

  constructor({ version, protocol }: ShellDescriptor, own: number) {
    const message =
      `Der Rahmen ${version} ist für einen anderen Stand des Portals gebaut (${protocol} statt ${own}) und hier auch ungeprüft nicht zu zeigen. ` +
      'Stattdessen bitte den früheren Stand des Portals starten; er bringt seinen Rahmen mit.';
    super(409, ForeignShellError.code, message);
  }
}

/** Somebody else has activated a version meanwhile; `live` is the live one. */
export class StaleReleaseError extends AppError {
  constructor(readonly live: string | null) {
    const now = live === null ? 'keine Version' : `Version ${live}`;
    const message = `Inzwischen ist ${now} aktiv. Geändert wurde nichts; bitte den Stand prüfen.`;
    super(409, 'stale_release', message, { live });
  }
}

/** The version is recorded, but its files are gone or damaged. */
export class FilesMissingError extends AppError {
  static readonly code = 'files_missing';

  constructor(section: string, version: string) {
    const fault = `Die Dateien von ${section} ${version} fehlen auf diesem Server.`;
    super(409, FilesMissingError.code, `${fault} Bitte dieselbe Version noch einmal veröffentlichen.`);
  }
}

/** The upload is not what its descriptor promises. */
export class InvalidReleaseError extends AppError {
  constructor(message: string) {
    super(400, 'invalid_release', message);
  }
}
