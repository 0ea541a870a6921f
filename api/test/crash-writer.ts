// A portal of its own process, which a test kills: stores an article, says so, and keeps running.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { buildApi, readConfig } from '../src/index.ts';
import { createArticle } from './articles.ts';

const config = readConfig({ DATA_DIR: process.argv[2], LOG_LEVEL: 'fatal' });
const app = await buildApi(config);
const { id } = await createArticle(app);
const server = Number.parseInt(readFileSync(join(config.dataDir, 'postgres', 'postmaster.pid'), 'utf8'), 10);
process.stdout.write(`${JSON.stringify({ id, server })}\n`);
setInterval(() => undefined, 1_000);
