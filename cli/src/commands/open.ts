import type { Client } from '../client.js';
import { exitCodes, Stop } from '../exit.js';
import { showPage } from '../opener.js';
import { rowOf } from '../operations.js';
import { printable } from '../printable.js';
import type { CommandContext, CustomCommand } from './command.js';
import { dashboardUrl } from './dashboard.js';

/** The addresses of an escrow or a charge. */
interface Opened {
  checkout_url: string;
  /** Only an escrow with a seller has one. */
  seller_url?: string | null;
}

async function read(client: Client, operationId: string, reference: string): Promise<Opened> {
  const { method, path, words } = rowOf(operationId);
  return (await client.send<Opened>({ method, path, params: { reference }, operation: words.join(' ') }))
    .body;
}

/** Reads the escrow with this reference, else the charge. */
async function find(client: Client, reference: string): Promise<Opened> {
  try {
    return await read(client, 'getEscrow', reference);
  } catch (error) {
    if (!(error instanceof Stop) || error.problem.code !== 'not_found') throw error;
    return await read(client, 'getCharge', reference).catch((second: unknown) => {
      throw second instanceof Stop && second.problem.code === 'not_found' ? error : second;
    });
  }
}

function sellerPage({ seller_url: url }: Opened, reference: string): string {
  if (url) return url;
  const detail = `${printable(reference)} has no seller's page: it was opened without a seller_email.`;
  throw new Stop(exitCodes.conflict, { title: "No seller's page", code: 'no_seller_page', detail });
}

async function open(context: CommandContext): Promise<void> {
  const { params, values } = context;
  const { reference } = params;
  if (reference === undefined) return showPage(context, { url: await dashboardUrl(context, '') });
  const found = await find(await context.connect(), reference);
  const url = values.seller ? sellerPage(found, reference) : found.checkout_url;
  await showPage(context, { url });
}

export const openCommand: CustomCommand = {
  words: ['open'],
  summary: 'Open a checkout page, or the dashboard',
  description:
    "Opens the buyer's checkout page of an escrow or a charge in the browser, and prints its address. " +
    'Without a reference it opens the dashboard.',
  arguments: [
    {
      name: 'reference',
      description: 'The reference; the dashboard by default.',
      optional: true,
      ids: 'listEscrows',
    },
  ],
  flags: [{ flag: '--seller', description: "Open the seller's page instead of the checkout page." }],
  key: 'any',
  answer: { names: ['url'] },
  examples: ['escrow-cli open ORD-1001', 'escrow-cli open ORD-1001 --seller', 'escrow-cli open'],
  run: open,
};
