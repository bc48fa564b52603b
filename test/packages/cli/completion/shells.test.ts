import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Api, startApi } from '../api.js';
import { ensureBuilt } from '../built.js';
import { readyRecord } from '../records.js';
import { lacks, type Shell, ShellSession } from './shell.js';

/** References with characters that are special in shells. */
const awkward = ["Ada's order", 'ORD:10:x', 'ORD:10:y', '$HOME sale', '-1001', 'q"x!y`z', 'b\\c', '#hash'];
const references = [...awkward, 'n&p;q|r', 'José 5', '(two)', '{a,b}', 'bell\u0007', 'two\nlines'];

/** What is typed before the Tab key, and the words that reach the program after it. */
const cases: [typed: string, words: string[]][] = [
  ['webhooks ver', ['webhooks', 'verify']],
  ['list --status=fun', ['list', '--status=funded']],
  ['get x --json=reference,che', ['get', 'x', '--json=reference,checkout_url']],
  ['initiate --from bod', ['initiate', '--from', 'body of a sale.json']],
  ['initiate --from=bod', ['initiate', '--from=body of a sale.json']],
  ['webhooks verify <bod', ['webhooks', 'verify']],
  ['get Ad', ['get', "Ada's order"]],
  ["get 'Ad", ['get', "Ada's order"]],
  ['get "Ad', ['get', "Ada's order"]],
  ['release OR', ['release', 'ORD:10:']],
  ['release ORD:10:x', ['release', 'ORD:10:x']],
  ["release 'ORD:10:y", ['release', 'ORD:10:y']],
  ["get '$", ['get', '$HOME sale']],
  ['get -- -', ['get', '--', '-1001']],
  ['get q', ['get', 'q"x!y`z']],
  ['get "q', ['get', 'q"x!y`z']],
  ['get "b', ['get', 'b\\c']],
  ['get \\#', ['get', '#hash']],
  ['get n', ['get', 'n&p;q|r']],
  ['get Jos', ['get', 'José 5']],
  ["get '{", ['get', '{a,b}']],
  ['events list --reference=Ad', ['events', 'list', "--reference=Ada's order"]],
];

let api: Api;
beforeAll(async () => {
  await ensureBuilt();
  api = await startApi();
  for (const reference of references) api.escrows.set(reference, readyRecord({ reference }));
});
afterAll(() => api.close());

function itCompletes(shell: Shell): void {
  let session: ShellSession;
  beforeAll(async () => {
    session = await ShellSession.start(shell, api.baseUrl);
    writeFileSync(join(session.folder, 'body of a sale.json'), '{}');
  });
  afterAll(() => session?.close());

  it.each(cases)('%s', async (typed, words) => {
    expect(await session.complete(typed)).toEqual(words);
  });

  it('only reads', () => {
    expect(api.received.filter(({ method }) => method !== 'GET')).toEqual([]);
  });
}

describe('bash completes', () => itCompletes('bash'));
// Without zsh these cannot run; `npm test` says so and installs it where it may.
describe.skipIf(lacks('zsh'))('zsh completes', () => itCompletes('zsh')); // zsh is missing
// Without fish these cannot run either.
describe.skipIf(lacks('fish'))('fish completes', () => itCompletes('fish')); // fish is missing
