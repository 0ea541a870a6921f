import { sep } from 'node:path';

const FRAME = /^\s+at /;

/**
 * The part of a stack that a section's maintainer needs: the message, and the first place in the section's own files
 * (`server/remoteEntry.cjs:812:15`). Frames of React, the shell and Node are left out. `folder` holds those files.
 */
export function failureReason(stack: string, folder: string): string {
  const lines = stack.split('\n');
  const frames = lines.filter((line) => FRAME.test(line));
  const message = lines
    .slice(0, frames[0] ? lines.indexOf(frames[0]) : undefined)
    .join('\n')
    .trim();
  const own = frames.find((frame) => frame.includes(folder + sep));
  const place = own?.slice(own.indexOf(folder + sep) + folder.length + 1).replace(/\)$/, '');
  return place ? `${message} (${place.replaceAll('\\', '/')})` : message;
}
