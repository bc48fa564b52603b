import {
  type BankingPartner,
  PartnerPostponed,
  PartnerRefused,
  PartnerUnavailable,
} from '../../server/src/ports/bank.js';

/**
 * `before`: nothing reached the partner. `after`: it executed the call, and the answer was lost. `refused`:
 * it definitely refused the call. `unlisted`: it refused with a code that says nothing about an effect.
 * `not_sent`, `no_float`: it certainly had no effect.
 */
export type Fault = 'before' | 'after' | 'refused' | 'unlisted' | 'not_sent' | 'no_float';

type Operation = Exclude<
  keyof BankingPartner,
  'name' | 'minimumTransfer' | 'maximumTransfer' | 'refusalCodes' | 'readNotification'
>;

/** A partner whose connection can be cut, and that counts its calls. */
export interface FaultyBank extends BankingPartner {
  /** The next calls of an operation fail like this, in order. */
  fail(operation: Operation, ...faults: Fault[]): void;
  /** Makes every call of an operation fail from now on, or none. */
  silence(operation: Operation, isSilent: boolean): void;
  calls(operation: Operation): number;
}

const operations: readonly Operation[] = [
  ...(['openVirtualAccount', 'findCredits', 'findCredit', 'banks', 'resolveAccount'] as const),
  ...(['transfer', 'findTransfer', 'refund', 'findRefund', 'listTransfers'] as const),
];

/** Puts faults between us and a partner. */
export function faultyBank(bank: BankingPartner): FaultyBank {
  const planned = new Map<Operation, Fault[]>();
  const silent = new Set<Operation>();
  const counts = new Map<Operation, number>();
  const wrapped = operations.map((operation) => {
    const call = bank[operation] as (...values: unknown[]) => Promise<unknown>;
    const faulty = async (...values: unknown[]) => {
      counts.set(operation, (counts.get(operation) ?? 0) + 1);
      const fault = silent.has(operation) ? 'before' : planned.get(operation)?.shift();
      if (fault === 'refused') throw new PartnerRefused('The partner says no', 'refused');
      if (fault === 'unlisted') throw new PartnerRefused('The partner says no', 'duplicate_reference');
      if (fault === 'not_sent') throw new PartnerPostponed('The line was cut before', 'not_sent');
      if (fault === 'no_float') throw new PartnerPostponed('The balance is not enough', 'float');
      if (fault === 'before') throw new PartnerUnavailable('The line is cut');
      const answer = await call.apply(bank, values);
      if (fault === 'after') throw new PartnerUnavailable('The answer was lost');
      return answer;
    };
    return [operation, faulty];
  });
  return {
    ...bank,
    ...(Object.fromEntries(wrapped) as Pick<BankingPartner, Operation>),
    fail: (operation, ...faults) =>
      void planned.set(operation, [...(planned.get(operation) ?? []), ...faults]),
    silence: (operation, isSilent) => void (isSilent ? silent.add(operation) : silent.delete(operation)),
    calls: (operation) => counts.get(operation) ?? 0,
  };
}
