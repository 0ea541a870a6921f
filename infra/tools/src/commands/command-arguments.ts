import { parseArgs, type ParseArgsConfig } from 'node:util';

type Options = NonNullable<ParseArgsConfig['options']>;

/**
 * Takes apart what a command that works on the sources was called with; beside its options it takes `mostWords` at
 * most. With `--help` it prints the usage and ends the process with 0; where the words are not those the command takes,
 * it says so with the usage below and ends it with 2.
 */
export function commandArguments<const Taken extends Options>(usage: string, options: Taken, mostWords = Infinity) {
  const args = process.argv.slice(2);
  if (args.includes('--help')) {
    console.log(usage);
    process.exit(0);
  }
  try {
    const parsed = parseArgs({ args, options, allowPositionals: true });
    const [unknown] = parsed.positionals.slice(mostWords);
    return unknown === undefined ? parsed : endWithUsage(usage, `Unknown: ${unknown}`);
  } catch (error) {
    return endWithUsage(usage, error instanceof Error ? error.message : String(error));
  }
}

/** Reports a usage error with the usage, and ends the process. */
export function endWithUsage(usage: string, fault: string): never {
  console.error(`${fault}\n${usage}`);
  process.exit(2);
}
