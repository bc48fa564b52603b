import type { EscrowCommand } from '../../../server/src/domain/aggregate.js';
import { findCheckout } from '../../../server/src/features/checkouts/load.js';
import {
  loadCheckoutPage,
  type OpenCheckoutPage,
} from '../../../server/src/features/pages/checkout-page/open-page.js';
import { actOnPage } from '../../../server/src/features/pages/signed-in/act.js';
import type { Command } from './command.js';
import { emptyPage } from './page.js';

/** An action of a buyer on the checkout page; null if the page does not offer it. */
function onPage(
  name: string,
  weight: number,
  commandOf: (open: OpenCheckoutPage) => EscrowCommand | null,
): Command {
  return {
    name,
    weight,
    reads: ['reference'],
    run: async ({ services, accounts }, { account, mode, reference }) => {
      const found = await findCheckout(services.store, accounts[account] as string, mode, reference);
      if (found?.kind !== 'escrow') return undefined;
      const session = { personId: 'buyer' } as OpenCheckoutPage['session'];
      const open = await loadCheckoutPage({ services, response: emptyPage() }, session, found);
      const command = commandOf(open);
      if (command !== null) await actOnPage({ services }, open, command);
      return undefined;
    },
  };
}

/** What a buyer says of the arrival, and how they end a dispute of theirs. */
export const buyerCommands: readonly Command[] = [
  onPage('buyer says arrived', 1, () => ({ command: 'confirm_arrival' })),
  onPage('buyer says not arrived', 1, ({ view }) => {
    const extension = view.arrival?.nextExtension ?? view.arrival?.extensions ?? 0;
    return extension === 0 ? null : { command: 'extend_inspection', extension };
  }),
  onPage('buyer withdraws', 1, () => ({ command: 'withdraw', side: 'buyer' })),
  onPage('buyer says solved', 1, () => ({ command: 'report_solved', text: 'as agreed' })),
];
