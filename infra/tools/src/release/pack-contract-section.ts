import { mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { CONTRACT_VERSION } from '@portal/shared-ui/section';
import { buildSection } from '../build/build-section.ts';
import { addSection } from '../sections/add-section.ts';
import { projectRoot } from '../webpack/index.ts';

const NAME = 'contract-probe';

const SECTION = `import type { Section } from '@portal/shared-ui';

export const section: Section = {
  name: '${NAME}',
  pages: [
    {
      path: '/${NAME}',
      title: 'Vertragsprobe',
      description: 'Ein Modul, das nur zeigt, dass es läuft.',
      prefetch: 'never',
      listed: false,
      data: () => ['/api/teams'],
      load: () => import('./ProbePage.tsx'),
    },
  ],
  widgets: {},
};
`;

const PAGE = `import { useState } from 'react';
import { Link } from 'react-router-dom';
import { Button, Container, PageHeader, PageMeta, request, useResource } from '@portal/shared-ui';

export function ProbePage() {
  const { data = [] } = useResource<{ slug: string; name: string }[]>('/api/teams');
  const [isSent, setIsSent] = useState(false);
  const send = () => void request('POST', '/api/news/mark-read', { timestamp: 0 }).then(() => setIsSent(true));
  return (
    <>
      <PageMeta title="Vertragsprobe" description="" path="/${NAME}" />
      <PageHeader title="Vertragsprobe" />
      <Container>
        {data.map(({ slug, name }) => (
          <Link key={slug} to={slug}>
            {name}
          </Link>
        ))}
        <Button onClick={send}>{isSent ? 'Gesendet' : 'Senden'}</Button>
      </Container>
    </>
  );
}
`;

/**
 * Packs a small section as this contract version builds it, for the journeys that admit sections of the last two
 * versions to today's shell; returns the file's path. The section's folder is there only meanwhile.
 */
export async function packContractSection(): Promise<string> {
  const folder = join(projectRoot, await addSection(NAME, projectRoot));
  try {
    await rm(join(folder, 'src'), { recursive: true });
    await mkdir(join(folder, 'src'));
    await writeFile(join(folder, 'src/section.ts'), SECTION);
    await writeFile(join(folder, 'src/ProbePage.tsx'), PAGE);
    const { folder: built, descriptor } = await buildSection(NAME);
    const texts = descriptor.files.map(async ({ path }) => [path, await readFile(join(built, path), 'utf8')] as const);
    const files = Object.fromEntries(await Promise.all(texts));
    const [major, minor] = CONTRACT_VERSION.split('.');
    const file = join(projectRoot, `tests/releases/contracts/contract-${major}.${minor}.json.br`);
    await writeFile(file, brotliCompressSync(JSON.stringify({ descriptor, files })));
    return file;
  } finally {
    await rm(folder, { recursive: true });
  }
}
