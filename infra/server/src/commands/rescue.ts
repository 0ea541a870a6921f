import { runRescueCommand } from '../rescue/rescue-command.ts';

process.exit(await runRescueCommand(process.argv.slice(2)));
