const secretVariables = [
  'ADMIN_PASSWORD',
  'BACKUP_TOKEN',
  'DATABASE_URL',
  'RELEASE_SECRET',
  'RELEASE_TOKEN',
  'RELEASE_WEBHOOK',
  'S3_ACCESS_KEY_ID',
  'S3_SECRET_ACCESS_KEY',
  'SESSION_SECRET',
  'SIGNING_KEY',
  'SMTP_URL',
  // A paid forecast has its key in the address.
  'WEATHER_URL',
];

/**
 * Takes the secrets out of an environment. The portal forgets its own once it has read them; installations and builds,
 * whose code comes from many places, do not get any.
 */
export function removeSecrets(env) {
  for (const name of secretVariables) delete env[name];
  return env;
}
