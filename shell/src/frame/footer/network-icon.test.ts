import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { networkIcon } from './network-icon.ts';

test.each([
  ['https://www.facebook.com/tsv', 'facebook'],
  ['https://instagram.com/tsv', 'instagram'],
  ['https://www.youtube.com/@tsv', 'youtube'],
  ['https://www.tiktok.com/@tsv', 'tiktok'],
  ['https://www.whatsapp.com/channel/0029', 'whatsapp'],
  ['https://verein.example/instagram.com/', 'link'],
  ['https://notyoutube.com', 'link'],
])('%s has the icon %s, which there is', (url, name) => {
  expect(networkIcon(url)).toBe(`/assets/pictures/social/${name}.svg`);
  expect(existsSync(join(import.meta.dirname, `../../../pictures/social/${name}.svg`))).toBe(true);
});
