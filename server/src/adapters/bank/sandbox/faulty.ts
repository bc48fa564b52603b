import {
  type BankingPartner,
  PartnerPostponed,
  PartnerRefused,
  PartnerUnavailable,
} from '../../../ports/bank.js';
import type { Store } from '../../../ports/store.js';
import type { SandboxFault } from '../../store/rows.js';
import { findAccountOwner, findAttemptOwner } from './fault-queries.js';
import type { Faults } from './faults.js';
import type { SandboxBank } from './index.js';
import { findCredit } from './queries.js';

type Calls = Pick<SandboxBank, 'openVirtualAccount'> &
  Pick<
    BankingPartner,
    'findCredits' | 'findCredit' | 'resolveAccount' | 'transfer' | 'findTransfer' | 'refund' | 'findRefund'
  >;

/** Wraps the calls of the bank so that they fail as the merchants' faults say. */
export function withFaults(calls: Calls, faults: Faults, store: Store): Calls {
  const meet = meeting(faults);
  const ownerOfCredit = async (id: string) => (await store.one(findCredit, { id }))?.accountId;
  const ownerOfAttempt = async (reference: string) =>
    (await store.one(findAttemptOwner, { reference }))?.accountId;
  const ownerOfAccount = async (partnerReference: string) =>
    (await store.one(findAccountOwner, { partnerReference }))?.accountId;
  return {
    openVirtualAccount: (request) =>
      meet(
        'open_virtual_account',
        () => request.accountId,
        () => calls.openVirtualAccount(request),
      ),
    findCredits: (reference) =>
      meet(
        'find_credits',
        () => ownerOfAccount(reference),
        () => calls.findCredits(reference),
      ),
    findCredit: (id) =>
      meet(
        'find_credit',
        () => ownerOfCredit(id),
        () => calls.findCredit(id),
      ),
    resolveAccount: (bankCode, number, accountId) =>
      meet(
        'resolve_account',
        () => accountId,
        () => calls.resolveAccount(bankCode, number, accountId),
      ),
    transfer: (request) =>
      meet(
        'transfer',
        () => request.accountId,
        () => calls.transfer(request),
      ),
    findTransfer: (reference, now) =>
      meet(
        'find_transfer',
        () => ownerOfAttempt(reference),
        () => calls.findTransfer(reference, now),
      ),
    refund: (request) =>
      meet(
        'refund',
        () => ownerOfCredit(request.partnerCreditId),
        () => calls.refund(request),
      ),
    findRefund: (request) =>
      meet(
        'find_refund',
        () => ownerOfAttempt(request.reference),
        () => calls.findRefund(request),
      ),
  };
}

type FindOwner = Parameters<Faults['take']>[1];

function meeting(faults: Faults) {
  return async <Answer>(
    operation: SandboxFault['operation'],
    findOwner: FindOwner,
    call: () => Promise<Answer>,
  ): Promise<Answer> => {
    const kind = await faults.take(operation, findOwner);
    if (kind === 'no_float' && (operation === 'transfer' || operation === 'refund'))
      throw new PartnerPostponed(`A fault of the sandbox: no float for a ${operation}`, 'float');
    if (kind === 'unavailable' || kind === 'no_float')
      throw new PartnerUnavailable(`A fault of the sandbox: no ${operation}`);
    if (kind === 'refused')
      throw new PartnerRefused(`A fault of the sandbox: ${operation} is refused`, 'refused');
    const answer = await call();
    if (kind === 'timeout') throw new PartnerUnavailable(`A fault of the sandbox: ${operation} timed out`);
    return answer;
  };
}
