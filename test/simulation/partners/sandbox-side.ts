import { hash } from 'node:crypto';
import { createSandboxBank, type SandboxBank } from '../../../server/src/adapters/bank/sandbox/index.js';
import type { SignedNotification } from '../../../server/src/adapters/bank/sandbox/notification.js';
import { endTransfer } from '../../../server/src/adapters/bank/sandbox/queries.js';
import type { SandboxCredit, SandboxTransfer } from '../../../server/src/adapters/store/rows.js';
import { columns } from '../../../server/src/adapters/store/shapes.js';
import { statement } from '../../../server/src/adapters/store/statement.js';
import type { Clock } from '../../../server/src/ports/clock.js';
import type { Store } from '../../../server/src/ports/store.js';
import type { Committed } from '../simulated-store.js';
import { feeOf, type PartnerSide, type Payment, type Posted, type SideEnd } from './side.js';

type Nothing = Record<never, never>;

const listPartnerTransfers = statement<Nothing, SandboxTransfer>('simulation.transfers', (db) =>
  db
    .selectFrom('sandbox_transfer')
    .select(columns('sandbox_transfer'))
    .orderBy('created_at')
    .orderBy('reference'),
);

const listPartnerCredits = statement<Nothing, SandboxCredit>('simulation.credits', (db) =>
  db.selectFrom('sandbox_credit').select(columns('sandbox_credit')).orderBy('id'),
);

/** So few numbers that the bank keeps giving them out again. */
const accountNumbers = 6;

/** The possible outcomes of a transfer, by its status at the partner. */
const ends: Readonly<Record<SandboxTransfer['status'], readonly SideEnd[]>> = {
  pending: ['paid', 'failed', 'reversed', 'paid', 'needs_details'],
  needs_details: ['paid', 'failed', 'reversed'],
  paid: ['reversed', 'paid'],
  failed: ['paid'],
  reversed: ['paid'],
};

export interface SandboxSideOptions {
  /** The store as the service sees it, with its faults. */
  parked: Store;
  /** The same store without faults. */
  books: Store;
  clock: Clock;
  newId(): string;
  signingKey: string;
  maximumTransfer: number;
  post(posted: Posted): void;
}

export interface SandboxSide extends PartnerSide {
  readonly sandbox: SandboxBank;
}

/** The sandbox bank. Its actions go through the store with faults, outside any task. */
export function openSandboxSide({ parked, books, post, ...options }: SandboxSideOptions): SandboxSide {
  const sandbox = createSandboxBank({ ...options, store: parked });
  const send = (about: string | null, notification: SignedNotification | null) => {
    if (notification) post({ partner: sandbox.name, ...notification, about });
  };
  const receive = async (payment: Payment, outcome: 'credited' | 'rejected') => {
    const { into, accountId, amount, isNamed, n, now } = payment;
    const { credit, notification } = await sandbox.reportTransfer({
      accountId,
      partnerReference: isNamed ? into.partnerReference : null,
      accountNumber: into.accountNumber,
      amount,
      payerName: 'ADE BUYER',
      outcome,
      partnerCreditId: null,
      now,
    });
    await sandbox.nameFee(credit.partnerCreditId, feeOf(n));
    send(null, notification);
  };
  return {
    name: 'sandbox',
    sandbox,
    bank: {
      ...sandbox,
      openVirtualAccount: async (request) => {
        const opened = await sandbox.openVirtualAccount(request);
        return { ...opened, accountNumber: recycledNumber(request.partnerReference) };
      },
    },
    credits: () => books.all(listPartnerCredits, {}),
    transfers: () => books.all(listPartnerTransfers, {}),
    knows: (reference) => sandbox.knows(reference),
    pay: (payment) => receive(payment, 'credited'),
    reject: (payment) => receive(payment, 'rejected'),
    letThrough: async ({ id }, now) => send(null, await sandbox.acceptRejected(id, now)),
    takeBack: async ({ id }) => send(null, await sandbox.reverse(id)),
    // A reversed transfer that was paid before stays reversed; a failed one may still turn out paid.
    endsOf: (transfer) => {
      const { status, sessionId } = transfer as SandboxTransfer;
      return status === 'reversed' && sessionId !== null ? [] : ends[status];
    },
    end: async (reference, end, n) => {
      const words = end === 'paid' && n !== undefined ? { fee: feeOf(n) } : {};
      send(reference, await sandbox.settle(reference, end, words));
    },
  };
}

/** The transfers that a transaction of the sandbox bank has ended, be it an action's or a look-up's. */
export function endedIn({ steps }: Committed): string[] {
  const ends = steps.filter(({ statement: { name } }) => name === endTransfer.name);
  return ends.map(({ params }) => String(params.reference));
}

function recycledNumber(partnerReference: string): string {
  const number = Number.parseInt(hash('sha256', partnerReference, 'hex').slice(0, 8), 16) % accountNumbers;
  return `10000000${String(number).padStart(2, '0')}`;
}
