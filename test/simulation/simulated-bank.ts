import { hash } from 'node:crypto';
import { type BankingPartner, PartnerRefused, PartnerUnavailable } from '../../server/src/ports/bank.js';
import { type Fault, park } from './scheduler.js';
import { simulated } from './simulated-store.js';

/** So few numbers that the bank keeps giving them out again. */
const accountNumbers = 6;

const anyFault: readonly Fault[] = ['lost before', 'lost after', 'refused'];
const sendFaults: readonly Fault[] = ['lost before', 'lost after', 'late', 'refused'];
const lostOnly: readonly Fault[] = ['lost before', 'lost after'];

/** A call that went unanswered and has not reached the partner yet. */
export type LateCall = () => Promise<unknown>;

/**
 * A partner whose every call waits for its turn, and may be refused or lost on the way there or back.
 *
 * @param delay keeps a call that moves money on its way; without it none is late
 */
export function simulatedBank(bank: BankingPartner, delay?: (call: LateCall) => void): BankingPartner {
  const called = async <Answer>(what: string, faults: readonly Fault[], call: () => Promise<Answer>) => {
    const fault = await park(`partner: ${what}`, faults, async (chosen) => chosen);
    if (fault === 'lost before') throw new PartnerUnavailable(`${simulated}: the line is cut`);
    if (fault === 'late') {
      delay?.(call);
      throw new PartnerUnavailable(`${simulated}: there is no answer yet`);
    }
    if (fault === 'refused') throw new PartnerRefused(`${simulated}: the partner says no`, 'refused');
    const answer = await call();
    if (fault === 'lost after') throw new PartnerUnavailable(`${simulated}: the answer was lost`);
    return answer;
  };
  const moving = delay ? sendFaults : anyFault;
  return {
    name: bank.name,
    minimumTransfer: bank.minimumTransfer,
    maximumTransfer: bank.maximumTransfer,
    refusalCodes: bank.refusalCodes,
    readNotification: (headers, rawBody) => bank.readNotification(headers, rawBody),
    banks: () => bank.banks(),
    openVirtualAccount: (request) =>
      called('open account', anyFault, async () => {
        const opened = await bank.openVirtualAccount(request);
        return { ...opened, accountNumber: recycledNumber(request.partnerReference) };
      }),
    findCredits: (reference) => called('list credits', lostOnly, () => bank.findCredits(reference)),
    findCredit: (id) => called('find credit', lostOnly, () => bank.findCredit(id)),
    resolveAccount: (code, number, accountId) =>
      called('resolve account', lostOnly, () => bank.resolveAccount(code, number, accountId)),
    transfer: (request) => called('transfer', moving, () => bank.transfer(request)),
    findTransfer: (reference, now) =>
      called('find transfer', lostOnly, () => bank.findTransfer(reference, now)),
    refund: (request) => called('refund', moving, () => bank.refund(request)),
    listTransfers: (since) => called('list transfers', lostOnly, () => bank.listTransfers(since)),
    findRefund: (reference, now) => called('find refund', lostOnly, () => bank.findRefund(reference, now)),
  };
}

function recycledNumber(partnerReference: string): string {
  const number = Number.parseInt(hash('sha256', partnerReference, 'hex').slice(0, 8), 16) % accountNumbers;
  return `10000000${String(number).padStart(2, '0')}`;
}
