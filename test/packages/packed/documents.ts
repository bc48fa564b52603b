import { blocksOf } from '../docs/blocks.js';

/** A program of the documents that talks to the service, and what it prints there. */
export interface TestEscrow {
  name: string;
  text: string;
  printed: RegExp;
}

const texts = (path: string, kind: string) =>
  blocksOf(path)
    .filter(({ language, word }) => `${language} ${word}`.trim() === kind)
    .map(({ text }) => text);

/** The programs of the guides: the blocks of each, joined. */
export const guides: readonly TestEscrow[] = [
  // First, while the merchant has no bank account yet.
  { name: 'clock', text: texts('docs/testing.md', 'js run').join(''), printed: /^funded\n$/ },
  { name: 'tour', text: texts('docs/tour.md', 'js tour').join(''), printed: /^\d{10} \S.*\nfunded \[/ },
  { name: 'quickstart', text: texts('docs/quickstart.md', 'js sdk').join(''), printed: /\nreleased paid\n/ },
];

/** The programs of the page about webhooks, by the words of their blocks. */
export const receivers = Object.fromEntries(
  blocksOf('docs/webhooks.md')
    .filter(({ language }) => language === 'ts')
    .map(({ word, text }) => [word, text]),
);

/** Prepares the records that a block of the SDK's README needs. */
const ready = `await client.account.savePayout({ bank_code: '058', account_number: '0123456789' });
await client.escrow.initiate({
  reference: 'SDK-1001', amount: 250_000, currency: 'NGN', customer_email: 'buyer@example.com',
  callback_url: 'https://shop.example.com/webhooks',
});
`;
const delivered = `${ready}await client.sandbox.fundEscrow('SDK-1001');
await client.escrow.deliver('SDK-1001', {
  tracking_number: 'GIG-123', proof_photo_url: 'https://shop.example.com/proof/1001.jpg',
});
`;

/** Posts a signed event to the receiver that a block has made. */
const posted = `
const server = createServer(receive);
await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
const { port } = server.address() as AddressInfo;
const facts = { event: 'escrow.funded', event_id: 'event-1', reference: 'SDK-1001', held_amount: 7 };
const signed = await signWebhook(facts, String(process.env.WEBHOOK_SECRET));
await fetch('http://127.0.0.1:' + port, { method: 'POST', ...signed });
server.close();
server.closeAllConnections();
`;

const postedImports = `import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { signWebhook } from '@escrow-checkout/sdk/testing';
`;

/** Opens escrows until the block's loop receives an event: its stream starts with new ones. */
const untilReceived = (block: string) => `
let hasReceived = false;
const follow = async () => {
${block.replace(/console\.log\((.*)\);/, 'return console.log($1);')}};
const following = follow().then(() => { hasReceived = true; });
for (let n = 1; !hasReceived; n++) {
  const reference = 'ORD-STREAM-' + n;
  await client.escrow.initiate({
    reference, amount: 250_000, currency: 'NGN', customer_email: 'buyer@example.com',
    callback_url: 'https://shop.example.com/webhooks',
  });
  await client.sandbox.fundEscrow(reference);
}
await following;
`;

/** Has what comes over the wire pass through a function while a block runs. */
const throughWire = (answer: string, block: string) => `
const unchanged = globalThis.fetch;
globalThis.fetch = async (...words) => {
  const answer = await unchanged(...words);
  ${answer}
};
${block}globalThis.fetch = unchanged;
`;

/** Loses the responses to releases, after the service has executed them. */
const losing = (block: string) =>
  throughWire("if (/release$/.test(String(words[0]))) throw new TypeError('lost'); return answer;", block);

/** Has every operation on its way out, and calls one of them twice. */
const deprecating = (block: string) =>
  throughWire(
    `const headers = new Headers(answer.headers);
  headers.set('deprecation', '@1767225600');
  return new Response(answer.body, { status: answer.status, headers });`,
    `${block.replace('console.warn', 'console.log')}
for (let n = 0; n < 2; n++) await watched.account.get();
`,
  );

/** How each block of the SDK's README is run: a pattern that finds it, its preparation, and its output. */
const scenes: [has: RegExp, prepare: (block: string) => string, printed: RegExp][] = [
  [/^import { EscrowCheckout/, (block) => block, /^https?:\S+\n$/],
  [/advanceClock/, (block) => block, /^$/],
  [/dry_run: true/, (block) => delivered + block, /^2500\.00 naira would go to .+\nreleased false \S+\n$/],
  [/instanceof PreconditionError/, (block) => ready + block, /^waits for \[.*'not_funded'.*\]\n$/],
  [/outcomeUnknown/, (block) => delivered + losing(block), /^released\n$/],
  [/onDeprecation/, deprecating, /^getAccount null null\n$/],
  [/idempotencyKey/, (block) => delivered + block, /^$/],
  [/expressWebhook/, (block) => postedImports + block + posted, /^send ORD-README-\d+ 7\n$/],
  [/events\.stream/, untilReceived, /^send ORD-STREAM-\d+ 250000\n$/],
  [/client\.escrow\.list/, (block) => block, /ORD-STREAM-1\n[\s\S]*\n(null|\S+) \d+\n$/],
  [/client\.request/, (block) => ready + block, /^200 \{[\s\S]*reference: 'ORD-README-\d+'[\s\S]*\}\n$/],
];

const first =
  "import { EscrowCheckout, kobo } from '@escrow-checkout/sdk';\nconst client = new EscrowCheckout();\n";

/** The blocks of the SDK's README, each a program that begins as its first block does. */
export const readme: readonly TestEscrow[] = texts('sdk/README.md', 'ts').map((block, index) => {
  const scene = scenes.find(([has]) => has.test(block));
  if (!scene) throw new Error(`No way is known to run this block of sdk/README.md:\n${block}`);
  const [, prepare, printed] = scene;
  const begins = index === 0 ? '' : first;
  const reference = index < 2 ? 'ORD-README' : `ORD-README-${index + 1}`;
  const text = (begins + prepare(block)).replaceAll(/'SDK-1001'(?=[,)]| \})/g, `'${reference}'`);
  return { name: `readme${index + 1}`, text, printed };
});

export const readmeBlocks = scenes.length;
