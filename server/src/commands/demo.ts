import { rmSync, writeFileSync } from 'node:fs';
import { basePath } from '@escrow-checkout/contract';
import { anyRows, step } from '../adapters/store/statement.js';
import { partAuthor } from '../domain/author.js';
import { accounts, createAccount } from '../features/accounts/manage.js';
import { createKey } from '../features/keys/manage.js';
import { isLoopbackUrl } from '../features/pages/own-machine.js';
import { findStaffPerson, insertMember, insertStaffPerson } from '../features/staff/queries.js';
import { createSignInLink } from '../features/staff/sign-in-link.js';
import type { Services } from '../services.js';
import { shellWord } from './printable.js';

/** How an operator runs the program in a clone of the repository. */
const command = 'npx escrow-server';

/** Where the demo says things, and the file that gets its secrets if that is no terminal. */
export interface DemoOutput {
  say(line: string): void;
  isTerminal: boolean;
  secretsFile: string;
}

/**
 * Creates a demo merchant on the first start, and says what to try. A terminal shows its test key and secret;
 * anything else may be a log that others read, so there a file of the operator's own gets them.
 */
export async function ensureDemo(services: Services, address: string, output: DemoOutput): Promise<void> {
  const { say } = output;
  const existing = await accounts(services);
  if (existing.length > 0) {
    say(`The data of the last start is kept. For a new key: ${command} key create ${existing[0]?.id}`);
    return sayLink(services, output);
  }
  const starting = { ...services, author: partAuthor('start') };
  const { account, defaultSecrets } = await createDemo(starting);
  const { key } = await createKey(starting, account, 'test', 'demo');
  const exports = [
    `export ESCROW_API_KEY=${key}`,
    `export ESCROW_BASE_URL=${address}${basePath}`,
    `export WEBHOOK_SECRET=${defaultSecrets.test}`,
  ];
  for (const line of [...secretLines(account.id, exports, output), ...tourLines(address)]) say(line);
  await sayLink(services, output);
}

const ownerEmail = 'demo@example.com';

/** Creates the account with its owner, whom only a link signs in. */
export async function createDemo(services: Services) {
  const { store, newId, clock } = services;
  const known = await store.one(findStaffPerson, { emailKey: ownerEmail });
  const [personId, createdAt] = [known?.id ?? newId(), clock.now()];
  return createAccount(services, 'Demo shop', 'free', null, ({ id: accountId }) => [
    anyRows(insertStaffPerson, { id: personId, email: ownerEmail, emailKey: ownerEmail, createdAt }),
    step(insertMember, { accountId, personId, role: 'owner', createdAt }),
  ]);
}

/** Says on a terminal of one's own machine how to open the dashboard as the owner of the demo. */
async function sayLink(services: Services, { say, isTerminal }: DemoOutput): Promise<void> {
  const { store, config } = services;
  if (!isTerminal || config.MAIL_URL !== undefined || !isLoopbackUrl(config.siteUrl)) return;
  if (!(await store.one(findStaffPerson, { emailKey: ownerEmail }))) return;
  const path = await createSignInLink(services, ownerEmail);
  say(`This link opens the dashboard as the demo's owner, once, in ten minutes:\n  ${config.siteUrl}${path}`);
}

function secretLines(
  accountId: string,
  exports: readonly string[],
  { isTerminal, secretsFile }: DemoOutput,
): string[] {
  const whose =
    `Demo merchant ${accountId} created. Its test key, and the default secret that signs webhooks to a\n` +
    'callback_url, are';
  if (isTerminal) return [`${whose} shown only now:`, '', ...exports.map((line) => `  ${line}`)];
  // An existing file would keep its mode.
  rmSync(secretsFile, { force: true });
  writeFileSync(secretsFile, `${exports.join('\n')}\n`, { mode: 0o600, flag: 'wx' });
  return [`${whose} in a file that only you can read:`, '', `  . ${shellWord(secretsFile)}`];
}

/** Of no page of the documentation, so that the calls spoil no guide. */
const demoReference = 'DEMO-1';

function tourLines(address: string): string[] {
  const headers = `-H "Authorization: Bearer $ESCROW_API_KEY" -H 'Content-Type: application/json'`;
  const body = {
    reference: demoReference,
    amount: 250000,
    currency: 'NGN',
    customer_email: 'buyer@example.com',
    seller_email: 'seller@example.com',
    callback_url: 'https://shop.example.com/webhooks',
  };
  return [
    '',
    'Three calls to try next:',
    '',
    `  curl -s $ESCROW_BASE_URL/escrow/initiate ${headers} -d '${JSON.stringify(body)}'`,
    `  curl -s -X POST $ESCROW_BASE_URL/sandbox/escrow/${demoReference}/fund ${headers}`,
    `  curl -s $ESCROW_BASE_URL/escrow/${demoReference} ${headers}`,
    '',
    `Everything else is explained on ${address}/docs`,
    '',
  ];
}
