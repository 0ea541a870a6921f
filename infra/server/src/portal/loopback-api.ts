import type { FastifyInstance } from 'fastify';
import { readShell, SHELL_PROTOCOL, type PortalApi, type Shell } from '@portal/shell/server';

/** The API for the page server when both run in one process: its kept answers, else its answers over loopback. */
export function loopbackApi(app: FastifyInstance): PortalApi {
  const releaseUrl = (name: string, version: string) => `/releases/${name}/${version}/`;
  let shell: Shell | undefined;

  return {
    async get(path) {
      const kept = app.finishedAnswers.find(path)?.ready('identity');
      return kept ? { statusCode: 200, body: kept.toString() } : app.loopback(path);
    },
    settingsOf: (section) => app.releases.settings(section),
    contentRevision: () => app.contentRevision.current(),
    registry: () => app.releases.registry(),
    shell({ shell: live }) {
      // Another instance may be newer: what goes live there for a server like it is of no use here.
      if (live?.protocol !== SHELL_PROTOCOL) return shell;
      if (shell?.version === live.version) return shell;
      const { name, version } = live;
      shell = readShell(live, app.releases.folder(name, version), releaseUrl(name, version));
      if (!app.config.serviceWorker) delete shell.assets.serviceWorker;
      return shell;
    },
    releaseUrl,
    releaseFolder: (section, version) => app.releases.folder(section, version),
    mendRelease: (section, version) => void app.releases.mend(section, version),
  };
}
