import { ConfigError, readConfig } from '../config.js';
import { exitCodes, OperatorError } from './environment.js';
import { explainFault } from './open.js';

/** Returns what to print about an error, in one sentence, and the exit code. */
export function describeError(error: unknown): { message: string; exitCode: number } {
  if (error instanceof OperatorError) return error;
  if (error instanceof ConfigError) return { message: error.message, exitCode: exitCodes.refused };
  const fault = explainFault(readConfig(process.env), error);
  if (fault !== null) return fault;
  const { name, message, stack } = error instanceof Error ? error : new Error(String(error));
  const what = `${name}: ${message}`.replace(/\s+/g, ' ');
  const sentence =
    `The program failed unexpectedly (${what}), so it is unknown whether the command took effect: ` +
    'see with the show or list command, then run it again, with LOG_LEVEL=debug to print where it failed.';
  const isDebugged = process.env.LOG_LEVEL === 'debug' || process.env.LOG_LEVEL === 'trace';
  return { message: isDebugged ? `${sentence}\n${stack}` : sentence, exitCode: exitCodes.unknown };
}
