import { exitCodes, Stop } from '../../exit.js';
import type { FactName, Facts, Stage, Step, StepAnswer } from './play.js';

const buyer = 'buyer@example.com';
// Sellers keep their bank account between escrows, so triggers use a seller of their own.
const seller = 'trigger-seller@example.com';
const hourMs = 3_600_000;
/** An endpoint is switched off after this many failures over five days. */
const failuresBefore = 9;
const failingHours = 5 * 24 + 1;

const ofReference = ({ reference }: Stage) => ({ params: { reference } });
const halfOf = ({ amountKobo }: Stage) => Math.floor(amountKobo / 2);

/** Keeps the hours until the payment expires, plus one for the grace period. */
function keepHours({ created_at, payment_deadline_at }: StepAnswer): Facts {
  const waitMs = Date.parse(String(payment_deadline_at)) - Date.parse(String(created_at));
  return { hours: String(Math.ceil(waitMs / hourMs) + 1) };
}

function keepEscrow({ payouts, refunds, dispute }: StepAnswer): Facts {
  const [payout, refund] = [payouts?.at(-1), refunds?.at(-1)];
  return {
    ...(payout ? { payout_id: payout.id } : {}),
    ...(refund ? { refund_id: refund.id } : {}),
    ...(dispute ? { dispute_id: dispute.id } : {}),
  };
}

export const open: Step = {
  operationId: 'initiateEscrow',
  request: ({ reference, amountKobo, callbackUrl }) => ({
    body: {
      reference,
      amount: amountKobo,
      currency: 'NGN',
      customer_email: buyer,
      seller_email: seller,
      ...(callbackUrl === undefined ? {} : { callback_url: callbackUrl }),
    },
  }),
  keep: ({ escrow_id }) => ({ escrow_id: String(escrow_id) }),
  opens: true,
};

/** The same with a delivery that the service books. */
export const openManaged: Step = {
  ...open,
  request: (stage) => ({ body: { ...(open.request?.(stage).body as object), delivery_mode: 'managed' } }),
};

/** The same request again, which reopens an expired escrow. */
export const reopen: Step = { ...open, opens: false };

export function pay(fields: (stage: Stage) => object = () => ({})): Step {
  return {
    operationId: 'fundEscrowInSandbox',
    request: (stage) => {
      const body = fields(stage);
      return { ...ofReference(stage), ...(Object.keys(body).length > 0 ? { body } : {}) };
    },
    keep: keepEscrow,
  };
}

export const payHalf = pay((stage) => ({ amount: halfOf(stage) }));

export const accept: Step = {
  operationId: 'acceptEscrow',
  request: (stage) => ({
    ...ofReference(stage),
    body: { payout: { bank_code: '058', account_number: '0123456789' } },
  }),
};

export const deliver: Step = {
  operationId: 'deliverEscrow',
  request: (stage) => ({
    ...ofReference(stage),
    body: { tracking_number: 'TRIGGER-1', proof_photo_url: 'https://example.com/proof.jpg' },
  }),
};

/** An operation on the escrow with this body. */
export function act(operationId: string, fields?: (stage: Stage) => object): Step {
  return {
    operationId,
    request: (stage) => ({ ...ofReference(stage), ...(fields ? { body: fields(stage) } : {}) }),
    keep: keepEscrow,
  };
}

export const releaseHalf = act('releaseEscrow', (stage) => ({ amount: halfOf(stage) }));
export const refundHalf = act('refundEscrow', (stage) => ({ amount: halfOf(stage), reason: 'trigger' }));
export const dispute = act('openDispute', () => ({ reason: 'item_not_received', on_behalf_of: 'buyer' }));

export const concede: Step = {
  operationId: 'concedeDispute',
  request: (stage) => ({ params: { id: stage.fact('dispute_id') } }),
};

export function settle(kind: 'payout' | 'refund', outcome: string): Step {
  return {
    operationId: kind === 'payout' ? 'settlePayoutInSandbox' : 'settleRefundInSandbox',
    request: (stage) => ({ params: { id: stage.fact(`${kind}_id`) }, body: { outcome } }),
  };
}

const address = { name: 'Trigger', line1: '12 Allen Avenue', city: 'Ikeja', state: 'Lagos' };

