import { runReleaseCommand } from '../release/cli.ts';

const [name, ...args] = process.argv.slice(2);
// Which of them was called, infra/run.mjs says.
process.exit(await runReleaseCommand(name as Parameters<typeof runReleaseCommand>[0], args));
