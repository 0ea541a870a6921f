import { execFile, spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { promisify } from 'node:util';
import { freePort } from './portal-process.ts';

const run = promisify(execFile);
const usualPlaces = ['/usr/sbin/nginx', '/usr/bin/nginx', '/opt/homebrew/bin/nginx'];
const START_PATIENCE = 10_000;

export type Proxy = { url: string; stop: () => Promise<void> };

/** nginx with the configuration that comes with the portal, in front of these instances. */
export async function startNginx(instances: readonly string[]): Promise<Proxy> {
  const program = await findNginx();
  const folder = await mkdtemp(join(tmpdir(), 'portal-nginx-'));
  const port = await freePort();
  const shipped = await readFile(join(import.meta.dirname, '../../infra/nginx/portal.conf'), 'utf8');
  const servers = [...shipped.matchAll(/server (127\.0\.0\.1:\d+)/g)].map(([, address = '']) => address);
  const own = servers.reduce(
    (text, address, index) => text.replace(address, new URL(instances[index] ?? instances[0] ?? '').host),
    shipped.replace(/^  listen 80;\n  listen \[::\]:80;$/m, `  listen 127.0.0.1:${port};`),
  );
  await writeFile(join(folder, 'portal.conf'), own);
  await writeFile(join(folder, 'nginx.conf'), mainConfiguration(folder));

  const child = spawn(program, ['-p', folder, '-c', 'nginx.conf', '-g', 'daemon off;'], { stdio: 'inherit' });
  const ended = new Promise((resolve) => child.once('exit', resolve));
  const url = `http://127.0.0.1:${port}`;
  const deadline = Date.now() + START_PATIENCE;
  while (!(await fetch(`${url}/healthz`).catch(() => undefined))?.ok) {
    if (child.exitCode !== null || Date.now() > deadline) throw new Error('nginx does not answer');
    await delay(50);
  }
  return {
    url,
    stop: async () => {
      child.kill('SIGTERM');
      await ended;
      await rm(folder, { recursive: true, force: true });
    },
  };
}

/** An installed nginx, or the system's package, installed now. */
async function findNginx(): Promise<string> {
  const installed = () => usualPlaces.find((path) => existsSync(path));
  if (!installed()) {
    const asRoot = process.getuid?.() === 0 ? [] : ['sudo', '-n'];
    const install = ['apt-get', 'install', '-y', '--no-install-recommends', 'nginx-light'];
    await run('env', [...asRoot, ...install], { env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' } });
  }
  const found = installed();
  if (!found) throw new Error('No nginx: install one (Debian: apt-get install nginx-light).');
  return found;
}

function mainConfiguration(folder: string): string {
  const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'];
  return `
    worker_processes 1;
    pid ${folder}/nginx.pid;
    error_log ${folder}/error.log;
    events { worker_connections 1024; }
    http {
      access_log off;
      ${temporary.map((name) => `${name}_temp_path ${folder}/${name};`).join('\n')}
      include ${folder}/portal.conf;
    }`;
}
