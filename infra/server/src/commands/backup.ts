import { runBackupCommand } from '../backup/cli.ts';

process.exit(await runBackupCommand('backup', process.argv.slice(2)));
