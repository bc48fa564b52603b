import { checkoutOf } from '../../../server/src/domain/checkout/decide.js';
import { findCheckout } from '../../../server/src/features/checkouts/load.js';
import {
  loadCheckoutPage,
  type OpenCheckoutPage,
} from '../../../server/src/features/pages/checkout-page/open-page.js';
import {
  giveSessionId,
  readSessionId,
  reportPayment,
} from '../../../server/src/features/payment-reports/report.js';
import type { Intent } from '../intent.js';
import { inventedSession } from '../judges/reported.js';
import type { World } from '../world.js';
import type { Command } from './command.js';
import { emptyPage } from './page.js';

/** What a buyer says of a payment, if the page takes it. */
function ofPayment(
  name: string,
  say: (world: World, open: OpenCheckoutPage, intent: Intent) => Promise<unknown>,
): Command {
  return {
    name,
    weight: 0.5,
    reads: ['reference', 'n'],
    run: async (world, intent) => {
      const { services, accounts } = world;
      const { account, mode, reference } = intent;
      const found = await findCheckout(services.store, accounts[account] as string, mode, reference);
      if (!found) return undefined;
      const session = { personId: 'buyer' } as OpenCheckoutPage['session'];
      const open = await loadCheckoutPage({ services, response: emptyPage() }, session, found);
      if (open.view.report !== null) await say(world, open, intent);
      return undefined;
    },
  };
}

/** What a buyer says of a payment moves nothing; the partner alone says what has arrived. */
export const paymentReportCommands: readonly Command[] = [
  ofPayment('buyer reports payment', ({ services }, { aggregate, context }) =>
    reportPayment(services, checkoutOf(aggregate), context.now),
  ),
  // The page asks for a session ID ten minutes later; a buyer may send the form sooner, and another number.
  ofPayment('buyer gives session ID', async ({ services }, { aggregate, context }, { n }) => {
    const sessionId = readSessionId(`${inventedSession} ${n % 3}`);
    if (sessionId !== null) await giveSessionId(services, checkoutOf(aggregate).id, sessionId, context.now);
  }),
];
