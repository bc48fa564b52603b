import type { Command } from 'commander';
import { checkoutOf } from '../domain/checkout/decide.js';
import { expireCheckout, moveHeld } from '../features/operator/checkouts.js';
import { closePaymentReport, lookUpPayments } from '../features/operator/payment-reports.js';
import { withServices } from './operator.js';
import { money, print, repeated } from './output.js';

/** Adds the commands for escrows and charges that no longer move by themselves. */
export function addCheckoutCommands(program: Command): void {
  const checkout = program
    .command('checkout')
    .description('escrows and charges that no longer move by themselves');
  checkout
    .command('expire <checkout>')
    .description('poll the bank about its accounts once more, then expire it')
    .action((id: string) =>
      withServices(async (services) => {
        const { status, amountHeld } = checkoutOf(await expireCheckout(services, id));
        print(`The checkout ${id} is ${status}, and ${money(amountHeld)} is held.`);
      }),
    );
  checkout
    .command('look-up <checkout>')
    .description('ask the bank about its accounts now, and record what has arrived')
    .action((id: string) =>
      withServices(async (services) => {
        const { before, after } = await lookUpPayments(services, id);
        const arrived = after.amountReceived - before.amountReceived;
        const news = arrived === 0 ? 'Nothing more has arrived' : `${money(arrived)} has arrived`;
        print(`${news}: the checkout ${id} is ${after.status}.`);
      }),
    );
  checkout
    .command('close-report <checkout>')
    .description('close what its buyer said about a transfer that has not arrived')
    .action((id: string) =>
      withServices(async (services) => {
        const { isRepeat } = await closePaymentReport(services, id);
        print(`The report about the checkout ${id} is closed${repeated(isRepeat)}.`);
      }),
    );
  for (const command of ['release', 'refund'] as const) {
    const whom = command === 'release' ? 'to the seller' : 'back to the buyer';
    checkout
      .command(`${command} <checkout>`)
      .description(`move all that it holds ${whom}`)
      .action((id: string) =>
        withServices(async (services) => {
          const { escrow, isRepeat } = await moveHeld(services, id, command);
          print(`The escrow ${id} is ${escrow.status}: what was held goes ${whom}${repeated(isRepeat)}.`);
        }),
      );
  }
}
