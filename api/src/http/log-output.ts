/**
 * Where the log goes. A line that cannot be written, because the disk below it is full, is lost: pino's own output would
 * end the process with it. The process has to listen for `error` on its standard output for that.
 */
export const logOutput = {
  write: (line: string): void => void process.stdout.write(line),
};
