import { contract } from '@escrow-checkout/contract';
import { accountRoutes } from '../../../server/src/features/accounts/routes.js';
import { escrowRoutes } from '../../../server/src/features/escrow/routes.js';
import { sellerRoutes } from '../../../server/src/features/sellers/routes.js';
import { sandboxRoutes } from '../../../server/src/sandbox/routes.js';
import type { Intent } from '../intent.js';
import { payeePrefix } from '../payee.js';
import { ask } from '../request.js';
import { chargeFor } from './charge.js';
import type { Command } from './command.js';
import { deliveryCommands } from './delivery.js';
import { type AnyOperation, keyed, post } from './merchant-call.js';
import { releaseByCode } from './release-code.js';

type Name = keyof typeof contract.escrow;

/** A POST on an escrow, through the very handler that the router calls. */
function onEscrow(
  name: Name,
  weight: number,
  bodyOf: (intent: Intent) => unknown,
  reads: Command['reads'] = [],
): Command {
  return {
    name: String(name),
    weight,
    reads: ['reference', ...reads, 'key'],
    run: (world, intent) => {
      const operation = keyed(world, contract.escrow[name], escrowRoutes(world.services)[name]);
      const asked = { path: `/v1/escrow/${intent.reference}/${String(name)}`, body: bodyOf(intent) };
      return post(world, intent, asked, operation, { reference: intent.reference });
    },
  };
}

/** The fields follow from the reference, so that every repeat sends the same request. */
export function checkoutOf({ reference }: Pick<Intent, 'reference'>) {
  const number = Number(reference.split('-')[1]);
  const seller = number % 3 === 0 ? undefined : `seller-${number % 2}@example.com`;
  return { amount: 100_000, seller, hasCode: number % 4 < 2 };
}

const initiate: Command = {
  name: 'initiate',
  weight: 6,
  reads: ['reference'],
  run: (world, intent) => {
    const { amount, seller, hasCode } = checkoutOf(intent);
    const body = {
      reference: intent.reference,
      amount,
      currency: 'NGN',
      customer_email: 'buyer@example.com',
      ...(seller && { seller_email: seller }),
      callback_url: 'https://example.com/hook',
      release_code: hasCode,
      delivery_mode: intent.reference.startsWith('PARCEL') ? 'managed' : 'self_managed',
    };
    const operation = escrowRoutes(world.services).initiate as AnyOperation;
    return post(world, intent, { path: '/v1/escrow/initiate', body }, operation);
  },
};

const charge: Command = {
  name: 'charge',
  weight: 3,
  reads: ['reference'],
  run: (world, intent) =>
    ask(world, intent, { path: '/v1/charge', body: {} }, ({ res }) => chargeFor(world, intent, res)),
};

/**
 * A bank account that says whose it is: of the account, the mode and the payee. One in ten ends in 4 and
 * has no holder.
 */
export function bankAccount(intent: Intent, payee: string) {
  return { bank_code: '058', account_number: `${payeePrefix(intent, payee)}${intent.n % 10}` };
}

const saveSeller: Command = {
  name: 'save seller',
  weight: 3,
  reads: ['reference', 'n'],
  run: (world, intent) => {
    const operation = sellerRoutes(world.services).save as AnyOperation;
    const email = checkoutOf(intent).seller ?? 'seller-0@example.com';
    const body = { payout: bankAccount(intent, email) };
    return post(world, intent, { path: `/v1/sellers/${email}`, body }, operation, { email });
  },
};

const savePayout: Command = {
  name: 'save payout details',
  weight: 2,
  reads: ['n'],
  run: (world, intent) => {
    const operation = accountRoutes(world.services).savePayout as AnyOperation;
    return post(world, intent, { path: '/v1/account/payout', body: bankAccount(intent, '') }, operation);
  },
};

/** Two of three choose to be paid once a day. */
const chooseSchedule: Command = {
  name: 'choose payout schedule',
  weight: 1,
  reads: ['n'],
  run: async (world, intent) => {
    const operation = accountRoutes(world.services).savePayoutSchedule as AnyOperation;
    const body = { schedule: intent.n % 3 === 0 ? 'per_sale' : 'daily' };
    return post(world, intent, { path: '/v1/account/payout-schedule', body }, operation);
  },
};

const acceptWithAccount: Command = {
  ...onEscrow('accept', 2, (intent) => ({ payout: bankAccount(intent, checkoutOf(intent).seller ?? '') }), [
    'n',
  ]),
  name: 'accept with account',
};

const deliverWithoutProof: Command = {
  ...onEscrow('deliver', 1, () => ({})),
  name: 'deliver without proof',
};

const fund: Command = {
  name: 'fund',
  weight: 8,
  reads: ['reference', 'amount', 'n', 'key'],
  run: async (world, intent) => {
    if (intent.mode === 'live') return undefined;
    const outcome = (['credited', 'credited', 'credited', 'rejected', 'reversed'] as const)[intent.n % 5];
    const body = {
      ...(intent.amount !== null && { amount: intent.amount }),
      times: 1 + (intent.n % 3),
      outcome,
    };
    const { fundEscrow } = sandboxRoutes(world.services);
    const operation = keyed(world, contract.sandbox.fundEscrow, fundEscrow);
    const path = `/v1/sandbox/escrow/${intent.reference}/fund`;
    return post(world, intent, { path, body }, operation, { reference: intent.reference });
  },
};

const advance: Command = {
  name: 'advance clock',
  weight: 1,
  reads: ['n', 'key'],
  run: async (world, intent) => {
    const { advanceClock } = sandboxRoutes(world.services);
    const operation = keyed(world, contract.sandbox.advanceClock, advanceClock);
    const body = { minutes: [5, 90, 25 * 60, 75 * 60][intent.n % 4] };
    return post(world, intent, { path: '/v1/sandbox/clock/advance', body }, operation);
  },
};

const proof = { tracking_number: 'TRK-1', proof_photo_url: 'https://example.com/p.jpg' };
const part = ({ amount }: Intent) => (amount === null ? {} : { amount });

/** The calls of a merchant. */
export const merchantCommands: readonly Command[] = [
  initiate,
  charge,
  onEscrow('accept', 5, () => ({})),
  acceptWithAccount,
  onEscrow('decline', 1, () => ({})),
  onEscrow('cancel', 1, () => ({})),
  onEscrow('deliver', 4, () => proof),
  deliverWithoutProof,
  onEscrow('release', 5, part, ['amount']),
  releaseByCode,
  saveSeller,
  savePayout,
  chooseSchedule,
  fund,
  advance,
  ...deliveryCommands,
];
