import { readdir, readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { brotliDecompressSync } from 'node:zlib';
import type { SectionDescriptor } from '@portal/api/contract';
import { workspace, type SectionVariant } from './section-variant.ts';

const folder = join(workspace, 'tests/releases/contracts');

/** The packed sections by contract version (`1.4`), oldest first (docs/compatibility.md#the-section-contract). */
export async function packedContracts(): Promise<string[]> {
  const versions = (await readdir(folder)).flatMap((file) => /^contract-(\d+\.\d+)\.json\.br$/.exec(file)?.[1] ?? []);
  return versions.sort((one, other) => one.localeCompare(other, 'en', { numeric: true }));
}

/** Bytes that a packed section takes in the repository. */
export async function packedBytes(contract: string): Promise<number> {
  return (await stat(join(folder, `contract-${contract}.json.br`))).size;
}

/** The section that was packed when a contract version was new. */
export async function packedSection(contract: string): Promise<SectionVariant> {
  const packed = brotliDecompressSync(await readFile(join(folder, `contract-${contract}.json.br`))).toString();
  const { descriptor, files } = JSON.parse(packed) as { descriptor: SectionDescriptor; files: Record<string, string> };
  return { descriptor, files: new Map(Object.entries(files)) };
}
