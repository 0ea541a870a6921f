import { runBackupCommand } from '../backup/cli.ts';

process.exit(await runBackupCommand('restore', process.argv.slice(2)));
