/**
 * Variables with secrets. The portal reads its own once at its start and forgets them; what installs and builds, whose code
 * comes from many places, does not get any.
 */
export const secretVariables = [
  'ADMIN_PASSWORD',
  'BACKUP_TOKEN',
  'DATABASE_URL',
  'RELEASE_SECRET',
  'RELEASE_TOKEN',
  'S3_ACCESS_KEY_ID',
  'S3_SECRET_ACCESS_KEY',
  'SESSION_SECRET',
  'SMTP_URL',
];

/** Takes the secrets out of an environment. */
export function removeSecrets(env) {
  for (const name of secretVariables) delete env[name];
  return env;
}
