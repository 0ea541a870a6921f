import { runBackupCommand } from './backup/cli.ts';
import { runRescueCommand } from './client/rescue-command.ts';

const commands = {
  backup: (args: string[]) => runBackupCommand('backup', args),
  restore: (args: string[]) => runBackupCommand('restore', args),
  rescue: (args: string[]) => runRescueCommand(args),
};
const [name, ...args] = process.argv.slice(2);
// infra/run.mjs says which of them was called.
process.exit(await commands[name as keyof typeof commands](args));
