import { runReleaseCommand } from '../release/cli.ts';

process.exit(await runReleaseCommand('releases', process.argv.slice(2)));
