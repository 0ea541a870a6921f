import { describeStartFailure } from '../portal/start-failure.ts';
import { requireChromium } from './require-chromium.ts';

const { CHROMIUM_PATH } = process.env;
afterEach(() => {
  if (CHROMIUM_PATH === undefined) delete process.env['CHROMIUM_PATH'];
  else process.env['CHROMIUM_PATH'] = CHROMIUM_PATH;
});

test('the Chromium that is named is taken', async () => {
  process.env['CHROMIUM_PATH'] = process.execPath;

  expect(await requireChromium()).toBe(process.execPath);
});

test('a portal that is to open releases in a Chromium that is not there does not start, and says what to do', async () => {
  process.env['CHROMIUM_PATH'] = '/nirgends/chromium';

  const told = await requireChromium().catch(describeStartFailure);

  expect(told).toMatch(/^ADMISSION_BROWSER=chromium, aber Chromium ist hier nicht zu finden\. .*CHROMIUM_PATH/);
});
