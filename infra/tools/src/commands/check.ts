import { runReleaseCommand } from '../release/cli.ts';

process.exit(await runReleaseCommand('check', process.argv.slice(2)));
