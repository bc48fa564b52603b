import { basePath } from '@escrow-checkout/contract';
import { accounts, createAccount, createKey } from '../features/keys/manage.js';
import type { Services } from '../services.js';

/** How an operator runs the program in a clone of the repository. */
const command = 'npx escrow-server';

/** Creates a demo merchant on the first start; prints its test key and secret, and what to try with them. */
export async function ensureDemo(
  services: Services,
  address: string,
  say: (line: string) => void,
): Promise<void> {
  const existing = await accounts(services);
  if (existing.length > 0) {
    say(`The data of the last start is kept. For a new key: ${command} key create ${existing[0]?.id}`);
    return;
  }
  const { account, defaultSecrets } = await createAccount(services, 'Demo shop', 'free');
  const { key } = await createKey(services, account, 'test', 'demo');
  for (const line of tourLines(account.id, key, defaultSecrets.test, address)) say(line);
}

function tourLines(accountId: string, key: string, secret: string, address: string): string[] {
  const headers = `-H "Authorization: Bearer $ESCROW_API_KEY" -H 'Content-Type: application/json'`;
  const body = {
    reference: 'ORD-1001',
    amount: 250000,
    currency: 'NGN',
    customer_email: 'buyer@example.com',
    seller_email: 'seller@example.com',
    callback_url: 'https://shop.example.com/webhooks',
  };
  return [
    `Demo merchant ${accountId} created. Its test key, and the default secret that signs webhooks to a`,
    'callback_url, are shown only now:',
    '',
    `  export ESCROW_API_KEY=${key}`,
    `  export ESCROW_BASE_URL=${address}${basePath}`,
    `  export WEBHOOK_SECRET=${secret}`,
    '',
    'Three calls to try next:',
    '',
    `  curl -s $ESCROW_BASE_URL/escrow/initiate ${headers} -d '${JSON.stringify(body)}'`,
    `  curl -s -X POST $ESCROW_BASE_URL/sandbox/escrow/ORD-1001/fund ${headers}`,
    `  curl -s $ESCROW_BASE_URL/escrow/ORD-1001 ${headers}`,
    '',
    `Everything else is explained on ${address}/docs`,
    '',
  ];
}
