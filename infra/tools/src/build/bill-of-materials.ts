import { readFile, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { BILL_OF_MATERIALS } from '@portal/api/bill-of-materials';
import type { Compilation, Module } from 'webpack';

const require = createRequire(import.meta.url);

/** A package as its package.json names it. */
type Package = { folder: string; name: string; version: string; license: string | undefined };

/** Which of a release's bundles hold a package. */
type Bundles = Readonly<Record<string, Compilation>>;

/** What Module Federation writes into node_modules; the packages that it imports are found on their own. */
const GENERATED = /[\\/]\.federation[\\/]/;
/** Modules that webpack itself adds to a bundle are not files. */
const RUNTIME = 'webpack';

/**
 * Writes into a built release which packages its bundles hold, by webpack's modules, as a CycloneDX 1.6 document. It is
 * the same for the same build, so it knows neither time nor place, and the portal adds the version of the release.
 * `project` is where sources of its own lie.
 */
export async function writeBillOfMaterials(
  folder: string,
  name: string,
  bundles: Bundles,
  project: string,
): Promise<void> {
  const found = new Map<string, { of: Package; bundles: string[] }>();
  const packageOf = createPackageFinder();
  const own = await packageOf(join(project, 'package.json'));
  for (const [bundle, compilation] of Object.entries(bundles)) {
    const files = bundledFiles(compilation);
    const packages = new Set(await Promise.all(files.map(packageOf)));
    if (hasRuntime(compilation)) packages.add(await packageOf(require.resolve(RUNTIME)));
    for (const each of packages) {
      if (!each || each.folder === own?.folder) continue;
      const url = packageUrl(each);
      found.set(url, { of: each, bundles: [...(found.get(url)?.bundles ?? []), bundle] });
    }
  }
  const components = [...found].toSorted(([one], [other]) => (one < other ? -1 : 1)).map(describe);
  const reference = `section:${name}`;
  const bill = {
    $schema: 'http://cyclonedx.org/schema/bom-1.6.schema.json',
    bomFormat: 'CycloneDX',
    specVersion: '1.6',
    version: 1,
    metadata: { lifecycles: [{ phase: 'build' }], component: { type: 'application', 'bom-ref': reference, name } },
    components,
    dependencies: [{ ref: reference, dependsOn: components.map((component) => component['bom-ref']) }],
  };
  await writeFile(join(folder, BILL_OF_MATERIALS), `${JSON.stringify(bill, null, 1)}\n`);
}

/** Paths of the files in a compilation, without modules that were left out or come from elsewhere. */
function bundledFiles({ modules, chunkGraph }: Compilation): string[] {
  const bundled = [...modules].filter((module) => chunkGraph.getNumberOfModuleChunks(module) > 0).flatMap(joined);
  return bundled.flatMap((module) => module.nameForCondition() ?? []).filter((path) => !GENERATED.test(path));
}

/** Webpack joins modules into one. */
function joined(module: Module): Module[] {
  return 'modules' in module ? (module.modules as Module[]).flatMap(joined) : [module];
}

function hasRuntime({ modules }: Compilation): boolean {
  return [...modules].some(({ type }) => type === 'runtime');
}

/** Finds the package of a file: the nearest folder above whose package.json has a name and a version. */
function createPackageFinder() {
  const known = new Map<string, Promise<Package | undefined>>();
  const find = async (folder: string): Promise<Package | undefined> => {
    const text = await readFile(join(folder, 'package.json'), 'utf8').catch(() => '{}');
    const { name, version, license } = JSON.parse(text) as { name?: string; version?: string; license?: unknown };
    if (name && version) return { folder, name, version, license: typeof license === 'string' ? license : undefined };
    const parent = dirname(folder);
    return parent === folder ? undefined : findOnce(parent);
  };
  const findOnce = (folder: string): Promise<Package | undefined> => {
    const finding = known.get(folder) ?? find(folder);
    known.set(folder, finding);
    return finding;
  };
  return (file: string) => findOnce(dirname(file));
}

/** Its purl (https://github.com/package-url/purl-spec). */
function packageUrl({ name, version }: Package): string {
  return `pkg:npm/${name.replace('@', '%40')}@${version}`;
}

function describe([url, { of, bundles }]: [string, { of: Package; bundles: string[] }]) {
  const [scope, name] = of.name.includes('/') ? of.name.split('/') : [undefined, of.name];
  return {
    type: 'library',
    'bom-ref': url,
    ...(scope && { group: scope }),
    name,
    version: of.version,
    ...(of.license && { licenses: [licenceOf(of.license)] }),
    purl: url,
    properties: bundles.map((value) => ({ name: 'portal:bundle', value })),
  };
}

/** SPDX has names of licences and expressions of several; other words are the package's own. */
function licenceOf(license: string) {
  if (/^[A-Za-z0-9.+-]+$/.test(license)) return { license: { id: license } };
  return /^[A-Za-z0-9.+()\s-]+$/.test(license) && / (OR|AND|WITH) /.test(license)
    ? { expression: license }
    : { license: { name: license } };
}
