import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { readConfig } from '@portal/api';
import { removeSecrets } from '../../secret-variables.mjs';

test('no secret of the configuration stays in the environment, everything else does', async () => {
  const DATA_DIR = await mkdtemp(join(tmpdir(), 'portal-secrets-'));
  const secrets = {
    ADMIN_PASSWORD: 'Anpfiff-um-drei',
    DATABASE_URL: 'postgres://portal:geheim@db.example/portal',
    RELEASE_SECRET: 'r'.repeat(32),
    RELEASE_WEBHOOK: 'https://chat.example/hooks/geheim',
    S3_ACCESS_KEY_ID: 'Zugang',
    S3_SECRET_ACCESS_KEY: 'Schlüssel',
    SESSION_SECRET: 's'.repeat(32),
    SMTP_URL: 'smtp://verein:geheim@mail.example:587',
  };
  const others = {
    DATA_DIR,
    ADMIN_EMAIL: 'vorstand@verein.example',
    MAIL_FROM: 'vorstand@verein.example',
    S3_ENDPOINT: 'https://s3.example',
    S3_REGION: 'eu-central-1',
    S3_BUCKET: 'verein',
  };
  const env = { ...secrets, ...others };

  const { adminPassword, databaseUrl, releaseSecret, releaseWebhook, s3, sessionSecret, smtpUrl } = readConfig(env);
  removeSecrets(env);

  await rm(DATA_DIR, { recursive: true });
  const known = [
    adminPassword,
    databaseUrl,
    releaseSecret,
    releaseWebhook,
    s3?.accessKeyId,
    s3?.secretAccessKey,
    sessionSecret,
    smtpUrl,
  ];
  expect(known).toEqual(Object.values(secrets));
  expect(env).toEqual(others);
});
