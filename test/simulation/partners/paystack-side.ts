import { createPaystack } from '../../../server/src/adapters/bank/paystack/index.js';
import { createFakePaystack } from '../../partners/fakes/paystack/paystack.js';
import type { Refund, Transaction, Transfer } from '../../partners/fakes/paystack/records.js';
import { liveKey, type PaystackSettings } from '../../partners/fakes/paystack/settings.js';
import { refundable } from '../../partners/fakes/paystack/transaction-status.js';
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
  otp: 'pending',
  pending: 'pending',
  success: 'paid',
  failed: 'failed',
  reversed: 'reversed',
  abandoned: 'failed',
  blocked: 'failed',
  rejected: 'failed',
};

const statusOfRefund: Readonly<Record<Refund['status'], SideTransfer['status']>> = {
  pending: 'pending',
  processing: 'pending',
  'needs-attention': 'needs_details',
  processed: 'paid',
  failed: 'failed',
};

const transferEnds: Readonly<Partial<Record<SideTransfer['status'], readonly SideEnd[]>>> = {
  pending: ['paid', 'failed', 'reversed', 'paid'],
  paid: ['reversed'],
};

/** What a refund has paid never comes back. */
const refundEnds: Readonly<Partial<Record<SideTransfer['status'], readonly SideEnd[]>>> = {
  pending: ['paid', 'failed', 'needs_details', 'paid'],
  needs_details: ['paid', 'failed'],
};

const refundSteps: Readonly<Record<SideEnd, readonly Refund['status'][]>> = {
  paid: ['processing', 'processed'],
  failed: ['failed'],
  needs_details: ['needs-attention'],
  reversed: [],
};

const outcomes = { paid: 'success', failed: 'failed', reversed: 'reversed' } as const;

/** The readings that no page of Paystack decides. */
function drawSettings(random: Random): Partial<PaystackSettings> {
  return {
    collectionsGoTo: random.pick(['bank', 'balance']),
    unknownTransactionStatus: random.pick([400, 404]),
    statusWhileRefunding: random.pick(['reversal-pending', 'processing']),
    doesPartialRefundReverse: random.chance(0.5),
    rejectedAmount: random.pick(['sent', 'expected']),
    metadataForm: random.pick(['object', 'text']),
  };
}

/** The adapter of Paystack over its fake. */
export function openPaystackSide(options: FakeSideOptions): PartnerSide {
  const { random, fakeClock, callClock } = createFakeRuntime(options);
  const settings = drawSettings(random);
  const fake = createFakePaystack({ clock: fakeClock, seed: options.seed, settings });
  const { control, rules, notifier } = fake;
  const { business } = control;
  control.topUp(float);
  nameAccounts((accountNumber, holder) => control.nameAccount(bankCode, accountNumber, holder));
  const flush = createOutbox('paystack', notifier, options.post);
  const end = (reference: string, to: SideEnd) => {
    options.onEnd(reference);
    if (business.transferByReference.has(reference) && to !== 'needs_details')
      control.settleTransfer(reference, outcomes[to]);
    const refund = business.refunds.findLast(({ merchantNote }) => merchantNote === reference);
    if (!refund) return;
    // One that was covered already, and asked for details then, is processing.
    for (const status of refundSteps[to]) {
      if (refund.status !== status) control.moveRefund(refund.id, status);
    }
  };
  const transport = carry({
    ...options,
    rules,
    moving: ['POST /transfer', 'POST /refund'],
    listPending: () => [
      ...business.transfers.filter(({ status }) => status === 'pending'),
      ...business.refunds
        .filter(({ status }) => status === 'pending' || status === 'processing')
        .map(({ merchantNote, createdAt }) => ({ reference: merchantNote, createdAt })),
    ],
    end,
    flush,
  });
  const { clock, log } = options;
  const now = () => clock.now();
  const bank = createPaystack({ secretKey: liveKey, log, now, clock: callClock, transport });
  const payInto = (accountNumber: string, amount: number, n: number) => {
    control.pay({ accountNumber, amount, isForced: isForced(n) });
    flush(null);
  };
  /** Those that we asked for. */
  const refunds = () => business.refunds.filter(({ disputeId }) => disputeId === null);
  return {
    name: 'paystack',
    bank,
    credits: async () => business.transactions.flatMap(creditOf),
    transfers: async () => [...business.transfers.map(transferOf), ...refunds().map(refundOf)],
    knows: async (reference) =>
      business.transferByReference.has(reference) ||
      business.refunds.some(({ merchantNote }) => merchantNote === reference),
    pay: async ({ into, amount, n }) => payInto(into.accountNumber, amount, n),
    reject: async ({ into, amount }) => payInto(into.accountNumber, amount + 1, 1),
    letThrough: async () => {},
    takeBack: async ({ partnerReference, status, amount }) => {
      if (status !== 'credited') return;
      const reference = partnerReference ?? '';
      const rest = refundable(control.transaction(reference));
      // Beside a refund of ours, a dispute takes the rest.
      if (rest === 0 || rest === amount) return control.clawBack(reference);
      control.resolveDispute(control.openDispute(reference, rest).id, true);
      flush(null);
    },
    endsOf: ({ kind, status }) => (kind === 'transfer' ? transferEnds : refundEnds)[status] ?? [],
    end: async (reference, to) => {
      end(reference, to);
      flush(reference);
    },
  };
}

function creditOf({ id, reference, paid, isClawedBack }: Transaction): SideCredit[] {
  if (!paid) return [];
  const { amount, fee, at: paidAt } = paid;
  const status = isClawedBack ? 'reversed' : 'credited';
  return [{ id: String(id), accountId: '', partnerReference: reference, status, amount, fee, paidAt }];
}

function transferOf({ reference, status, amount, fee, recipient }: Transfer): SideTransfer {
  const { bankCode: code, accountNumber } = recipient;
  const to = { bankCode: code, accountNumber, creditId: null };
  return { kind: 'transfer', reference, status: statusOfTransfer[status], amount, fee, ...to };
}

function refundOf({ merchantNote, status, amount, transaction }: Refund): SideTransfer {
  const to = { bankCode: null, accountNumber: null, creditId: String(transaction.id) };
  return { kind: 'refund', reference: merchantNote, status: statusOfRefund[status], amount, fee: 0, ...to };
}
