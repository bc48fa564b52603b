import type { Records, Table } from './database.js';

type Words<List extends string> = List extends `${infer Word} ${infer Rest}` ? Word | Words<Rest> : List;

/** Accepts the lists only when together they name every field of the record and nothing else. */
type Complete<Fields, Fixed extends string, Moving extends string> = [
  Exclude<keyof Fields, Words<Fixed> | Words<Moving>>,
  Exclude<Words<Fixed> | Words<Moving>, keyof Fields | ''>,
] extends [never, never]
  ? unknown
  : { missing: Exclude<keyof Fields, Words<Fixed> | Words<Moving>> };

/** A record's fields: those an insert decides for ever, and those an update may move. */
export interface FieldLists {
  readonly fixed: readonly string[];
  readonly moving: readonly string[];
  readonly every: readonly string[];
}

function listing<Fields>() {
  return <const Fixed extends string, const Moving extends string = ''>(
    fixed: readonly Fixed[] & Complete<Fields, Fixed, Moving>,
    moving: readonly Moving[] = [],
  ): FieldLists => {
    const split = (lists: readonly string[]) => lists.flatMap((list) => list.split(' '));
    return { fixed: split(fixed), moving: split(moving), every: [...split(fixed), ...split(moving)] };
  };
}

/** The fields of every record. An index on a fixed field is never rewritten by an update. */
export const fieldsOf: { readonly [Name in Table]: FieldLists } = {
  account: listing<Records['account']>()(
    ['id createdAt'],
    ['name plan clockOffsetMs defaultSecretSealed email'],
  ),
  api_key: listing<Records['api_key']>()(['id accountId mode hash last4 name testSlot createdAt revokedAt']),
  checkout: listing<Records['checkout']>()(
    [
      'id kind chargeId accountId mode reference amount currency customerEmail customerKey customerName',
      'sellerEmail sellerKey sellerName description returnUrl callbackUrl releaseWindowHours deliveryMode',
      'metadataJson checkoutKey createdAt',
    ],
    [
      'version sequence status amountReceived amountHeld amountReleased amountRefunded amountExcess',
      'virtualAccountAttempt accountNumber bankName accountExpiresAt paymentDeadlineAt sellerAcceptedAt',
      'sellerDeliveredAt autoReleaseAt autoReleaseRemainingMs amountUncovered dispatchProofJson',
      'deliveryTrackingJson buyerUserId closedReason releaseReminderAt updatedAt',
    ],
  ),
  virtual_account: listing<Records['virtual_account']>()([
    'partnerReference partner accountId mode checkoutId attempt amount accountNumber bankName openedAt',
    'expiresAt nextLookAt looks',
  ]),
  credit: listing<Records['credit']>()(
    ['id partner mode partnerCreditId amount paidAt createdAt'],
    [
      'accountId checkoutId partnerReference accountNumber version status amountApplied amountExcess',
      'amountRefunded payerName failureReason amountUncovered reversedAt',
    ],
  ),
  payout: listing<Records['payout']>()(
    ['id accountId mode checkoutId sellerEmail amount createdAt'],
    [
      'version status bankCode bankName accountName accountNumberSealed accountLast4 failureReason',
      'sessionId amountUncovered updatedAt',
    ],
  ),
  refund: listing<Records['refund']>()(
    ['id accountId mode checkoutId creditId origin amount reason createdAt'],
    ['version status failureReason sessionId amountUncovered updatedAt'],
  ),
  attempt: listing<Records['attempt']>()(
    ['id objectKind objectId creditId n reference leaseToken sentAt createdAt'],
    ['version state sessionId failureReason fee updatedAt'],
  ),
  dispute: listing<Records['dispute']>()(
    ['id accountId mode checkoutId openedBy createdAt'],
    ['version status reason description evidenceJson respondBy outcome amountToSeller updatedAt'],
  ),
  seller: listing<Records['seller']>()(
    ['id accountId mode emailKey createdAt'],
    [
      'email name version bankCode bankName accountName accountNumberSealed accountLast4 detailsSavedBy',
      'detailsChangedAt updatedAt',
    ],
  ),
  payout_details: listing<Records['payout_details']>()(
    ['accountId mode'],
    ['version bankCode bankName accountName accountNumberSealed accountLast4 detailsChangedAt updatedAt'],
  ),
  change: listing<Records['change']>()(['id accountId mode at token']),
  ledger_account: listing<Records['ledger_account']>()(['id'], ['balance']),
  movement: listing<Records['movement']>()([
    'changeId n mode accountId debitAccount creditAccount amount at',
  ]),
  event: listing<Records['event']>()([
    'position id type checkoutId accountId mode reference sequence status amount currency metadataJson',
    'actorKind actorVia at extrasJson',
  ]),
  job: listing<Records['job']>()(
    ['id kind subject accountId mode createdAt'],
    ['runAt attempts leaseToken leaseUntil lastError'],
  ),
  idempotency: listing<Records['idempotency']>()([
    'accountId mode key fingerprint status bodySealed createdAt',
  ]),
  webhook_endpoint: listing<Records['webhook_endpoint']>()(
    ['id accountId mode slot createdAt'],
    [
      'version url href eventsJson active disabledReason retrySchedule failureCount failingSince',
      'secretSealed previousSecretSealed previousSecretUntil updatedAt deletedAt',
    ],
  ),
  webhook_delivery: listing<Records['webhook_delivery']>()(
    ['id accountId mode eventId endpointId lane createdAt'],
    [
      'url status triggerKind tries attemptCount nextAttemptAt leaseToken leaseUntil lastFailure',
      'lastResponseStatus updatedAt',
    ],
  ),
  webhook_attempt: listing<Records['webhook_attempt']>()([
    'id deliveryId triggerKind startedAt outcome failure failureDetail address requestHeadersJson',
    'requestBody responseStatus responseHeadersJson responseBody dnsMs connectMs tlsMs firstByteMs totalMs',
  ]),
  retired_secret: listing<Records['retired_secret']>()(['accountId'], ['secretSealed expiresAt']),
  mail: listing<Records['mail']>()(
    ['id accountId mode template cause recipient checkoutId factsJson dataSealed createdAt'],
    ['status tries failure begunAt updatedAt'],
  ),
  sandbox_mail: listing<Records['sandbox_mail']>()([
    'id messageId sender recipient subject plain html keptAt',
  ]),
  person: listing<Records['person']>()(['id mode emailKey createdAt']),
  sign_in: listing<Records['sign_in']>()(
    ['id browserHash addressHash emailKey side reference checkoutKey saleId codeHash createdAt expiresAt'],
    ['mode codeSealed tries usedAt'],
  ),
  sign_in_tally: listing<Records['sign_in_tally']>()(['scope subject period'], ['count']),
  session: listing<Records['session']>()(['id tokenHash personId createdAt'], ['seenAt endedAt']),
  sandbox_credit: listing<Records['sandbox_credit']>()(
    ['id accountId partnerReference accountNumber amount payerName paidAt createdAt'],
    ['status failureReason'],
  ),
  sandbox_arrival: listing<Records['sandbox_arrival']>()([
    'id accountId partnerReference accountNumber amount payerName outcome times arrivesAt createdAt',
  ]),
  sandbox_fault: listing<Records['sandbox_fault']>()(['accountId operation'], ['kind remaining']),
  sandbox_transfer: listing<Records['sandbox_transfer']>()(
    ['reference accountId kind amount bankCode accountNumber creditId createdAt'],
    ['status sessionId failureReason fee settleAt'],
  ),
};

/** A field's column: `accountLast4` → `account_last4`. */
export function columnOf(field: string): string {
  return field.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);
}