export const askRates: Step = {
  operationId: 'listDeliveryRates',
  request: () => ({
    body: {
      pickup: { ...address, phone: '08031234567' },
      dropoff: { ...address, phone: '08091234567' },
      parcel: { description: 'Trigger', weight_kg: 1, value_naira: 2_500 },
    },
  }),
  keep: ({ rates = [], pickup_address_id, delivery_address_id, parcel_id }) => ({
    rate_id: String(rates[0]?.rate_id),
    pickup_address_id: String(pickup_address_id),
    delivery_address_id: String(delivery_address_id),
    parcel_id: String(parcel_id),
  }),
};

const attached = ['rate_id', 'pickup_address_id', 'delivery_address_id', 'parcel_id'] as const;

export const attachRate: Step = {
  operationId: 'attachDeliveryRate',
  request: (stage) => ({
    ...ofReference(stage),
    body: Object.fromEntries(attached.map((name) => [name, stage.fact(name)])),
  }),
};

export const bookPickup = act('moveDeliveryInSandbox', () => ({ status: 'booked' }));

export const openCharge: Step = {
  operationId: 'createCharge',
  request: ({ reference, amountKobo }) => ({
    body: {
      reference,
      amount: amountKobo,
      customer_email: buyer,
      return_url: 'https://example.com/thanks',
      escrow: false,
    },
  }),
  opens: true,
};

export const payCharge: Step = { operationId: 'fundChargeInSandbox', request: ofReference };
export const readCharge: Step = { operationId: 'getCharge', request: ofReference, keep: keepHours };
export const readEscrow: Step = { operationId: 'getEscrow', request: ofReference, keep: keepHours };

/** Moves the clock of the whole account. */
function advanceBy(hours: (stage: Stage) => number | string): Step {
  return { operationId: 'advanceClock', request: (stage) => ({ body: { hours: hours(stage) } }) };
}

function hoursOf(stage: Stage): number | string {
  const kept = stage.fact('hours');
  return /^\d+$/.test(kept) ? Number(kept) : kept;
}

/** Repeats while more jobs are due than one call runs. */
const untilRun: Step = {
  operationId: 'advanceClock',
  request: () => ({ body: { minutes: 0 } }),
  until: ({ pending }) => pending !== true,
};

export const expire: readonly Step[] = [advanceBy(hoursOf), untilRun];

const ofWebhook = (stage: Stage) => ({ params: { id: stage.fact('webhook_id') } });
const keepId = (name: FactName) => (answer: StepAnswer) => ({ [name]: String(answer.id) });

export const testWebhook: Step = {
  operationId: 'testWebhook',
  request: ofWebhook,
  keep: ({ id, event_id }) => ({ delivery_id: String(id), event_id: String(event_id) }),
};

export const findWebhook: Step = {
  operationId: 'listWebhooks',
  keep: ({ endpoints = [] }) => {
    const chosen = endpoints.find(({ active }) => active) ?? endpoints[0];
    if (chosen) return { webhook_id: chosen.id };
    const detail = 'webhook.test is sent to an endpoint, and you have none.';
    throw new Stop(exitCodes.conflict, { title: 'No endpoint', code: 'no_endpoint', detail }, [
      'Run: escrow-cli webhooks create --url <url>',
    ]);
  },
};

// `.invalid` never resolves, so nothing is posted.
const openDeadWebhook: Step = {
  operationId: 'createWebhook',
  request: ({ reference }) => ({
    body: { url: `https://receiver.invalid/${encodeURIComponent(reference)}`, events: ['webhook.test'] },
  }),
  keep: keepId('webhook_id'),
};

const keepDelivery: Step = { ...testWebhook, keep: keepId('delivery_id') };

const failed: Step = {
  operationId: 'getWebhookDelivery',
  request: (stage) => ({ params: { id: stage.fact('delivery_id') } }),
  until: ({ attempt_count }) => Number(attempt_count) > 0,
};

export const wearOut: readonly Step[] = [
  openDeadWebhook,
  ...Array.from({ length: failuresBefore }, () => keepDelivery),
  untilRun,
  failed,
  advanceBy(() => failingHours),
  untilRun,
  keepDelivery,
  untilRun,
  failed,
];

export const deleteWebhook: Step = { operationId: 'deleteWebhook', request: ofWebhook };

export const readAccount: Step = {
  operationId: 'getAccount',
  keep: ({ account_id }) => ({ account_id: String(account_id) }),
};

/** A transfer to an account number that does not exist. */
export const payNobody: Step = {
  operationId: 'creditInSandbox',
  request: ({ amountKobo }) => ({ body: { account_number: '9999999999', amount: amountKobo } }),
  keep: ({ credit_id }) => ({ credit_id: String(credit_id) }),
};
