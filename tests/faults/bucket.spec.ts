import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test as base } from '@playwright/test';
import { startEmbeddedPostgres } from '@portal/api';
import { startS3Server, type S3Server } from '@portal/api/s3-server';
import { PortalError } from '@portal/server/portal-client';
import { signIn } from '../kit/editor.ts';
import { makePictures, type PictureFile } from '../kit/pictures.ts';
import { administrator, startPortal, type PortalProcess } from '../kit/portal-process.ts';
import { builtVariant, liveVersion, releaseVariant, variantWithPlaceholder } from '../kit/section-variant.ts';
import { releaseShell, shellWithSkipLink } from '../kit/shell-variant.ts';

type Cluster = { bucket: S3Server; first: PortalProcess; second: PortalProcess };

/** Two instances that share a database server and a bucket, and no folder. */
const test = base.extend<object, { cluster: Cluster }>({
  cluster: [
    // oxlint-disable-next-line no-empty-pattern -- Playwright reads the fixtures a fixture needs from its first parameter
    async ({}, provide) => {
      const folder = await mkdtemp(join(tmpdir(), 'portal-database-server-'));
      const database = await startEmbeddedPostgres(folder, { overTcp: true });
      const bucket = await startS3Server();
      const first = await startPortal({ env: { DATABASE_URL: database.url, ...bucket.env } });
      const secretOf = async (name: string) => (await readFile(join(first.dataDir, name), 'utf8')).trim();
      const second = await startPortal({
        env: {
          DATABASE_URL: database.url,
          SESSION_SECRET: await secretOf('session-secret'),
          RELEASE_SECRET: await secretOf('release-secret'),
          SMTP_URL: 'smtp://verein:Abpfiff-um-fuenf@127.0.0.1:25',
          MAIL_FROM: administrator.email,
          ...bucket.env,
        },
      });
      await provide({ bucket, first, second });
      await Promise.all([first.stop(), second.stop()]);
      await bucket.close();
      await database.stop();
      await rm(folder, { recursive: true, force: true });
    },
    { scope: 'worker', timeout: 300_000 },
  ],
});

test.describe.configure({ mode: 'serial' });

const aPicture = () => makePictures(1, 'mannschaft').at(-1) as PictureFile;
const textOf = async (url: string) => (await fetch(url)).text();
const statusOf = async (url: string) => (await fetch(url)).status;

test('a picture stored on one instance is served by the other', async ({ cluster: { first, second } }) => {
  const url = await (await signIn(first.url)).uploadPicture(aPicture());

  const answer = await fetch(second.url + url);

  expect(answer.status).toBe(200);
  expect(await answer.arrayBuffer()).toEqual(await (await fetch(first.url + url)).arrayBuffer());
  expect(await statusOf(`${second.url}/optimize-image${url}?w=200&f=webp`)).toBe(200);
});

test('a release published on one instance is rendered by the other', async ({ cluster: { first, second } }) => {
  const before = await liveVersion(first);

  await releaseVariant(first, await variantWithPlaceholder('Im Eimer suchen'));

  await expect.poll(() => textOf(`${second.url}/news`), { timeout: 20_000 }).toContain('Im Eimer suchen');
  expect(await liveVersion(first)).not.toBe(before);
});

test('a shell published on one instance makes the pages of the other, which sends its files', async ({
  cluster: { first, second },
}) => {
  const { live } = await releaseShell(first, await shellWithSkipLink('Aus dem Eimer zum Inhalt'));

  await expect.poll(() => textOf(`${second.url}/kontakt`), { timeout: 20_000 }).toContain('Aus dem Eimer zum Inhalt');
  const [script = ''] = (await textOf(`${second.url}/kontakt`)).match(/\/releases\/shell\/[\w./-]+\.js/) ?? [];
  expect(script.split('/')[3]).toBe(live);
  expect(await statusOf(second.url + script)).toBe(200);
});

test('while the bucket is away, readers notice nothing and an upload is asked to come back', async ({
  cluster: { bucket, first, second },
}) => {
  const editor = await signIn(second.url);
  const picture = aPicture();
  const known = await editor.uploadPicture(picture);
  await fetch(second.url + known);
  await bucket.stop();

  // The same file again needs no bucket.
  await expect(editor.uploadPicture(picture)).resolves.toBe(known);
  await expect(editor.uploadPicture(aPicture())).rejects.toThrow(/503.*gerade nicht erreichbar/);
  await expect(releaseVariant(first, await variantWithPlaceholder('Wird nichts'))).rejects.toThrow(
    'gerade nicht erreichbar',
  );
  // A page without any request so far is rendered now.
  const { id } = await editor.createArticle();
  expect(await statusOf(`${second.url}/news/${id}`)).toBe(200);
  expect(await statusOf(second.url + known)).toBe(200);

  await bucket.start();

  await expect(editor.uploadPicture(aPicture())).resolves.toContain('/objects/');
});

test('a section that is checked sees no secret of the portal', async ({ cluster: { bucket, first, second } }) => {
  const curious = await builtVariant();
  // In its own variables, and in what Node reports of the process.
  curious.files.set(
    curious.descriptor.server,
    'throw new Error(JSON.stringify([process.env, process.report.getReport().environmentVariables]));',
  );
  const secretOf = async (name: string) => (await readFile(join(first.dataDir, name), 'utf8')).trim();
  const secrets = [
    administrator.password,
    bucket.env['S3_SECRET_ACCESS_KEY'] ?? '',
    await secretOf('session-secret'),
    await secretOf('release-secret'),
    'Abpfiff-um-fuenf',
    'postgres://',
  ];

  const refusal = await releaseVariant({ ...first, url: second.url }, curious).catch((error: unknown) => error);

  expect(refusal).toBeInstanceOf(PortalError);
  const [reason = ''] = (refusal as PortalError).reasons;
  expect(reason).toContain('NODE_ENV');
  expect(reason).not.toMatch(/ADMIN_PASSWORD|SECRET|DATABASE_URL|S3_ACCESS|SMTP_URL/);
  expect(secrets.filter((secret) => secret === '' || reason.includes(secret))).toEqual([]);
});

test('an instance that lost its folder finds everything in the bucket', async ({ cluster: { second } }) => {
  const url = await (await signIn(second.url)).uploadPicture(aPicture());
  await fetch(second.url + url);

  await rm(join(second.dataDir, 'cache'), { recursive: true });

  expect(await statusOf(second.url + url)).toBe(200);
});
