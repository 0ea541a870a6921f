import { expect, test } from '@playwright/test';
import { PortalError } from '@portal/server/portal-client';
import { packedContracts, packedSection } from '../kit/contract-sections.ts';
import { startPortal, type PortalProcess } from '../kit/portal-process.ts';
import { releaseVariant, type SectionVariant } from '../kit/section-variant.ts';
import { builtShell } from '../kit/shell-variant.ts';

// One portal for all.
test.describe.configure({ mode: 'default' });

let portal: PortalProcess;
test.beforeAll(async () => {
  portal = await startPortal();
});
test.afterAll(() => portal.stop());

/** The present contract version and the one before: `1.4` and `1.3`. */
async function supported() {
  const { descriptor } = await builtShell();
  const [major, minor] = descriptor.provides.contract.split('.').map(Number);
  return [`${major}.${Number(minor) - 1}`, `${major}.${minor}`] as const;
}

test('sections of the last two contract versions go live with the shell of today', async () => {
  const contracts = await supported();
  expect((await packedContracts()).slice(-2)).toEqual(contracts);

  for (const contract of contracts) {
    const { live } = await releaseVariant(portal, await packedSection(contract));

    const page = await (await fetch(`${portal.url}/contract-probe`)).text();
    expect(page).toContain(`/releases/contract-probe/${live}/`);
    expect(page).toContain('Senden</button>');
  }
});

test('a section that misses something in shell or API is refused with its name', async () => {
  const [before, now] = await supported();
  const reasonsOf = async (contract: string, change: (variant: SectionVariant) => void) => {
    const variant = await packedSection(contract);
    change(variant);
    return releaseVariant(portal, variant).then(
      () => [],
      (error: unknown) => (error instanceof PortalError ? error.reasons : [error]),
    );
  };
  const rewrite = ({ files }: SectionVariant, path: string, from: string, to: string) => {
    expect(files.get(path)).toContain(from);
    files.set(path, files.get(path)?.replaceAll(from, to) ?? '');
  };

  const read = await reasonsOf(before, (variant) =>
    rewrite(variant, 'server/remoteEntry.cjs', '.PageHeader', '.PageHeading'),
  );
  const measured = await reasonsOf(now, ({ descriptor: { uses } }) =>
    uses?.shared['@portal/shared-ui']?.push('Carousels'),
  );
  const field = await reasonsOf(now, (variant) =>
    rewrite(variant, 'server/api-uses.json', '"properties":{', '"properties":{"nickname":{"type":"string"},'),
  );
  const contract = await reasonsOf(now, ({ descriptor }) => (descriptor.requires.contract = '^1.99.0'));

  expect(read).toEqual([expect.stringMatching(/^PageHeading fehlt im Rahmen, gebraucht/)]);
  expect(measured).toEqual([expect.stringMatching(/^Carousels fehlt im Rahmen, gebraucht/)]);
  expect(field).toContainEqual(
    expect.stringMatching(/^\/api\/teams: Feld nickname fehlt \(gebraucht von contract-probe/),
  );
  expect(contract).toEqual([expect.stringMatching(/^Section-Vertrag \^1\.99\.0 wird gebraucht, hier ist 1\./)]);
});
