import { userInfo } from 'node:os';
import { readOperatorName } from '../domain/author.js';
import { OperatorError } from './environment.js';

let given: string | null = null;

/**
 * Takes the name that `--as` gives.
 *
 * @throws OperatorError unless it is one
 */
export function nameOperator(text: string): string {
  given = readOperatorName(text);
  if (given !== null) return given;
  throw new OperatorError(
    'The name of --as has 1 to 100 printable characters, such as "Ada Obi": the audit log shows it.',
  );
}

/** Returns who runs this command: the name of `--as`, or the user of the system. */
export function operatorName(): string {
  return given ?? systemUser() ?? `user ${process.getuid?.() ?? 'unknown'}`;
}

/** Null for a user without a name, as some containers have. */
function systemUser(): string | null {
  try {
    return readOperatorName(userInfo().username);
  } catch {
    return null;
  }
}
