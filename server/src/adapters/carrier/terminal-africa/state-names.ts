import { AnswerReader } from '../../bank/http/answer-reader.js';
import type { TerminalSession } from './api.js';

const territory = 'federalcapitalterritory';

/** How Terminal Africa spells the states, which it refuses otherwise. Its list is read once. */
export class StateNames {
  #spelled: readonly string[] | null = null;

  /** Returns a state in its spelling, or in ours where its list has none like it. */
  async spelling(session: TerminalSession, state: string): Promise<string> {
    this.#spelled ??= await listStates(session);
    return spelledLike(this.#spelled ?? [], state) ?? state;
  }
}

/** Null: there is no list now. */
async function listStates(session: TerminalSession): Promise<readonly string[] | null> {
  const reply = await session.send({
    operation: 'list_states',
    method: 'GET',
    path: '/v1/states',
    query: { country_code: 'NG' },
    priority: 'other',
  });
  if (reply.isRefused) return null;
  return AnswerReader.listOf(reply.data, 'data').flatMap((state) => state.optionalText('name') ?? []);
}

/** The capital's territory goes by several names: with the city's before it, or by the city's alone. */
export function spelledLike(spelled: readonly string[], state: string): string | undefined {
  const key = keyOf(state);
  const same = spelled.find((name) => keyOf(name) === key);
  if (same !== undefined || key !== territory) return same;
  const having = (part: string) => spelled.find((name) => keyOf(name).includes(part));
  return having(territory) ?? having('abuja');
}

function keyOf(name: string): string {
  return name.toLowerCase().replace(/[^a-z]/g, '');
}
