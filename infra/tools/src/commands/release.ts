import { runReleaseCommand } from '../release/cli.ts';

process.exit(await runReleaseCommand('release', process.argv.slice(2)));
