import { creditIdOf } from '../../../server/src/adapters/bank/monnify/credit-id.js';
import { createMonnify } from '../../../server/src/adapters/bank/monnify/index.js';
import { createFakeMonnify } from '../../partners/fakes/monnify/monnify.js';
import type { Refund, Transaction, Transfer } from '../../partners/fakes/monnify/records.js';
import type { MonnifySettings } from '../../partners/fakes/monnify/settings.js';
import type { Random } from '../random.js';
import {
  carry,
  createFakeRuntime,
  createOutbox,
  type FakeSideOptions,
  float,
  isForced,
  nameAccounts,
} from './fake-side.js';
import type { PartnerSide, SideCredit, SideEnd, SideTransfer } from './side.js';

const bankCode = '058';

const statusOfTransfer: Readonly<Record<Transfer['status'], SideTransfer['status']>> = {
  PENDING: 'pending',
  AWAITING_PROCESSING: 'pending',
  IN_PROGRESS: 'pending',
  PENDING_AUTHORIZATION: 'pending',
  OTP_EMAIL_DISPATCH_FAILED: 'pending',
  SUCCESS: 'paid',
  COMPLETED: 'paid',
  FAILED: 'failed',
  EXPIRED: 'failed',
  REVERSED: 'reversed',
};

const statusOfRefund: Readonly<Record<Refund['status'], SideTransfer['status']>> = {
  IN_PROGRESS: 'pending',
  COMPLETED: 'paid',
  FAILED: 'failed',
};

const transferEnds: Readonly<Partial<Record<SideTransfer['status'], readonly SideEnd[]>>> = {
  pending: ['paid', 'failed', 'reversed', 'paid'],
  paid: ['reversed'],
};

/** What a refund has paid never comes back. */
const refundEnds: Readonly<Partial<Record<SideTransfer['status'], readonly SideEnd[]>>> = {
  pending: ['paid', 'failed', 'paid'],
};

const outcomes = { paid: 'SUCCESS', failed: 'FAILED', reversed: 'REVERSED' } as const;

/** The readings that no page of Monnify decides. */
function drawSettings(random: Random): Partial<MonnifySettings> {
  return {
    collectionsGoTo: random.pick(['bank', 'wallet']),
    refusalStatus: random.pick([200, 400]),
    unknownStatus: random.pick([200, 404]),
    statusAfterRefund: random.pick(['PAID', 'REVERSED']),
    overpayment: random.pick(['rejected', 'accepted']),
    underpayment: random.pick(['rejected', 'accepted']),
    secondPayment: random.pick(['returned', 'accepted']),
    checksEqualTransferFirst: random.chance(0.5),
    hasSessionId: random.chance(0.5),
    listOrder: random.pick(['newest_first', 'oldest_first']),
    filtersByTime: random.chance(0.5),
    timeForm: random.pick(['spaced', 'slashes']),
  };
}

/** The adapter of Monnify over its fake. */
export function openMonnifySide(options: FakeSideOptions): PartnerSide {
  const { random, fakeClock, callClock } = createFakeRuntime(options);
  const drawn = drawSettings(random);
  const { control, rules, notifier, settings } = createFakeMonnify({
    clock: fakeClock,
    seed: options.seed,
    settings: drawn,
  });
  const { business } = control;
  control.topUp(float);
  nameAccounts((accountNumber, holder) => control.nameAccount(bankCode, accountNumber, holder));
  const flush = createOutbox('monnify', notifier, options.post);
  const end = (reference: string, to: SideEnd) => {
    if (to === 'needs_details') return;
    options.onEnd(reference);
    if (business.transferByReference.has(reference)) control.settleTransfer(reference, outcomes[to]);
    else control.moveRefund(reference, to === 'paid' ? 'COMPLETED' : 'FAILED');
  };
  const transport = carry({
    ...options,
    rules,
    moving: ['POST /api/v2/disbursements/single', 'POST /api/v1/refunds/initiate-refund'],
    listPending: () => [
      ...business.transfers.filter(({ status }) => status === 'PENDING'),
      ...business.refunds.filter(({ status }) => status === 'IN_PROGRESS'),
    ],
    end,
    flush,
  });
  const { clock, log } = options;
  const { apiKey, secretKey, contractCode, accountNumber } = settings;
  const keys = { apiKey, secretKey, contractCode, accountNumber };
  const now = () => clock.now();
  const bank = createMonnify({ ...keys, log, now, clock: callClock, transport });
  const payInto = (number: string, amount: number, n: number) => {
    control.pay({ accountNumber: number, amount, isForced: isForced(n) });
    flush(null);
  };
  return {
    name: 'monnify',
    bank,
    credits: async () => business.transactions.flatMap(creditsOf).sort(byId),
    transfers: async () => [...business.transfers.map(transferOf), ...business.refunds.map(refundOf)],
    knows: async (reference) =>
      business.transferByReference.has(reference) || business.refundByReference.has(reference),
    pay: async ({ into, amount, n }) => payInto(into.accountNumber, amount, n),
    // Where a wrong amount is taken, this is a payment like any other.
    reject: async ({ into, amount }) => payInto(into.accountNumber, amount + 1, 1),
    letThrough: async () => {},
    takeBack: async ({ partnerReference, status }) => {
      if (status === 'credited') control.clawBack(partnerReference ?? '');
    },
    endsOf: ({ kind, status }) => (kind === 'transfer' ? transferEnds : refundEnds)[status] ?? [],
    end: async (reference, to) => {
      end(reference, to);
      flush(reference);
    },
  };
}

/** Monnify names one fee for a transaction, which counts for its first payment. */
function creditsOf({ reference, paymentReference, payments, isClawedBack }: Transaction): SideCredit[] {
  const fees = payments.reduce((sum, { fee }) => sum + fee, 0);
  return payments.map(({ amount, at: paidAt }, index) => ({
    id: creditIdOf({ transactionReference: reference, n: index + 1 }),
    accountId: '',
    partnerReference: paymentReference,
    status: isClawedBack ? 'reversed' : 'credited',
    amount,
    fee: index === 0 ? fees : 0,
    paidAt,
  }));
}

function byId(one: SideCredit, other: SideCredit): number {
  return one.id < other.id ? -1 : 1;
}

function transferOf({ reference, status, amount, fee, ...transfer }: Transfer): SideTransfer {
  const to = { bankCode: transfer.bankCode, accountNumber: transfer.accountNumber, creditId: null };
  return { kind: 'transfer', reference, status: statusOfTransfer[status], amount, fee, ...to };
}

function refundOf({ reference, status, amount, transaction }: Refund): SideTransfer {
  const to = { bankCode: null, accountNumber: null, creditId: transaction.reference };
  return { kind: 'refund', reference, status: statusOfRefund[status], amount, fee: 0, ...to };
}
