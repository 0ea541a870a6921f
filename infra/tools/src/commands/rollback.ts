import { runReleaseCommand } from '../release/cli.ts';

process.exit(await runReleaseCommand('rollback', process.argv.slice(2)));
