import { runReleaseCommand } from '../release/cli.ts';

process.exit(await runReleaseCommand('withdraw', process.argv.slice(2)));
