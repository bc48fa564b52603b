import type { Owner } from '../domain/records.js';
import type { SealedPlace } from './sealer.js';

/** Who is paid: a seller by the key of their address, or the merchant itself. */
export interface SealedPayee extends Owner {
  sellerKey: string | null;
}

interface KeptAnswerId extends Owner {
  key: string;
  fingerprint: string;
  status: number;
}

type Slot = 'secret' | 'previous_secret';

function place(field: string, row: SealedPlace['row'], ...formerly: string[]): SealedPlace {
  return { field, row, formerly };
}

/**
 * Every place of a sealed value. An account number belongs to its payee, since their payouts and attempts
 * hold copies of it.
 */
export const sealedPlaces = {
  accountNumber: ({ accountId, mode, sellerKey }: SealedPayee) =>
    place('account_number', [accountId, mode, sellerKey], 'account_number'),
  endpointSecret: (slot: Slot, { id }: { id: string }) =>
    place(`webhook_endpoint.${slot}`, [id], 'signing_secret'),
  defaultSecret: (slot: Slot, { accountId, mode }: Owner) =>
    place(`default_secret.${slot}`, [accountId, mode], 'signing_secret'),
  mail: ({ id }: { id: string }) => place('mail.data', [id], 'mail'),
  signInCode: ({ id }: { id: string }) => place('sign_in.code', [id], 'sign_in.code'),
  releaseCode: ({ accountId, mode, reference }: Owner & { reference: string }) =>
    place('checkout.release_code', [accountId, mode, reference]),
  staffCode: ({ id }: { id: string }) => place('staff_code.code', [id]),
  staffFactor: ({ personId }: { personId: string }) => place('staff_factor.secret', [personId]),
  approval: ({ accountId }: { accountId: string }) => place('account_approval.details', [accountId]),
  notification: ({ id }: { id: string }) => place('partner_notification.body', [id], 'partner_notification'),
  rateDetails: ({ quoteId, position }: { quoteId: string; position: number }) =>
    place('delivery_rate.details', [quoteId, position], 'delivery_rate'),
  keptAnswer: ({ accountId, mode, key, fingerprint, status }: KeptAnswerId) => {
    const row = [accountId, mode, key, fingerprint, status];
    // The oldest answers are bound to nothing; unfinished ones wait to be finished.
    return place(
      'idempotent_answer',
      row,
      JSON.stringify(['idempotent_answer', ...row]),
      'idempotent_answer',
    );
  },
  /** Bound to the position up to which its digests count. */
  hashKey: ({ id, throughPosition }: { id: string; throughPosition: number | null }) =>
    place('secret_key.hash_key', [id, throughPosition]),
};
