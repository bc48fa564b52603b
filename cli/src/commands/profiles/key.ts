import { exitCodes, Stop, usage } from '../../exit.js';
import { askHidden } from '../../hidden-prompt.js';
import { canAsk } from '../../moving/ask.js';
import { apiKeyPattern } from '../../profiles/profiles.js';
import { readFlaggedKey } from '../../settings.js';
import type { CommandContext } from '../command.js';

function noKey(title: string, code: string, detail: string, ...advice: string[]): Stop {
  return new Stop(exitCodes.unauthorised, { title, code, detail }, [...advice, 'Nothing was saved.']);
}

/** Refuses what cannot be a key, without repeating any of it. */
function checkKey(text: string): string {
  const key = text.trim();
  const refuse = (detail: string, cure: string): Stop =>
    noKey('Not an API key', 'invalid_key_format', detail, cure);
  if (key === '')
    throw noKey('No API key', 'missing_key', 'No API key.', 'It begins with svc_test_ or svc_live_.');
  if (/^(whsec_\S*|[0-9a-f]{64})$/i.test(key))
    throw refuse(
      'This looks like the signing secret of a webhook.',
      'An API key begins with svc_test_ or svc_live_.',
    );
  if (/\s/.test(key)) throw refuse('It has white space inside.', 'Copy the key again, in one piece.');
  if (apiKeyPattern.test(key)) return key;
  throw refuse(
    'It has to begin with svc_test_ or svc_live_, and goes on with letters and digits.',
    'Copy the key alone, without quotes or a name before it.',
  );
}

/** The key to log in with: from the flag that gives one, else typed unseen. */
export async function readLoginKey(context: CommandContext, question: string): Promise<string> {
  const given = await readFlaggedKey(context.host, context.values);
  if (given) return checkKey(given.value);
  if (!canAsk(context))
    throw usage(
      'login asks for the key on a terminal only.',
      'Elsewhere pass --api-key-file <file>, or --api-key-stdin with the key on stdin.',
    );
  const { text, ending } = await askHidden(context.host, question);
  if (ending === 'interrupted')
    throw new Stop(exitCodes.interrupted, { title: 'Interrupted', code: 'interrupted' });
  return checkKey(text);
}
