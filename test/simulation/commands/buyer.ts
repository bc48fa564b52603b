import type { EscrowCommand } from '../../../server/src/domain/aggregate.js';
import { findCheckout } from '../../../server/src/features/checkouts/load.js';
import {
  loadCheckoutPage,
  type OpenCheckoutPage,
} from '../../../server/src/features/pages/checkout-page/open-page.js';
import { actOnPage } from '../../../server/src/features/pages/signed-in/act.js';
import type { Intent } from '../intent.js';
import type { World } from '../world.js';
import type { Command } from './command.js';
import { emptyPage } from './page.js';
import { actWithPhoto } from './photos.js';

/** An action of a buyer on the checkout page; null if the page does not offer it. */
function onPage(
  name: string,
  weight: number,
  commandOf: (open: OpenCheckoutPage) => EscrowCommand | null,
): Command {
  const run: Command['run'] = async (world, intent) => {
    const open = await openPage(world, intent);
    if (open === null) return undefined;
    const command = commandOf(open);
    if (command !== null) await actOnPage(world, open, command);
    return undefined;
  };
  return { name, weight, reads: ['reference'], run };
}

/** Only escrows have what a buyer can say. */
async function openPage({ services, accounts }: World, intent: Intent): Promise<OpenCheckoutPage | null> {
  const { account, mode, reference } = intent;
  const found = await findCheckout(services.store, accounts[account] as string, mode, reference);
  if (found?.kind !== 'escrow') return null;
  const session = { personId: 'buyer' } as OpenCheckoutPage['session'];
  return loadCheckoutPage({ services, response: emptyPage() }, session, found);
}

const addPhoto: Command = {
  name: 'buyer adds a photo',
  weight: 1,
  reads: ['reference', 'n'],
  run: async (world, intent) => {
    const open = await openPage(world, intent);
    if (open === null) return undefined;
    await actWithPhoto(world, open, intent, {
      side: 'buyer',
      kind: 'dispute',
      isOpen: open.view.actions.answer,
      commandWith: (url) => ({ command: 'evidence', side: 'buyer', text: 'as shown', links: [url] }),
    });
    return undefined;
  },
};

/** What a buyer says of the arrival, and how they end a dispute of theirs. */
export const buyerCommands: readonly Command[] = [
  onPage('buyer says arrived', 1, () => ({ command: 'confirm_arrival' })),
  onPage('buyer says not arrived', 1, ({ view }) => {
    const extension = view.arrival?.nextExtension ?? view.arrival?.extensions ?? 0;
    return extension === 0 ? null : { command: 'extend_inspection', extension };
  }),
  onPage('buyer withdraws', 1, () => ({ command: 'withdraw', side: 'buyer' })),
  onPage('buyer says solved', 1, () => ({ command: 'report_solved', text: 'as agreed' })),
  addPhoto,
];
