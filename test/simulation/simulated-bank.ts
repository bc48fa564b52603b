import {
  type BankingPartner,
  type PartnerCredit,
  PartnerPostponed,
  PartnerRefused,
  PartnerUnavailable,
  type TransferResult,
} from '../../server/src/ports/bank.js';
import { currentTask, type Fault, park, type Task } from './scheduler.js';
import { simulated } from './simulated-store.js';

const anyFault: readonly Fault[] = ['lost before', 'lost after', 'refused'];
const sendFaults: readonly Fault[] = [...anyFault, 'postponed', 'no float'];
const lateFaults: readonly Fault[] = [...sendFaults, 'late'];
const lostOnly: readonly Fault[] = ['lost before', 'lost after'];

interface Sent {
  reference: string;
}

/** Within this time of a call, in ms, it may still arrive: the operator ends no attempt before. */
export const lateMs = 24 * 3_600_000;

/** A call that went unanswered and has not reached the partner yet. */
export type LateCall = () => Promise<unknown>;

export interface BankObserver {
  /** Keeps a call that moves money on its way; without it none is late. */
  delay?(call: LateCall): void;
  /** Keeps a call that moves money and was refused: the partner may carry it out even so. */
  onRefused(reference: string, call: LateCall): void;
  /** Told of each call that moves money and certainly had no effect. */
  onPostponed(reference: string): void;
  /** Told of each call that moves money, before it reaches the partner, and of the task that makes it. */
  onSend(reference: string, by: Task | null): Promise<void>;
  /** Told of each answer to a look-up that reached a task; null if the partner does not know the transfer. */
  onAnswer(reference: string, answer: TransferResult | null, to: Task | null): void;
  /** Told of each answer about one payment that reached a task. */
  onCredit(credit: PartnerCredit, to: Task | null): void;
}

/** What happens besides a call. */
interface Around {
  before?(): Promise<void>;
  refused?(): void;
  postponed?(): void;
}

/** A partner whose every call waits for its turn, and may be refused or lost on the way there or back. */
export function simulatedBank(bank: BankingPartner, observer: BankObserver): BankingPartner {
  const { delay } = observer;
  const definiteCode = bank.refusalCodes.at(-1) ?? null;
  const called = async <Answer>(
    what: string,
    faults: readonly Fault[],
    call: () => Promise<Answer>,
    { before = async () => {}, refused = () => {}, postponed = () => {} }: Around = {},
  ) => {
    const fault = await park(`partner: ${what}`, faults, async (chosen) => {
      await before();
      return chosen;
    });
    if (fault === 'lost before') throw new PartnerUnavailable(`${simulated}: the line is cut`);
    if (fault === 'late') {
      delay?.(call);
      throw new PartnerUnavailable(`${simulated}: there is no answer yet`);
    }
    if (fault === 'postponed' || fault === 'no float') {
      postponed();
      const reason = fault === 'no float' ? 'float' : 'limit';
      throw new PartnerPostponed(`${simulated}: the partner does not take the call`, reason);
    }
    if (fault === 'refused') refused();
    if (fault === 'refused') throw new PartnerRefused(`${simulated}: the partner says no`, definiteCode);
    const answer = await answerOf(call, postponed);
    if (fault === 'lost after') throw new PartnerUnavailable(`${simulated}: the answer was lost`);
    return answer;
  };
  const moving = delay ? lateFaults : sendFaults;
  const send = <Answer>(what: string, { reference }: Sent, call: () => Promise<Answer>) => {
    const by = currentTask();
    const before = () => observer.onSend(reference, by);
    return called(what, moving, call, {
      before,
      refused: () => observer.onRefused(reference, call),
      postponed: () => observer.onPostponed(reference),
    });
  };
  const lookUp = async (what: string, reference: string, call: () => Promise<TransferResult | null>) => {
    const answer = await called(what, lostOnly, call);
    observer.onAnswer(reference, answer, currentTask());
    return answer;
  };
  return {
    name: bank.name,
    minimumTransfer: bank.minimumTransfer,
    maximumTransfer: bank.maximumTransfer,
    refusalCodes: bank.refusalCodes,
    repeatsRefunds: bank.repeatsRefunds,
    readNotification: (headers, rawBody) => bank.readNotification(headers, rawBody),
    banks: () => bank.banks(),
    openVirtualAccount: (request) => called('open account', anyFault, () => bank.openVirtualAccount(request)),
    findCredits: (reference) => called('list credits', lostOnly, () => bank.findCredits(reference)),
    findCredit: async (id) => {
      const credit = await called('find credit', lostOnly, () => bank.findCredit(id));
      if (credit) observer.onCredit(credit, currentTask());
      return credit;
    },
    resolveAccount: (code, number, accountId) =>
      called('resolve account', lostOnly, () => bank.resolveAccount(code, number, accountId)),
    transfer: (request) => send('transfer', request, () => bank.transfer(request)),
    findTransfer: (reference, now) =>
      lookUp('find transfer', reference, () => bank.findTransfer(reference, now)),
    refund: (request) => send('refund', request, () => bank.refund(request)),
    records: (since) => bank.records(since),
    balance: () => bank.balance(),
    listTransfers: (since) => called('list transfers', lostOnly, () => bank.listTransfers(since)),
    findRefund: (request) => lookUp('find refund', request.reference, () => bank.findRefund(request)),
  };
}

/** The partner, or its adapter, may postpone a call by itself. */
async function answerOf<Answer>(call: () => Promise<Answer>, postponed: () => void): Promise<Answer> {
  try {
    return await call();
  } catch (error) {
    if (error instanceof PartnerPostponed) postponed();
    throw error;
  }
}
