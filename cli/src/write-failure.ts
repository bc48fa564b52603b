import type { Flight } from './context.js';
import { exitCodes, Stop } from './exit.js';

const reasons: Readonly<Record<string, string>> = {
  EDQUOT: 'your disk quota is used up',
  EFBIG: 'the file would be too large',
  EIO: 'the disk or the terminal failed',
  ENOSPC: 'the disk is full',
};

/** Explains that stdout cannot be written; null if its reader, such as `head`, has read enough. */
export function outputFailure({ code = '', message }: NodeJS.ErrnoException, { known }: Flight): Stop | null {
  if (code === 'EPIPE' && known === undefined) return null;
  const reason = code === 'EPIPE' ? 'its reader closed the pipe' : (reasons[code] ?? message);
  const title = 'The output could not be written';
  const problem = { title, code: 'output_not_written', detail: `${title}: ${reason}.` };
  return new Stop(exitCodes.unexpected, problem, known === undefined ? [] : [known]);
}
