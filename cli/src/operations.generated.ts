// Generated from the contract by `pnpm --filter @escrow-checkout/cli generate`. Do not edit.
import type { ErrorRow, OperationRow, WaitTable } from './operation-rows.js';

const initiateEscrowReference = {
  "in": "body",
  "path": [
    "reference"
  ],
  "type": "text",
  "required": "always",
  "description": "Your order id. Unique per account and mode; any characters; the idempotency key of initiate."
} as const;

const initiateEscrowCustomerEmail = {
  "in": "body",
  "path": [
    "customer_email"
  ],
  "type": "text",
  "required": "always",
  "description": "E-mail address; compared trimmed and lower-cased."
} as const;

const initiateEscrowCustomerName = {
  "in": "body",
  "path": [
    "customer_name"
  ],
  "type": "text",
  "required": "never",
  "description": "Full name."
} as const;

const initiateEscrowLocale = {
  "in": "body",
  "path": [
    "locale"
  ],
  "type": "choice",
  "required": "never",
  "description": "The language of the mails to buyer and seller, and of pages whose visitor asks for no language of ours. English without it.",
  "choices": [
    "en",
    "fr"
  ]
} as const;

const initiateEscrowMetadata = {
  "in": "body",
  "path": [
    "metadata"
  ],
  "type": "json",
  "required": "never",
  "description": "Your own JSON object, returned in events. At most 16 kB. Numbers beyond 2^53 lose digits: send them as text. `__proto__` is refused as a top-level name."
} as const;

const getEscrowParameters = [
  {
    "name": "reference",
    "description": "Your order id. Unique per account and mode; any characters; the idempotency key of initiate."
  }
] as const;

const getEscrowErrors = [
  "not_found"
] as const;

const getEscrowAnswer = [
  "escrow_id",
  "charge_id",
  "reference",
  "mode",
  "status",
  "amount",
  "currency",
  "customer_email",
  "customer_name",
  "seller_email",
  "seller_name",
  "description",
  "return_url",
  "callback_url",
  "release_window_hours",
  "delivery_mode",
  "release_code",
  "locale",
  "metadata",
  "checkout_url",
  "seller_url",
  "account_number",
  "bank_name",
  "account_name",
  "expires_at",
  "payment_deadline_at",
  "amount_received",
  "amount_held",
  "amount_released",
  "amount_refunded",
  "amount_excess",
  "amount_receivable",
  "blocked_by",
  "seller_accepted_at",
  "seller_delivered_at",
  "inspection_starts_at",
  "auto_release_at",
  "dispatch_proof",
  "delivery_tracking",
  "buyer_user_id",
  "credits",
  "credits_count",
  "refunds",
  "refunds_count",
  "payouts",
  "payouts_count",
  "dispute",
  "created_at",
  "updated_at"
] as const;

const listEscrowsLimit = {
  "in": "query",
  "path": [
    "limit"
  ],
  "type": "integer",
  "required": "never",
  "description": "How many entries to return, 1 to 100.",
  "assumed": 20
} as const;

const listEscrowsCursor = {
  "in": "query",
  "path": [
    "cursor"
  ],
  "type": "text",
  "required": "never",
  "description": "`next_cursor` of the previous page."
} as const;

const listEscrowsAnswer = [
  "data",
  "has_more",
  "next_cursor"
] as const;

const getEscrowTimelineLimit = {
  "in": "query",
  "path": [
    "limit"
  ],
  "type": "integer",
  "required": "never",
  "description": "How many entries to return, 1 to 100.",
  "assumed": 100
} as const;

const getEscrowTimelineAnswer = [
  "reference",
  "entries",
  "has_more",
  "next_cursor"
] as const;

const getEscrowLedgerAnswer = [
  "reference",
  "movements",
  "has_more",
  "next_cursor",
  "balance"
] as const;

const acceptEscrowPayoutBankCode = {
  "in": "body",
  "path": [
    "payout",
    "bank_code"
  ],
  "type": "text",
  "required": "together",
  "description": "The bank's code, as listed by `GET /banks`."
} as const;

const acceptEscrowPayoutAccountNumber = {
  "in": "body",
  "path": [
    "payout",
    "account_number"
  ],
  "type": "text",
  "required": "together",
  "description": "Bank account number (NUBAN, 10 digits)."
} as const;

const declineEscrowReason = {
  "in": "body",
  "path": [
    "reason"
  ],
  "type": "text",
  "required": "never",
  "description": "The buyer sees it."
} as const;

const releaseEscrowAmount = {
  "in": "body",
  "path": [
    "amount"
  ],
  "type": "amount",
  "required": "never",
  "description": "A part of what is held, in kobo. Without it: all."
} as const;

const openDisputeOnBehalfOf = {
  "in": "body",
  "path": [
    "on_behalf_of"
  ],
  "type": "choice",
  "required": "never",
  "description": "The side you speak for. Required if the escrow names a seller; otherwise you are the seller.",
  "choices": [
    "buyer",
    "seller"
  ]
} as const;

const getChargeAnswer = [
  "charge_id",
  "reference",
  "mode",
  "status",
  "escrow",
  "escrow_id",
  "amount_kobo",
  "currency",
  "customer_email",
  "customer_name",
  "description",
  "return_url",
  "release_window_hours",
  "locale",
  "metadata",
  "checkout_url",
  "account_number",
  "bank_name",
  "account_name",
  "expires_at",
  "payment_deadline_at",
  "amount_received",
  "amount_refunded",
  "amount_excess",
  "amount_receivable",
  "buyer_user_id",
  "failure_reason",
  "credits",
  "credits_count",
  "refunds",
  "refunds_count",
  "payouts",
  "payouts_count",
  "created_at",
  "updated_at"
] as const;

const listDisputesItem = [
  "id",
  "escrow_id",
  "reference",
  "mode",
  "status",
  "reason",
  "opened_by",
  "description",
  "respond_by",
  "evidence",
  "outcome",
  "amount_to_seller",
  "decision_reason",
  "created_at",
  "updated_at"
] as const;

const getDisputeParameters = [
  {
    "name": "id",
    "description": "UUID."
  }
] as const;

const saveSellerParameters = [
  {
    "name": "email",
    "description": "E-mail address; compared trimmed and lower-cased."
  }
] as const;

const saveSellerAnswer = [
  "email",
  "name",
  "payout",
  "payout_saved_by",
  "created_at",
  "updated_at"
] as const;

const getAccountAnswer = [
  "account_id",
  "name",
  "plan",
  "mode",
  "disabled_webhooks",
  "payout",
  "payout_schedule",
  "test_data",
  "key",
  "created_at"
] as const;

const saveAccountPayoutAccountNumber = {
  "in": "body",
  "path": [
    "account_number"
  ],
  "type": "text",
  "required": "always",
  "description": "Bank account number (NUBAN, 10 digits)."
} as const;

const createWebhookAnswer = [
  "id",
  "url",
  "events",
  "active",
  "created_at",
  "updated_at",
  "mode",
  "retry_schedule",
  "disabled_reason",
  "previous_secret_expires_at",
  "secret"
] as const;

const getWebhookAnswer = [
  "id",
  "url",
  "events",
  "active",
  "created_at",
  "updated_at",
  "mode",
  "retry_schedule",
  "disabled_reason",
  "previous_secret_expires_at"
] as const;

const updateWebhookErrors = [
  "not_found",
  "conflict"
] as const;

const rotateWebhookGraceHours = {
  "in": "body",
  "path": [
    "grace_hours"
  ],
  "type": "integer",
  "required": "never",
  "description": "How long `webhook-signature` also has a signature by the old secret. 0: not at all.",
  "assumed": 24
} as const;

const rotateWebhookErrors = [
  "not_found",
  "idempotency_mismatch",
  "conflict"
] as const;

const testWebhookAnswer = [
  "id",
  "webhook_id",
  "event_id",
  "event",
  "reference",
  "url",
  "status",
  "attempt_count",
  "next_attempt_at",
  "last_failure",
  "last_response_status",
  "created_at",
  "updated_at"
] as const;

const listWebhookDeliveriesStatus = {
  "in": "query",
  "path": [
    "status"
  ],
  "type": "choice",
  "required": "never",
  "description": "Only deliveries of this status.",
  "choices": [
    "pending",
    "succeeded",
    "failed"
  ]
} as const;

const listEventsItem = [
  "event",
  "event_id",
  "created_at",
  "mode",
  "sequence",
  "reference",
  "escrow_id",
  "charge_id",
  "amount",
  "currency",
  "status",
  "metadata",
  "held_amount",
  "reason",
  "refunded_amount",
  "tracking_number",
  "inspection_starts_at",
  "auto_release_at",
  "extensions_left",
  "released_amount",
  "payout_id",
  "code_entered_by",
  "dispute_id",
  "opened_by",
  "on_behalf_of",
  "credit_id",
  "credited_amount",
  "excess_amount",
  "failure_reason",
  "remaining_amount",
  "outcome",
  "buyer_user_id",
  "payout_amount",
  "session_id",
  "refund_id",
  "refund_amount",
  "settled_amount",
  "from",
  "receivable_amount",
  "delivery_status",
  "webhook_id",
  "disabled_reason"
] as const;

const fundEscrowInSandboxAmount = {
  "in": "body",
  "path": [
    "amount"
  ],
  "type": "amount",
  "required": "never",
  "description": "Kobo to transfer. Without it: what is missing."
} as const;

const fundEscrowInSandboxPayerName = {
  "in": "body",
  "path": [
    "payer_name"
  ],
  "type": "text",
  "required": "never",
  "description": "Name on the sending account."
} as const;

const fundEscrowInSandboxTimes = {
  "in": "body",
  "path": [
    "times"
  ],
  "type": "integer",
  "required": "never",
  "description": "How often the bank reports this transfer.",
  "assumed": 1
} as const;

const fundEscrowInSandboxDelayMinutes = {
  "in": "body",
  "path": [
    "delay_minutes"
  ],
  "type": "integer",
  "required": "never",
  "description": "Minutes of account time until it arrives; until then the bank does not report it.",
  "assumed": 0
} as const;

const fundEscrowInSandboxOutcome = {
  "in": "body",
  "path": [
    "outcome"
  ],
  "type": "choice",
  "required": "never",
  "description": "What the bank reports: the transfer arrived, was rejected, or arrived and was reversed.",
  "choices": [
    "credited",
    "rejected",
    "reversed"
  ],
  "assumed": "credited"
} as const;

const fundEscrowInSandboxErrors = [
  "not_found",
  "conflict",
  "already_funded",
  "final",
  "idempotency_mismatch"
] as const;

const settlePayoutInSandboxReason = {
  "in": "body",
  "path": [
    "reason"
  ],
  "type": "text",
  "required": "never",
  "description": "The bank's reason, for any outcome but `paid`."
} as const;

const settlePayoutInSandboxFee = {
  "in": "body",
  "path": [
    "fee"
  ],
  "type": "integer",
  "required": "never",
  "description": "The bank's fee for a paid transfer, in kobo; the payee gets the whole amount. A later call can raise it and never lowers it."
} as const;

const settlePayoutInSandboxAttempt = {
  "in": "body",
  "path": [
    "attempt"
  ],
  "type": "integer",
  "required": "never",
  "description": "The attempt to end, 1 for the first. Without it: the newest, which is sent first if none is under way."
} as const;

export const operationRows: readonly OperationRow[] = [
  {
    "operationId": "initiateEscrow",
    "words": [
      "initiate"
    ],
    "method": "POST",
    "path": "/escrow/initiate",
    "summary": "Open an escrow",
    "description": "Opens an escrow and returns how the buyer pays. The `reference` makes it safe to repeat: the same reference returns the same checkout with `Idempotent-Replay: true` and changes nothing. If the body differs from the first one, `mismatch` and the header `Idempotent-Mismatch` name the fields. The same body reopens an expired escrow: `reopened` is then true, without `Idempotent-Replay`. Send a `callback_url` unless you have a webhook endpoint in this mode that you did not disable yourself.",
    "parameters": [],
    "fields": [
      initiateEscrowReference,
      {
        "in": "body",
        "path": [
          "amount"
        ],
        "type": "amount",
        "required": "always",
        "description": "Price in kobo, at least 10,000 (₦100) and, unless the operator raised it, at most 1,000,000,000 (₦10,000,000)."
      },
      {
        "in": "body",
        "path": [
          "currency"
        ],
        "type": "choice",
        "required": "always",
        "description": "Always `NGN`.",
        "choices": [
          "NGN"
        ],
        "constant": "NGN"
      },
      initiateEscrowCustomerEmail,
      initiateEscrowCustomerName,
      {
        "in": "body",
        "path": [
          "seller_email"
        ],
        "type": "text",
        "required": "never",
        "description": "E-mail address; compared trimmed and lower-cased."
      },
      {
        "in": "body",
        "path": [
          "seller_name"
        ],
        "type": "text",
        "required": "never",
        "description": "Full name."
      },
      {
        "in": "body",
        "path": [
          "description"
        ],
        "type": "text",
        "required": "never",
        "description": "What is being sold."
      },
      {
        "in": "body",
        "path": [
          "callback_url"
        ],
        "type": "text",
        "required": "never",
        "description": "The address that webhooks about this escrow are posted to, signed with the default secret of the mode."
      },
      {
        "in": "body",
        "path": [
          "return_url"
        ],
        "type": "text",
        "required": "never",
        "description": "Where the checkout page links back to. Once the outcome is known, the page adds `status=success` or `status=failed` to its query."
      },
      {
        "in": "body",
        "path": [
          "release_window_hours"
        ],
        "type": "integer",
        "required": "never",
        "description": "Hours of inspection after delivery; 24 by default."
      },
      {
        "in": "body",
        "path": [
          "delivery_mode"
        ],
        "type": "choice",
        "required": "never",
        "description": "Who arranges the delivery. For `managed`, you attach the rate of a carrier; then the pickup is booked and the parcel followed.",
        "choices": [
          "self_managed",
          "managed"
        ],
        "assumed": "self_managed"
      },
      {
        "in": "body",
        "path": [
          "release_code"
        ],
        "type": "boolean",
        "required": "never",
        "description": "Whether the buyer gets a code that releases the money. Once delivery is recorded, their page shows it; the seller or you enter it.",
        "assumed": false
      },
      initiateEscrowLocale,
      initiateEscrowMetadata
    ],
    "body": "required",
    "previews": "nowhere",
    "repeat": "reference",
    "errors": [
      "conflict",
      "reference_conflict",
      "partner_error",
      "partner_unavailable",
      "live_mode_unavailable"
    ],
    "example": {
      "body": {
        "reference": "ORD-1001",
        "amount": 250000,
        "currency": "NGN",
        "customer_email": "buyer@example.com",
        "seller_email": "seller@example.com",
        "callback_url": "https://shop.example.com/webhooks"
      }
    },
    "answer": {
      "names": [
        "checkout_url",
        "seller_url",
        "reference",
        "escrow_id",
        "account_number",
        "bank_name",
        "account_name",
        "mismatch",
        "reopened"
      ]
    }
  },
  {
    "operationId": "getEscrow",
    "words": [
      "get"
    ],
    "method": "GET",
    "path": "/escrow/:reference",
    "summary": "Read an escrow",
    "description": "Returns the escrow with its newest credits, payouts and refunds, at most 50 of each, and its newest dispute.",
    "parameters": getEscrowParameters,
    "fields": [],
    "body": "none",
    "previews": "nowhere",
    "errors": getEscrowErrors,
    "example": {
      "params": {
        "reference": "ORD-1001"
      }
    },
    "answer": {
      "names": getEscrowAnswer
    }
  },
  {
    "operationId": "listEscrows",
    "words": [
      "list"
    ],
    "method": "GET",
    "path": "/escrow",
    "summary": "List escrows",
    "description": "Lists your escrows, newest first, page by page.",
    "parameters": [],
    "fields": [
      listEscrowsLimit,
      listEscrowsCursor,
      {
        "in": "query",
        "path": [
          "status"
        ],
        "type": "choice",
        "required": "never",
        "description": "Only escrows with this status.",
        "choices": [
          "awaiting_payment",
          "funded",
          "disputed",
          "released",
          "refunded",
          "declined",
          "cancelled",
          "expired"
        ]
      }
    ],
    "body": "none",
    "previews": "nowhere",
    "errors": [],
    "example": {
      "query": {
        "status": "funded"
      }
    },
    "answer": {
      "names": listEscrowsAnswer,
      "item": getEscrowAnswer
    }
  },
  {
    "operationId": "getEscrowTimeline",
    "words": [
      "timeline"
    ],
    "method": "GET",
    "path": "/escrow/:reference/timeline",
    "summary": "Read the timeline",
    "description": "Returns everything that happened to the escrow, oldest first and page by page, with the actor and the channel of each entry.",
    "parameters": getEscrowParameters,
    "fields": [
      getEscrowTimelineLimit,
      listEscrowsCursor
    ],
    "body": "none",
    "previews": "nowhere",
    "errors": getEscrowErrors,
    "example": {
      "params": {
        "reference": "ORD-1001"
      }
    },
    "answer": {
      "names": getEscrowTimelineAnswer
    }
  },
  {
    "operationId": "getEscrowLedger",
    "words": [
      "ledger"
    ],
    "method": "GET",
    "path": "/escrow/:reference/ledger",
    "summary": "Read the ledger of an escrow",
    "description": "Returns every movement of money of this escrow, oldest first and page by page, and the balance that the ledger holds for it.",
    "parameters": getEscrowParameters,
    "fields": [
      getEscrowTimelineLimit,
      listEscrowsCursor
    ],
    "body": "none",
    "previews": "nowhere",
    "errors": getEscrowErrors,
    "example": {
      "params": {
        "reference": "ORD-1001"
      }
    },
    "answer": {
      "names": getEscrowLedgerAnswer
    }
  },
  {
    "operationId": "acceptEscrow",
    "words": [
      "accept"
    ],
    "method": "POST",
    "path": "/escrow/:reference/accept",
    "summary": "Accept the sale",
    "description": "Accepts for the seller. It can also save the seller's bank account.",
    "parameters": getEscrowParameters,
    "fields": [
      acceptEscrowPayoutBankCode,
      acceptEscrowPayoutAccountNumber
    ],
    "body": "optional",
    "previews": "nowhere",
    "repeat": "key",
    "errors": [
      "not_found",
      "conflict",
      "idempotency_mismatch",
      "already_accepted",
      "final",
      "payout_details_locked",
      "bank_account_changed",
      "partner_error",
      "partner_unavailable",
      "live_mode_unavailable"
    ],
    "example": {
      "params": {
        "reference": "ORD-1001"
      },
      "body": {
        "payout": {
          "bank_code": "058",
          "account_number": "0123456789"
        }
      }
    },
    "answer": {
      "names": getEscrowAnswer
    }
  },
  {
    "operationId": "declineEscrow",
    "words": [
      "decline"
    ],
    "method": "POST",
    "path": "/escrow/:reference/decline",
    "summary": "Decline the sale",
    "description": "Declines for the seller; everything held goes back to the buyer.",
    "parameters": getEscrowParameters,
    "fields": [
      declineEscrowReason
    ],
    "body": "optional",
    "previews": "nowhere",
    "repeat": "key",
    "errors": [
      "not_found",
      "conflict",
      "idempotency_mismatch",
      "already_accepted",
      "already_delivered",
      "disputed",
      "final",
      "payment_reversed"
    ],
    "example": {
      "params": {
        "reference": "ORD-1001"
      },
      "body": {
        "reason": "Out of stock"
      }
    },
    "answer": {
      "names": getEscrowAnswer
    }
  },
  {
    "operationId": "cancelEscrow",
    "words": [
      "cancel"
    ],
    "method": "POST",
    "path": "/escrow/:reference/cancel",
    "summary": "Cancel before payment",
    "description": "Cancels an escrow that is not fully paid; what was paid goes back to the buyer.",
    "parameters": getEscrowParameters,
    "fields": [],
    "body": "optional",
    "previews": "nowhere",
    "repeat": "key",
    "errors": [
      "not_found",
      "conflict",
      "idempotency_mismatch",
      "already_funded",
      "disputed",
      "final"
    ],
    "example": {
      "params": {
        "reference": "ORD-1001"
      }
    },
    "answer": {
      "names": getEscrowAnswer
    }
  },
  {
    "operationId": "deliverEscrow",
    "words": [
      "deliver"
    ],
    "method": "POST",
    "path": "/escrow/:reference/deliver",
    "summary": "Record the delivery",
    "description": "Records the delivery and starts the inspection window, now or at `expected_arrival_at`. When it ends, the money is released automatically. Send `tracking_number` and `proof_photo_url` if you deliver yourself. For a managed delivery, send them if the carrier has not picked the parcel up yet, or has failed to deliver it.",
    "parameters": getEscrowParameters,
    "fields": [
      {
        "in": "body",
        "path": [
          "tracking_number"
        ],
        "type": "text",
        "required": "never",
        "description": "The courier's number; required when self-managed."
      },
      {
        "in": "body",
        "path": [
          "courier_name"
        ],
        "type": "text",
        "required": "never",
        "description": "Name of the courier."
      },
      {
        "in": "body",
        "path": [
          "proof_photo_url"
        ],
        "type": "text",
        "required": "never",
        "description": "Photo that proves the dispatch. The service never fetches the address."
      },
      {
        "in": "body",
        "path": [
          "notes"
        ],
        "type": "text",
        "required": "never",
        "description": "Anything the buyer should know."
      },
      {
        "in": "body",
        "path": [
          "expected_arrival_at"
        ],
        "type": "time",
        "required": "never",
        "description": "When you expect it to arrive: the inspection then starts at that time, or when the buyer says that it has arrived. From now to 14 days ahead, unless the operator chose other days. Without it, the inspection starts now. It cannot be changed later, and a managed delivery has none."
      }
    ],
    "body": "required",
    "previews": "nowhere",
    "repeat": "key",
    "errors": [
      "not_found",
      "conflict",
      "idempotency_mismatch",
      "not_funded",
      "already_delivered",
      "delivery_not_picked_up",
      "disputed",
      "final"
    ],
    "example": {
      "params": {
        "reference": "ORD-1001"
      },
      "body": {
        "tracking_number": "GIG-123",
        "proof_photo_url": "https://shop.example.com/proof/1001.jpg"
      }
    },
    "answer": {
      "names": getEscrowAnswer
    }
  },
  {
    "operationId": "releaseEscrow",
    "words": [
      "release"
    ],
    "method": "POST",
    "path": "/escrow/:reference/release",
    "summary": "Release the money to the seller",
    "description": "Releases all that is held, or the `amount` you send. With an `amount`, an `Idempotency-Key` is required. With `dry_run=true` it returns what would move and moves nothing. With the `code` that the buyer has said at the door, it is the buyer's own release of all that is held.",
    "parameters": getEscrowParameters,
    "fields": [
      releaseEscrowAmount,
      {
        "in": "body",
        "path": [
          "code"
        ],
        "type": "text",
        "required": "never",
        "description": "The buyer's release code, six digits. It releases all that is held, so send no `amount`."
      }
    ],
    "body": "optional",
    "previews": "query",
    "repeat": "key",
    "errors": [
      "not_found",
      "conflict",
      "idempotency_mismatch",
      "not_funded",
      "disputed",
      "final",
      "payment_reversed",
      "delivery_failed",
      "seller_not_accepted",
      "payout_details_missing",
      "amount_exceeds_held",
      "amount_too_small",
      "idempotency_key_required",
      "release_code_not_shown",
      "release_code_wrong",
      "release_code_blocked"
    ],
    "example": {
      "params": {
        "reference": "ORD-1001"
      }
    },
    "answer": {
      "names": [
        "escrow_id",
        "charge_id",
        "reference",
        "mode",
        "status",
        "amount",
        "currency",
        "customer_email",
        "customer_name",
        "seller_email",
        "seller_name",
        "description",
        "return_url",
        "callback_url",
        "release_window_hours",
        "delivery_mode",
        "release_code",
        "locale",
        "metadata",
        "checkout_url",
        "seller_url",
        "account_number",
        "bank_name",
        "account_name",
        "expires_at",
        "payment_deadline_at",
        "amount_received",
        "amount_held",
        "amount_released",
        "amount_refunded",
        "amount_excess",
        "amount_receivable",
        "blocked_by",
        "seller_accepted_at",
        "seller_delivered_at",
        "inspection_starts_at",
        "auto_release_at",
        "dispatch_proof",
        "delivery_tracking",
        "buyer_user_id",
        "credits",
        "credits_count",
        "refunds",
        "refunds_count",
        "payouts",
        "payouts_count",
        "dispute",
        "created_at",
        "updated_at",
        "dry_run",
        "remaining",
        "status_after",
        "account_last4"
      ]
    }
  },
  {
    "operationId": "refundEscrow",
    "words": [
      "refund"
    ],
    "method": "POST",
    "path": "/escrow/:reference/refund",
    "summary": "Refund the buyer",
    "description": "Refunds all that is held, or the `amount` you send. With an `amount`, an `Idempotency-Key` is required. Each payment goes back to the account it came from, the newest first.",
    "parameters": getEscrowParameters,
    "fields": [
      releaseEscrowAmount,
      declineEscrowReason
    ],
    "body": "optional",
    "previews": "nowhere",
    "repeat": "key",
    "errors": [
      "not_found",
      "conflict",
      "idempotency_mismatch",
      "not_funded",
      "disputed",
      "final",
      "payment_reversed",
      "amount_exceeds_held",
      "amount_too_small",
      "idempotency_key_required"
    ],
    "example": {
      "params": {
        "reference": "ORD-1001"
      },
      "body": {
        "reason": "Out of stock"
      }
    },
    "answer": {
      "names": getEscrowAnswer
    }
  },
  {
    "operationId": "openDispute",
    "words": [
      "dispute",
      "open"
    ],
    "method": "POST",
    "path": "/escrow/:reference/dispute",
    "summary": "Open a dispute",
    "description": "Opens a dispute for one side of a funded escrow and stops the inspection window. A dispute of the buyer waits for the seller's side until `respond_by`; one of the seller goes to the operator at once. Without a named seller you are the seller's side; otherwise `on_behalf_of` names the side you speak for. A side that withdrew its dispute can open one more.",
    "parameters": getEscrowParameters,
    "fields": [
      {
        "in": "body",
        "path": [
          "reason"
        ],
        "type": "choice",
        "required": "always",
        "description": "What is wrong.",
        "choices": [
          "item_not_received",
          "not_as_described",
          "damaged",
          "wrong_item",
          "other"
        ]
      },
      {
        "in": "body",
        "path": [
          "description"
        ],
        "type": "text",
        "required": "never",
        "description": "What happened, in words."
      },
      {
        "in": "body",
        "path": [
          "evidence"
        ],
        "type": "list",
        "required": "never",
        "description": "Photos and documents, as https:// addresses."
      },
      openDisputeOnBehalfOf
    ],
    "body": "required",
    "previews": "nowhere",
    "repeat": "key",
    "errors": [
      "not_found",
      "conflict",
      "idempotency_mismatch",
      "not_funded",
      "already_disputed",
      "final"
    ],
    "example": {
      "params": {
        "reference": "ORD-1001"
      },
      "body": {
        "reason": "damaged",
        "description": "The screen is cracked.",
        "evidence": [
          "https://shop.example.com/photos/1001.jpg"
        ],
        "on_behalf_of": "buyer"
      }
    },
    "answer": {
      "names": getEscrowAnswer
    }
  },
  {
    "operationId": "createCharge",
    "words": [
      "charge",
      "create"
    ],
    "method": "POST",
    "path": "/charge",
    "summary": "Create a charge",
    "description": "Creates a charge and returns how the buyer pays. With `escrow: true` the money is held in an escrow under the same reference, without a named seller; with `escrow: false` it is paid to you as soon as the price has arrived. A repeat under the same `Idempotency-Key` returns the same bytes with `Idempotent-Replay: true`. Without a key, the same charge again has that header too, but current payment details. If it has expired, that reopens it: `reopened` is true, without the header.",
    "parameters": [],
    "fields": [
      initiateEscrowReference,
      {
        "in": "body",
        "path": [
          "amount"
        ],
        "type": "amount",
        "required": "always",
        "description": "Price in kobo, unless the operator raised it at most 1,000,000,000 (₦10,000,000)."
      },
      {
        "in": "body",
        "path": [
          "currency"
        ],
        "type": "choice",
        "required": "never",
        "description": "Always `NGN`.",
        "choices": [
          "NGN"
        ],
        "constant": "NGN",
        "assumed": "NGN"
      },
      initiateEscrowCustomerEmail,
      initiateEscrowCustomerName,
      {
        "in": "body",
        "path": [
          "description"
        ],
        "type": "text",
        "required": "never",
        "description": "What is being paid for."
      },
      {
        "in": "body",
        "path": [
          "return_url"
        ],
        "type": "text",
        "required": "always",
        "description": "Where the checkout page links back to. Once the outcome is known, the page adds `status=success` or `status=failed` to its query."
      },
      {
        "in": "body",
        "path": [
          "escrow"
        ],
        "type": "boolean",
        "required": "never",
        "description": "True holds the money in an escrow under the same reference; false settles it directly.",
        "assumed": true
      },
      {
        "in": "body",
        "path": [
          "release_window_hours"
        ],
        "type": "integer",
        "required": "never",
        "description": "Hours of inspection after delivery; used when `escrow` is true.",
        "assumed": 168
      },
      initiateEscrowLocale,
      initiateEscrowMetadata
    ],
    "body": "required",
    "previews": "nowhere",
    "repeat": "key",
    "errors": [
      "conflict",
      "idempotency_mismatch",
      "reference_conflict",
      "partner_error",
      "partner_unavailable",
      "live_mode_unavailable"
    ],
    "example": {
      "body": {
        "reference": "ORD-2001",
        "amount": 120000,
        "customer_email": "buyer@example.com",
        "return_url": "https://shop.example.com/thanks",
        "escrow": false
      }
    },
    "answer": {
      "names": [
        "checkout_url",
        "account_number",
        "bank_name",
        "account_name",
        "amount_kobo",
        "expires_at",
        "reference",
        "charge_id",
        "escrow",
        "reopened"
      ]
    }
  },
  {
    "operationId": "getCharge",
    "words": [
      "charge",
      "get"
    ],
    "method": "GET",
    "path": "/charge/:reference",
    "summary": "Read a charge",
    "description": "Returns the charge with its newest credits, payouts and refunds, at most 50 of each.",
    "parameters": getEscrowParameters,
    "fields": [],
    "body": "none",
    "previews": "nowhere",
    "errors": getEscrowErrors,
    "example": {
      "params": {
        "reference": "ORD-2001"
      }
    },
    "answer": {
      "names": getChargeAnswer
    }
  },
  {
    "operationId": "listCharges",
    "words": [
      "charge",
      "list"
    ],
    "method": "GET",
    "path": "/charge",
    "summary": "List charges",
    "description": "Lists charges that go into escrow and charges that settle directly, newest first.",
    "parameters": [],
    "fields": [
      listEscrowsLimit,
      listEscrowsCursor
    ],
    "body": "none",
    "previews": "nowhere",
    "errors": [],
    "answer": {
      "names": listEscrowsAnswer,
      "item": getChargeAnswer
    }
  },
  {
    "operationId": "getChargeTimeline",
    "words": [
      "charge",
      "timeline"
    ],
    "method": "GET",
    "path": "/charge/:reference/timeline",
    "summary": "Read the timeline of a charge",
    "description": "Returns everything that happened to the charge, oldest first and page by page, with the actor and the channel of each entry.",
    "parameters": getEscrowParameters,
    "fields": [
      getEscrowTimelineLimit,
      listEscrowsCursor
    ],
    "body": "none",
    "previews": "nowhere",
    "errors": getEscrowErrors,
    "example": {
      "params": {
        "reference": "ORD-2001"
      }
    },
    "answer": {
      "names": getEscrowTimelineAnswer
    }
  },
  {
    "operationId": "getChargeLedger",
    "words": [
      "charge",
      "ledger"
    ],
    "method": "GET",
    "path": "/charge/:reference/ledger",
    "summary": "Read the ledger of a charge",
    "description": "Returns every movement of money of this charge, oldest first and page by page, and the balance that the ledger holds for it.",
    "parameters": getEscrowParameters,
    "fields": [
      getEscrowTimelineLimit,
      listEscrowsCursor
    ],
    "body": "none",
    "previews": "nowhere",
    "errors": getEscrowErrors,
    "example": {
      "params": {
        "reference": "ORD-2001"
      }
    },
    "answer": {
      "names": getEscrowLedgerAnswer
    }
  },
  {
    "operationId": "listDisputes",
    "words": [
      "dispute",
      "list"
    ],
    "method": "GET",
    "path": "/disputes",
    "summary": "List disputes",
    "description": "Lists your disputes, newest first, page by page.",
    "parameters": [],
    "fields": [
      listEscrowsLimit,
      listEscrowsCursor,
      {
        "in": "query",
        "path": [
          "status"
        ],
        "type": "choice",
        "required": "never",
        "description": "Only disputes with this status.",
        "choices": [
          "waiting_for_seller",
          "waiting_for_operator",
          "resolved"
        ]
      }
    ],
    "body": "none",
    "previews": "nowhere",
    "errors": [],
    "example": {
      "query": {
        "status": "waiting_for_seller"
      }
    },
    "answer": {
      "names": listEscrowsAnswer,
      "item": listDisputesItem
    }
  },
  {
    "operationId": "getDispute",
    "words": [
      "dispute",
      "show"
    ],
    "method": "GET",
    "path": "/disputes/:id",
    "summary": "Read a dispute",
    "description": "Returns one dispute with everything both sides said.",
    "parameters": getDisputeParameters,
    "fields": [],
    "body": "none",
    "previews": "nowhere",
    "errors": getEscrowErrors,
    "example": {
      "params": {
        "id": "0198c7c6-5a52-7d0e-8f5b-3f5f6a1c2b3d"
      }
    },
    "answer": {
      "names": listDisputesItem
    }
  },
  {
    "operationId": "addDisputeEvidence",
    "words": [
      "dispute",
      "evidence"
    ],
    "method": "POST",
    "path": "/disputes/:id/evidence",
    "summary": "Add evidence to a dispute",
    "description": "Adds a statement for one side: `text`, `links`, or both. The first response of the seller's side stops the deadline and passes the dispute to the operator.",
    "parameters": getDisputeParameters,
    "fields": [
      {
        "in": "body",
        "path": [
          "text"
        ],
        "type": "text",
        "required": "never",
        "description": "The statement. Required unless there are links."
      },
      {
        "in": "body",
        "path": [
          "links"
        ],
        "type": "list",
        "required": "never",
        "description": "Photos and documents, as https:// addresses."
      },
      openDisputeOnBehalfOf
    ],
    "body": "required",
    "previews": "nowhere",
    "repeat": "key",
    "errors": [
      "not_found",
      "conflict",
      "not_disputed",
      "final",
      "idempotency_mismatch",
      "evidence_limit"
    ],
    "example": {
      "params": {
        "id": "0198c7c6-5a52-7d0e-8f5b-3f5f6a1c2b3d"
      },
      "body": {
        "text": "Handed over on Monday, see the signature.",
        "links": [
          "https://shop.example.com/proof/1001.jpg"
        ],
        "on_behalf_of": "seller"
      }
    },
    "answer": {
      "names": listDisputesItem
    }
  },
  {
    "operationId": "withdrawDispute",
    "words": [
      "dispute",
      "withdraw"
    ],
    "method": "POST",
    "path": "/disputes/:id/withdraw",
    "summary": "Withdraw a dispute",
    "description": "Withdraws a dispute that the seller's side opened; the inspection window continues with the remaining time. Only the buyer can withdraw one that was opened for the buyer's side. A side that has withdrawn a dispute can open one more for the escrow, which it cannot withdraw.",
    "parameters": getDisputeParameters,
    "fields": [],
    "body": "optional",
    "previews": "nowhere",
    "repeat": "key",
    "errors": [
      "not_found",
      "conflict",
      "not_disputed",
      "final",
      "idempotency_mismatch",
      "not_opener",
      "withdrawal_used",
      "payment_reversed"
    ],
    "example": {
      "params": {
        "id": "0198c7c6-5a52-7d0e-8f5b-3f5f6a1c2b3d"
      }
    },
    "answer": {
      "names": listDisputesItem
    }
  },
  {
    "operationId": "concedeDispute",
    "words": [
      "dispute",
      "concede"
    ],
    "method": "POST",
    "path": "/disputes/:id/concede",
    "summary": "Concede a dispute",
    "description": "Concedes for the seller's side: everything held goes back to the buyer.",
    "parameters": getDisputeParameters,
    "fields": [],
    "body": "optional",
    "previews": "nowhere",
    "repeat": "key",
    "errors": [
      "not_found",
      "conflict",
      "not_disputed",
      "final",
      "idempotency_mismatch",
      "payment_reversed"
    ],
    "example": {
      "params": {
        "id": "0198c7c6-5a52-7d0e-8f5b-3f5f6a1c2b3d"
      }
    },
    "answer": {
      "names": listDisputesItem
    }
  },
  {
    "operationId": "listDeliveryRates",
    "words": [
      "delivery",
      "rates"
    ],
    "method": "POST",
    "path": "/delivery/rates",
    "summary": "Get delivery rates",
    "description": "Returns what carriers charge to bring a parcel from one address to another, for escrows with `delivery_mode: managed`. It can take half a minute. Slower carriers are left out, and `unanswered` lists them if the carrier aggregator names them. The same request within 10 minutes returns the same rates, until one of them is attached. An account can make 60 other requests an hour in each mode, including those that fail. Nothing is booked or paid.",
    "parameters": [],
    "fields": [
      {
        "in": "body",
        "path": [
          "pickup",
          "name"
        ],
        "type": "text",
        "required": "always",
        "description": "Name of the person the carrier meets."
      },
      {
        "in": "body",
        "path": [
          "pickup",
          "phone"
        ],
        "type": "text",
        "required": "always",
        "description": "A Nigerian mobile number that the carrier can call: 0803..., 803..., 234... or +234..."
      },
      {
        "in": "body",
        "path": [
          "pickup",
          "phone2"
        ],
        "type": "text",
        "required": "never",
        "description": "A second number, in the same form."
      },
      {
        "in": "body",
        "path": [
          "pickup",
          "line1"
        ],
        "type": "text",
        "required": "always",
        "description": "House number and street."
      },
      {
        "in": "body",
        "path": [
          "pickup",
          "landmark"
        ],
        "type": "text",
        "required": "never",
        "description": "A landmark near the address."
      },
      {
        "in": "body",
        "path": [
          "pickup",
          "city"
        ],
        "type": "text",
        "required": "always",
        "description": "Town or area."
      },
      {
        "in": "body",
        "path": [
          "pickup",
          "state"
        ],
        "type": "text",
        "required": "always",
        "description": "One of the 36 states of Nigeria, or FCT."
      },
      {
        "in": "body",
        "path": [
          "dropoff",
          "name"
        ],
        "type": "text",
        "required": "always",
        "description": "Name of the person the carrier meets."
      },
      {
        "in": "body",
        "path": [
          "dropoff",
          "phone"
        ],
        "type": "text",
        "required": "always",
        "description": "A Nigerian mobile number that the carrier can call: 0803..., 803..., 234... or +234..."
      },
      {
        "in": "body",
        "path": [
          "dropoff",
          "phone2"
        ],
        "type": "text",
        "required": "never",
        "description": "A second number, in the same form."
      },
      {
        "in": "body",
        "path": [
          "dropoff",
          "line1"
        ],
        "type": "text",
        "required": "always",
        "description": "House number and street."
      },
      {
        "in": "body",
        "path": [
          "dropoff",
          "landmark"
        ],
        "type": "text",
        "required": "never",
        "description": "A landmark near the address."
      },
      {
        "in": "body",
        "path": [
          "dropoff",
          "city"
        ],
        "type": "text",
        "required": "always",
        "description": "Town or area."
      },
      {
        "in": "body",
        "path": [
          "dropoff",
          "state"
        ],
        "type": "text",
        "required": "always",
        "description": "One of the 36 states of Nigeria, or FCT."
      },
      {
        "in": "body",
        "path": [
          "parcel",
          "description"
        ],
        "type": "text",
        "required": "always",
        "description": "What is inside; the carrier sees it."
      },
      {
        "in": "body",
        "path": [
          "parcel",
          "weight_kg"
        ],
        "type": "number",
        "required": "always",
        "description": "Weight in kilograms, such as 0.5."
      },
      {
        "in": "body",
        "path": [
          "parcel",
          "value_naira"
        ],
        "type": "number",
        "required": "always",
        "description": "What the content is worth, in naira and not in kobo."
      },
      {
        "in": "body",
        "path": [
          "parcel",
          "length_cm"
        ],
        "type": "number",
        "required": "never",
        "description": "Length in centimetres."
      },
      {
        "in": "body",
        "path": [
          "parcel",
          "breadth_cm"
        ],
        "type": "number",
        "required": "never",
        "description": "Breadth in centimetres."
      },
      {
        "in": "body",
        "path": [
          "parcel",
          "height_cm"
        ],
        "type": "number",
        "required": "never",
        "description": "Height in centimetres."
      }
    ],
    "body": "required",
    "previews": "nowhere",
    "repeat": "key",
    "errors": [
      "idempotency_mismatch",
      "conflict",
      "partner_unavailable",
      "live_mode_unavailable"
    ],
    "example": {
      "body": {
        "pickup": {
          "name": "Ada Seller",
          "phone": "08031234567",
          "line1": "12 Allen Avenue",
          "city": "Ikeja",
          "state": "Lagos"
        },
        "dropoff": {
          "name": "Bola Buyer",
          "phone": "+2348091234567",
          "line1": "3 Aminu Kano Crescent",
          "landmark": "Opposite the market",
          "city": "Wuse",
          "state": "FCT"
        },
        "parcel": {
          "description": "A pair of shoes",
          "weight_kg": 1.2,
          "value_naira": 25000
        }
      }
    },
    "answer": {
      "names": [
        "rates",
        "pickup_address_id",
        "delivery_address_id",
        "parcel_id",
        "unanswered"
      ]
    }
  },
  {
    "operationId": "attachDeliveryRate",
    "words": [
      "delivery",
      "attach"
    ],
    "method": "POST",
    "path": "/escrow/:reference/delivery/attach",
    "summary": "Attach a rate",
    "description": "Chooses a rate for the delivery of a `managed` escrow, which then has `delivery_tracking` with status `rate_attached`. Possible until the pickup is booked; another rate replaces the one before. The rates of one answer are for one escrow. It books and pays nothing.",
    "parameters": getEscrowParameters,
    "fields": [
      {
        "in": "body",
        "path": [
          "rate_id"
        ],
        "type": "text",
        "required": "always",
        "description": "One of the `rates`."
      },
      {
        "in": "body",
        "path": [
          "pickup_address_id"
        ],
        "type": "text",
        "required": "always",
        "description": "The `pickup_address_id` that came with the rate."
      },
      {
        "in": "body",
        "path": [
          "delivery_address_id"
        ],
        "type": "text",
        "required": "always",
        "description": "The `delivery_address_id` that came with the rate."
      },
      {
        "in": "body",
        "path": [
          "parcel_id"
        ],
        "type": "text",
        "required": "always",
        "description": "The `parcel_id` that came with the rate."
      }
    ],
    "body": "required",
    "previews": "nowhere",
    "repeat": "key",
    "errors": [
      "not_found",
      "conflict",
      "idempotency_mismatch",
      "not_managed",
      "rate_expired",
      "already_booked",
      "already_delivered",
      "disputed",
      "final"
    ],
    "example": {
      "params": {
        "reference": "ORD-1001"
      },
      "body": {
        "rate_id": "sandbox_rate_ea986cc1f4d26515",
        "pickup_address_id": "sandbox_address_53caca05d857f0d7",
        "delivery_address_id": "sandbox_address_40d62dd748800c73",
        "parcel_id": "sandbox_parcel_4c3c899aff15b4c2"
      }
    },
    "answer": {
      "names": getEscrowAnswer
    }
  },
  {
    "operationId": "retryDelivery",
    "words": [
      "delivery",
      "retry"
    ],
    "method": "POST",
    "path": "/escrow/:reference/delivery/retry",
    "summary": "Book the pickup",
    "description": "Books the pickup of a managed delivery. The service does so automatically once a rate is attached, the escrow is funded and the seller has accepted. Call it only after a booking failed: `failure_reason` in `delivery_tracking` says why. A pickup is booked once, and every call returns its tracking number. If there is none, `ok` is false and `remedy` says what to do, usually to ask for rates again and attach a new one. If the carrier does not respond, the pickup may be booked all the same, and `outcome_unknown` is true: repeat the same request. Live keys only; in test mode the service books by itself.",
    "parameters": getEscrowParameters,
    "fields": [],
    "body": "optional",
    "previews": "nowhere",
    "keys": "live",
    "repeat": "key",
    "errors": [
      "not_found",
      "rate_not_attached",
      "not_funded",
      "disputed",
      "final",
      "seller_not_accepted",
      "already_delivered",
      "already_booked",
      "rate_expired",
      "carriage_limit",
      "conflict",
      "idempotency_mismatch",
      "partner_unavailable",
      "live_mode_unavailable"
    ],
    "example": {
      "params": {
        "reference": "ORD-1001"
      }
    },
    "answer": {
      "names": [
        "ok",
        "tracking_number",
        "remedy"
      ]
    }
  },
  {
    "operationId": "saveSeller",
    "words": [
      "sellers",
      "save"
    ],
    "method": "PUT",
    "path": "/sellers/:email",
    "summary": "Save a seller",
    "description": "Creates or updates a seller. You can set payout details until the seller has saved their own; then the response is 409 `payout_details_locked`.",
    "parameters": saveSellerParameters,
    "fields": [
      {
        "in": "body",
        "path": [
          "name"
        ],
        "type": "text",
        "required": "never",
        "description": "Full name."
      },
      acceptEscrowPayoutBankCode,
      acceptEscrowPayoutAccountNumber
    ],
    "body": "required",
    "previews": "nowhere",
    "errors": [
      "conflict",
      "payout_details_locked",
      "bank_account_changed",
      "partner_error",
      "partner_unavailable",
      "live_mode_unavailable"
    ],
    "example": {
      "params": {
        "email": "seller@example.com"
      },
      "body": {
        "name": "Ada Seller",
        "payout": {
          "bank_code": "058",
          "account_number": "0123456789"
        }
      }
    },
    "answer": {
      "names": saveSellerAnswer
    }
  },
  {
    "operationId": "listSellers",
    "words": [
      "sellers",
      "list"
    ],
    "method": "GET",
    "path": "/sellers",
    "summary": "List sellers",
    "description": "Lists your sellers, newest first, page by page.",
    "parameters": [],
    "fields": [
      listEscrowsLimit,
      listEscrowsCursor
    ],
    "body": "none",
    "previews": "nowhere",
    "errors": [],
    "answer": {
      "names": listEscrowsAnswer,
      "item": saveSellerAnswer
    }
  },
  {
    "operationId": "getSeller",
    "words": [
      "sellers",
      "get"
    ],
    "method": "GET",
    "path": "/sellers/:email",
    "summary": "Read a seller",
    "description": "Returns one seller, with masked payout details.",
    "parameters": saveSellerParameters,
    "fields": [],
    "body": "none",
    "previews": "nowhere",
    "errors": getEscrowErrors,
    "example": {
      "params": {
        "email": "seller@example.com"
      }
    },
    "answer": {
      "names": saveSellerAnswer
    }
  },
  {
    "operationId": "listBanks",
    "words": [
      "banks",
      "list"
    ],
    "method": "GET",
    "path": "/banks",
    "summary": "List banks",
    "description": "Lists the banks that payouts can reach, with their codes.",
    "parameters": [],
    "fields": [],
    "body": "none",
    "previews": "nowhere",
    "errors": [
      "partner_error",
      "partner_unavailable",
      "live_mode_unavailable"
    ],
    "answer": {
      "names": [
        "data"
      ],
      "item": [
        "code",
        "name"
      ]
    }
  },
  {
    "operationId": "resolveAccount",
    "words": [
      "banks",
      "resolve"
    ],
    "method": "GET",
    "path": "/banks/resolve",
    "summary": "Look up the holder of a bank account",
    "description": "Name enquiry: returns the name on a bank account, and whether it matches the one you expect. Responds with 404 if the bank has no such account.",
    "parameters": [],
    "fields": [
      {
        "in": "query",
        "path": [
          "bank_code"
        ],
        "type": "text",
        "required": "always",
        "description": "The bank's code, as listed by `GET /banks`."
      },
      {
        "in": "query",
        "path": [
          "account_number"
        ],
        "type": "text",
        "required": "always",
        "description": "Bank account number (NUBAN, 10 digits)."
      },
      {
        "in": "query",
        "path": [
          "account_name"
        ],
        "type": "text",
        "required": "never",
        "description": "The name you expect on the account."
      }
    ],
    "body": "none",
    "previews": "nowhere",
    "errors": [
      "not_found",
      "partner_error",
      "partner_unavailable",
      "live_mode_unavailable"
    ],
    "example": {
      "query": {
        "bank_code": "058",
        "account_number": "0123456789"
      }
    },
    "answer": {
      "names": [
        "bank_code",
        "bank_name",
        "account_number",
        "account_name",
        "match"
      ]
    }
  },
  {
    "operationId": "getAccount",
    "words": [
      "account",
      "get"
    ],
    "method": "GET",
    "path": "/account",
    "summary": "Read your account",
    "description": "Returns the name, the plan, the payout details of your own sales, and the webhook endpoints that the service switched off.",
    "parameters": [],
    "fields": [],
    "body": "none",
    "previews": "nowhere",
    "errors": [],
    "answer": {
      "names": getAccountAnswer
    }
  },
  {
    "operationId": "saveAccountPayout",
    "words": [
      "account",
      "payout"
    ],
    "method": "PUT",
    "path": "/account/payout",
    "summary": "Save your own payout details",
    "description": "Saves the bank account that sales without a named seller are paid to.",
    "parameters": [],
    "fields": [
      {
        "in": "body",
        "path": [
          "bank_code"
        ],
        "type": "text",
        "required": "always",
        "description": "The bank's code, as listed by `GET /banks`."
      },
      saveAccountPayoutAccountNumber
    ],
    "body": "required",
    "previews": "nowhere",
    "errors": [
      "conflict",
      "bank_account_changed",
      "partner_error",
      "partner_unavailable",
      "live_mode_unavailable"
    ],
    "example": {
      "body": {
        "bank_code": "058",
        "account_number": "0123456789"
      }
    },
    "answer": {
      "names": getAccountAnswer
    }
  },
  {
    "operationId": "saveAccountPayoutSchedule",
    "words": [
      "account",
      "payout-schedule"
    ],
    "method": "PUT",
    "path": "/account/payout-schedule",
    "summary": "Choose when you are paid",
    "description": "Sets when sales without a named seller are paid out, in the mode of the key. With `daily`, payouts made from now on wait until midnight in Lagos and arrive in one transfer, or in several if the bank transfers no more at once. A change concerns only payouts that are made afterwards; sellers are always paid per sale.",
    "parameters": [],
    "fields": [
      {
        "in": "body",
        "path": [
          "schedule"
        ],
        "type": "choice",
        "required": "always",
        "description": "`daily`, or `per_sale`, which every account has at first.",
        "choices": [
          "per_sale",
          "daily"
        ]
      }
    ],
    "body": "required",
    "previews": "nowhere",
    "errors": [],
    "example": {
      "body": {
        "schedule": "daily"
      }
    },
    "answer": {
      "names": getAccountAnswer
    }
  },
  {
    "operationId": "getBalance",
    "words": [
      "balance"
    ],
    "method": "GET",
    "path": "/balance",
    "summary": "Read your balance",
    "description": "Returns what is held, owed and in flight, from the ledger.",
    "parameters": [],
    "fields": [],
    "body": "none",
    "previews": "nowhere",
    "errors": [],
    "answer": {
      "names": [
        "mode",
        "currency",
        "held",
        "payouts_pending",
        "payouts_waiting_details",
        "payouts_below_minimum",
        "payouts_scheduled",
        "refunds_pending",
        "carriage_owed",
        "carriage_limit",
        "as_of"
      ]
    }
  },
  {
    "operationId": "listWebhooks",
    "words": [
      "webhooks",
      "list"
    ],
    "method": "GET",
    "path": "/webhooks",
    "summary": "List webhook endpoints",
    "description": "Lists all endpoints of this mode, newest first, without their secrets, and counts them.",
    "parameters": [],
    "fields": [],
    "body": "none",
    "previews": "nowhere",
    "errors": [],
    "answer": {
      "names": [
        "endpoints",
        "used",
        "limit"
      ]
    }
  },
  {
    "operationId": "createWebhook",
    "words": [
      "webhooks",
      "create"
    ],
    "method": "POST",
    "path": "/webhooks",
    "summary": "Register a webhook endpoint",
    "description": "Registers an https address for signed events. The response has its secret, which is not shown again. You can do this on every plan. An account can have at most 10 endpoints in each mode; `GET /webhooks` counts them.",
    "parameters": [],
    "fields": [
      {
        "in": "body",
        "path": [
          "url"
        ],
        "type": "text",
        "required": "always",
        "description": "The address that events are posted to: https, any port, reachable from the internet."
      },
      {
        "in": "body",
        "path": [
          "events"
        ],
        "type": "names",
        "required": "never",
        "description": "The events it receives.",
        "choices": [
          "escrow.funded",
          "escrow.accepted",
          "escrow.declined",
          "escrow.delivered",
          "escrow.inspection_changed",
          "escrow.released",
          "escrow.refunded",
          "dispute.opened",
          "payment.success",
          "payment.failed",
          "charge.success",
          "charge.failed",
          "payment.partial",
          "escrow.expired",
          "escrow.cancelled",
          "escrow.reopened",
          "escrow.partially_released",
          "escrow.partially_refunded",
          "dispute.resolved",
          "buyer.signed_in",
          "payout.paid",
          "payout.failed",
          "payout.reversed",
          "refund.paid",
          "refund.failed",
          "payout.retried",
          "refund.retried",
          "refund.cancelled",
          "credit.matched",
          "receivable.settled",
          "delivery.updated",
          "webhook.disabled",
          "webhook.test"
        ],
        "assumed": "escrow.funded,escrow.released,escrow.refunded"
      },
      {
        "in": "body",
        "path": [
          "retry_schedule"
        ],
        "type": "choice",
        "required": "never",
        "description": "`standard`: one retry after a minute. `extended`: nine retries over three days.",
        "choices": [
          "standard",
          "extended"
        ],
        "assumed": "standard"
      }
    ],
    "body": "required",
    "previews": "nowhere",
    "repeat": "key",
    "errors": [
      "idempotency_mismatch",
      "endpoint_limit",
      "conflict"
    ],
    "example": {
      "body": {
        "url": "https://shop.example.com/webhooks",
        "events": [
          "escrow.funded"
        ]
      }
    },
    "answer": {
      "names": createWebhookAnswer
    }
  },
  {
    "operationId": "getWebhook",
    "words": [
      "webhooks",
      "get"
    ],
    "method": "GET",
    "path": "/webhooks/:id",
    "summary": "Read a webhook endpoint",
    "description": "Returns one endpoint, without its secret.",
    "parameters": getDisputeParameters,
    "fields": [],
    "body": "none",
    "previews": "nowhere",
    "errors": getEscrowErrors,
    "example": {
      "params": {
        "id": "0198c7c6-5a52-7d0e-8f5b-3f5f6a1c2b15"
      }
    },
    "answer": {
      "names": getWebhookAnswer
    }
  },
  {
    "operationId": "updateWebhook",
    "words": [
      "webhooks",
      "update"
    ],
    "method": "PATCH",
    "path": "/webhooks/:id",
    "summary": "Change a webhook endpoint",
    "description": "Changes the fields you send and keeps the rest. `active: true` reactivates an endpoint that you or the service disabled; you can replay the events it missed.",
    "parameters": getDisputeParameters,
    "fields": [
      {
        "in": "body",
        "path": [
          "url"
        ],
        "type": "text",
        "required": "never",
        "description": "The address that events are posted to: https, any port, reachable from the internet."
      },
      {
        "in": "body",
        "path": [
          "events"
        ],
        "type": "names",
        "required": "never",
        "description": "The events it receives.",
        "choices": [
          "escrow.funded",
          "escrow.accepted",
          "escrow.declined",
          "escrow.delivered",
          "escrow.inspection_changed",
          "escrow.released",
          "escrow.refunded",
          "dispute.opened",
          "payment.success",
          "payment.failed",
          "charge.success",
          "charge.failed",
          "payment.partial",
          "escrow.expired",
          "escrow.cancelled",
          "escrow.reopened",
          "escrow.partially_released",
          "escrow.partially_refunded",
          "dispute.resolved",
          "buyer.signed_in",
          "payout.paid",
          "payout.failed",
          "payout.reversed",
          "refund.paid",
          "refund.failed",
          "payout.retried",
          "refund.retried",
          "refund.cancelled",
          "credit.matched",
          "receivable.settled",
          "delivery.updated",
          "webhook.disabled",
          "webhook.test"
        ]
      },
      {
        "in": "body",
        "path": [
          "active"
        ],
        "type": "boolean",
        "required": "never",
        "description": "False pauses it, true activates it again."
      },
      {
        "in": "body",
        "path": [
          "retry_schedule"
        ],
        "type": "choice",
        "required": "never",
        "description": "`standard`: one retry after a minute. `extended`: nine retries over three days.",
        "choices": [
          "standard",
          "extended"
        ]
      }
    ],
    "body": "required",
    "previews": "nowhere",
    "errors": updateWebhookErrors,
    "example": {
      "params": {
        "id": "0198c7c6-5a52-7d0e-8f5b-3f5f6a1c2b15"
      },
      "body": {
        "events": [
          "escrow.funded",
          "escrow.released"
        ]
      }
    },
    "answer": {
      "names": getWebhookAnswer
    }
  },
  {
    "operationId": "deleteWebhook",
    "words": [
      "webhooks",
      "delete"
    ],
    "method": "DELETE",
    "path": "/webhooks/:id",
    "summary": "Delete a webhook endpoint",
    "description": "Deletes an endpoint: no more events are delivered to it. Its log stays readable.",
    "parameters": getDisputeParameters,
    "fields": [],
    "body": "none",
    "previews": "nowhere",
    "errors": updateWebhookErrors,
    "example": {
      "params": {
        "id": "0198c7c6-5a52-7d0e-8f5b-3f5f6a1c2b15"
      }
    },
    "answer": {
      "names": [
        "id",
        "deleted"
      ]
    }
  },
  {
    "operationId": "rotateWebhook",
    "words": [
      "webhooks",
      "rotate"
    ],
    "method": "POST",
    "path": "/webhooks/:id/rotate",
    "summary": "Rotate an endpoint's secret",
    "description": "Creates a new secret. `x-service-signature` uses it at once; during the grace period `webhook-signature` has signatures by both secrets.",
    "parameters": getDisputeParameters,
    "fields": [
      rotateWebhookGraceHours
    ],
    "body": "required",
    "previews": "nowhere",
    "repeat": "key",
    "errors": rotateWebhookErrors,
    "example": {
      "params": {
        "id": "0198c7c6-5a52-7d0e-8f5b-3f5f6a1c2b15"
      },
      "body": {
        "grace_hours": 24
      }
    },
    "answer": {
      "names": createWebhookAnswer
    }
  },
  {
    "operationId": "testWebhook",
    "words": [
      "webhooks",
      "test"
    ],
    "method": "POST",
    "path": "/webhooks/:id/test",
    "summary": "Send a test event",
    "description": "Sends a signed `webhook.test` to the endpoint, whatever it subscribed to and whether or not it is active. The response is the pending delivery; read it again for the outcome.",
    "parameters": getDisputeParameters,
    "fields": [],
    "body": "optional",
    "previews": "nowhere",
    "repeat": "key",
    "errors": rotateWebhookErrors,
    "example": {
      "params": {
        "id": "0198c7c6-5a52-7d0e-8f5b-3f5f6a1c2b15"
      }
    },
    "answer": {
      "names": testWebhookAnswer
    }
  },
  {
    "operationId": "rotateDefaultSecret",
    "words": [
      "webhooks",
      "rotate-default-secret"
    ],
    "method": "POST",
    "path": "/webhooks/default-secret/rotate",
    "summary": "Rotate the default secret",
    "description": "Creates a new secret for deliveries to a `callback_url` in the mode of your key; the other mode keeps its own. An account opened in the dashboard gets its first one from this call.",
    "parameters": [],
    "fields": [
      rotateWebhookGraceHours
    ],
    "body": "required",
    "previews": "nowhere",
    "repeat": "key",
    "errors": [
      "idempotency_mismatch",
      "conflict"
    ],
    "example": {
      "body": {
        "grace_hours": 24
      }
    },
    "answer": {
      "names": [
        "secret",
        "previous_secret_expires_at"
      ]
    }
  },
  {
    "operationId": "listWebhookDeliveries",
    "words": [
      "webhooks",
      "log"
    ],
    "method": "GET",
    "path": "/webhook-deliveries",
    "summary": "List deliveries",
    "description": "Lists the deliveries of this mode, to endpoints and to `callback_url`s, newest first. Ended ones of live mode are listed for 90 days.",
    "parameters": [],
    "fields": [
      listEscrowsLimit,
      listEscrowsCursor,
      listWebhookDeliveriesStatus
    ],
    "body": "none",
    "previews": "nowhere",
    "errors": [],
    "example": {
      "query": {
        "status": "failed"
      }
    },
    "answer": {
      "names": listEscrowsAnswer,
      "item": testWebhookAnswer
    }
  },
  {
    "operationId": "listDeliveriesOfWebhook",
    "words": [
      "webhooks",
      "deliveries"
    ],
    "method": "GET",
    "path": "/webhooks/:id/deliveries",
    "summary": "List the deliveries of an endpoint",
    "description": "Lists what was posted to an endpoint, newest first, even after the endpoint was deleted. Ended deliveries of live mode are listed for 90 days.",
    "parameters": getDisputeParameters,
    "fields": [
      listEscrowsLimit,
      listEscrowsCursor,
      listWebhookDeliveriesStatus
    ],
    "body": "none",
    "previews": "nowhere",
    "errors": getEscrowErrors,
    "example": {
      "params": {
        "id": "0198c7c6-5a52-7d0e-8f5b-3f5f6a1c2b15"
      },
      "query": {
        "status": "failed"
      }
    },
    "answer": {
      "names": listEscrowsAnswer,
      "item": testWebhookAnswer
    }
  },
  {
    "operationId": "getWebhookDelivery",
    "words": [
      "webhooks",
      "delivery"
    ],
    "method": "GET",
    "path": "/webhook-deliveries/:id",
    "summary": "Read a delivery",
    "description": "Returns one delivery with every attempt: the request, the response and the timing.",
    "parameters": getDisputeParameters,
    "fields": [],
    "body": "none",
    "previews": "nowhere",
    "errors": getEscrowErrors,
    "example": {
      "params": {
        "id": "0198c7c6-5a52-7d0e-8f5b-3f5f6a1c2b16"
      }
    },
    "answer": {
      "names": [
        "id",
        "webhook_id",
        "event_id",
        "event",
        "reference",
        "url",
        "status",
        "attempt_count",
        "next_attempt_at",
        "last_failure",
        "last_response_status",
        "created_at",
        "updated_at",
        "attempts"
      ]
    }
  },
  {
    "operationId": "redeliverWebhook",
    "words": [
      "webhooks",
      "redeliver"
    ],
    "method": "POST",
    "path": "/webhook-deliveries/:id/redeliver",
    "summary": "Deliver again",
    "description": "Sends the same event to the same address again, even if it was delivered before, with the same `webhook-id`. The response is the pending delivery; read it again for the outcome.",
    "parameters": getDisputeParameters,
    "fields": [],
    "body": "optional",
    "previews": "nowhere",
    "repeat": "key",
    "errors": rotateWebhookErrors,
    "example": {
      "params": {
        "id": "0198c7c6-5a52-7d0e-8f5b-3f5f6a1c2b16"
      }
    },
    "answer": {
      "names": testWebhookAnswer
    }
  },
  {
    "operationId": "replayWebhook",
    "words": [
      "webhooks",
      "replay"
    ],
    "method": "POST",
    "path": "/webhooks/:id/replay",
    "summary": "Replay what an endpoint missed",
    "description": "Delivers the events of a time span that failed or were never sent to the endpoint. It skips deliveries that succeeded or are under way, so you can repeat the request.",
    "parameters": getDisputeParameters,
    "fields": [
      {
        "in": "body",
        "path": [
          "since"
        ],
        "type": "time",
        "required": "always",
        "description": "Replay events recorded at or after this time, at most 30 days ago; ISO 8601 with a zone."
      },
      {
        "in": "body",
        "path": [
          "until"
        ],
        "type": "time",
        "required": "never",
        "description": "Replay events recorded before this time; now by default."
      },
      {
        "in": "body",
        "path": [
          "status"
        ],
        "type": "choice",
        "required": "never",
        "description": "Only failed deliveries, or only events that were never sent; both by default.",
        "choices": [
          "failed",
          "missing"
        ]
      },
      {
        "in": "body",
        "path": [
          "events"
        ],
        "type": "names",
        "required": "never",
        "description": "Only these types. By default those that the endpoint subscribes to, and every failed delivery.",
        "choices": [
          "escrow.funded",
          "escrow.accepted",
          "escrow.declined",
          "escrow.delivered",
          "escrow.inspection_changed",
          "escrow.released",
          "escrow.refunded",
          "dispute.opened",
          "payment.success",
          "payment.failed",
          "charge.success",
          "charge.failed",
          "payment.partial",
          "escrow.expired",
          "escrow.cancelled",
          "escrow.reopened",
          "escrow.partially_released",
          "escrow.partially_refunded",
          "dispute.resolved",
          "buyer.signed_in",
          "payout.paid",
          "payout.failed",
          "payout.reversed",
          "refund.paid",
          "refund.failed",
          "payout.retried",
          "refund.retried",
          "refund.cancelled",
          "credit.matched",
          "receivable.settled",
          "delivery.updated",
          "webhook.disabled",
          "webhook.test"
        ]
      }
    ],
    "body": "required",
    "previews": "body",
    "errors": getEscrowErrors,
    "example": {
      "params": {
        "id": "0198c7c6-5a52-7d0e-8f5b-3f5f6a1c2b15"
      },
      "body": {
        "since": "2026-11-20T00:00:00.000Z",
        "dry_run": true
      }
    },
    "answer": {
      "names": [
        "dry_run",
        "count",
        "has_more"
      ]
    }
  },
  {
    "operationId": "listEvents",
    "words": [
      "events",
      "list"
    ],
    "method": "GET",
    "path": "/events",
    "summary": "List events",
    "description": "Lists the events of this mode, newest first, exactly as webhooks deliver them. Events of what ended more than 90 days ago can be archived by the operator. Then only `reference` lists them; the timeline and `GET /events/:id` always have them.",
    "parameters": [],
    "fields": [
      listEscrowsLimit,
      listEscrowsCursor,
      {
        "in": "query",
        "path": [
          "type"
        ],
        "type": "choice",
        "required": "never",
        "description": "Only events of this type.",
        "choices": [
          "escrow.funded",
          "escrow.accepted",
          "escrow.declined",
          "escrow.delivered",
          "escrow.inspection_changed",
          "escrow.released",
          "escrow.refunded",
          "dispute.opened",
          "payment.success",
          "payment.failed",
          "charge.success",
          "charge.failed",
          "payment.partial",
          "escrow.expired",
          "escrow.cancelled",
          "escrow.reopened",
          "escrow.partially_released",
          "escrow.partially_refunded",
          "dispute.resolved",
          "buyer.signed_in",
          "payout.paid",
          "payout.failed",
          "payout.reversed",
          "refund.paid",
          "refund.failed",
          "payout.retried",
          "refund.retried",
          "refund.cancelled",
          "credit.matched",
          "receivable.settled",
          "delivery.updated",
          "webhook.disabled",
          "webhook.test"
        ]
      },
      {
        "in": "query",
        "path": [
          "reference"
        ],
        "type": "text",
        "required": "never",
        "description": "Only events of this reference."
      }
    ],
    "body": "none",
    "previews": "nowhere",
    "errors": [],
    "example": {
      "query": {
        "type": "escrow.funded"
      }
    },
    "answer": {
      "names": listEscrowsAnswer,
      "item": listEventsItem
    }
  },
  {
    "operationId": "streamEvents",
    "words": [
      "events",
      "stream"
    ],
    "method": "GET",
    "path": "/events/stream",
    "summary": "Follow events",
    "description": "Streams events as they happen, as server-sent events: `id` is the `event_id`, `event` the type, `data` the event as webhooks post it. They arrive in the order in which they were recorded, without gaps within a reference. The first block is an `id` alone, the cursor at which the stream starts. With `events` (types separated by commas), such a block also replaces events of other types. Reconnect with the last `id` as `Last-Event-ID` and you miss nothing, unless you were away for more than 90 days: the operator can archive events that are older, and streams leave those out. The service sends a comment after 15 seconds without an event, so reconnect if nothing arrives for 45 seconds. The stream ends when the service stops or the key is revoked. An account can have at most 10 streams open in each mode; for another one the response is 429.",
    "parameters": [],
    "fields": [
      {
        "in": "query",
        "path": [
          "events"
        ],
        "type": "names",
        "required": "never",
        "description": "Only events of these types; all by default.",
        "choices": [
          "escrow.funded",
          "escrow.accepted",
          "escrow.declined",
          "escrow.delivered",
          "escrow.inspection_changed",
          "escrow.released",
          "escrow.refunded",
          "dispute.opened",
          "payment.success",
          "payment.failed",
          "charge.success",
          "charge.failed",
          "payment.partial",
          "escrow.expired",
          "escrow.cancelled",
          "escrow.reopened",
          "escrow.partially_released",
          "escrow.partially_refunded",
          "dispute.resolved",
          "buyer.signed_in",
          "payout.paid",
          "payout.failed",
          "payout.reversed",
          "refund.paid",
          "refund.failed",
          "payout.retried",
          "refund.retried",
          "refund.cancelled",
          "credit.matched",
          "receivable.settled",
          "delivery.updated",
          "webhook.disabled",
          "webhook.test"
        ]
      }
    ],
    "body": "none",
    "previews": "nowhere",
    "streams": true,
    "errors": [],
    "example": {
      "query": {
        "events": [
          "escrow.funded",
          "escrow.released"
        ]
      }
    },
    "answer": {
      "names": listEventsItem
    }
  },
  {
    "operationId": "getEvent",
    "words": [
      "events",
      "get"
    ],
    "method": "GET",
    "path": "/events/:id",
    "summary": "Read an event",
    "description": "Returns one event by its `event_id`.",
    "parameters": getDisputeParameters,
    "fields": [],
    "body": "none",
    "previews": "nowhere",
    "errors": getEscrowErrors,
    "example": {
      "params": {
        "id": "0198c7c6-5a52-7d0e-8f5b-3f5f6a1c2b10"
      }
    },
    "answer": {
      "names": listEventsItem
    }
  },
  {
    "operationId": "fundEscrowInSandbox",
    "words": [
      "sandbox",
      "fund"
    ],
    "method": "POST",
    "path": "/sandbox/escrow/:reference/fund",
    "summary": "Simulate a bank transfer",
    "description": "Pays the escrow's newest virtual account at the sandbox bank, which reports it like a real one. With `delay_minutes` the response is the escrow before the transfer arrives.",
    "parameters": getEscrowParameters,
    "fields": [
      fundEscrowInSandboxAmount,
      fundEscrowInSandboxPayerName,
      fundEscrowInSandboxTimes,
      fundEscrowInSandboxDelayMinutes,
      fundEscrowInSandboxOutcome
    ],
    "body": "optional",
    "previews": "nowhere",
    "keys": "test",
    "repeat": "key",
    "errors": fundEscrowInSandboxErrors,
    "example": {
      "params": {
        "reference": "ORD-1001"
      }
    },
    "answer": {
      "names": getEscrowAnswer
    }
  },
  {
    "operationId": "fundChargeInSandbox",
    "words": [
      "sandbox",
      "fund-charge"
    ],
    "method": "POST",
    "path": "/sandbox/charge/:reference/fund",
    "summary": "Simulate a bank transfer for a charge",
    "description": "Pays the charge's virtual account at the sandbox bank, which reports it like a real one.",
    "parameters": getEscrowParameters,
    "fields": [
      fundEscrowInSandboxAmount,
      fundEscrowInSandboxPayerName,
      fundEscrowInSandboxTimes,
      fundEscrowInSandboxDelayMinutes,
      fundEscrowInSandboxOutcome
    ],
    "body": "optional",
    "previews": "nowhere",
    "keys": "test",
    "repeat": "key",
    "errors": fundEscrowInSandboxErrors,
    "example": {
      "params": {
        "reference": "ORD-2001"
      }
    },
    "answer": {
      "names": getChargeAnswer
    }
  },
  {
    "operationId": "moveDeliveryInSandbox",
    "words": [
      "sandbox",
      "delivery"
    ],
    "method": "POST",
    "path": "/sandbox/escrow/:reference/delivery",
    "summary": "Move the parcel",
    "description": "Moves the parcel of a managed delivery at the sandbox carriers, which report it like real ones. `booked` books the pickup of the attached rate, if the service has not done so already. `delivered` starts the inspection; `failed` and `cancelled` block the release.",
    "parameters": getEscrowParameters,
    "fields": [
      {
        "in": "body",
        "path": [
          "status"
        ],
        "type": "choice",
        "required": "always",
        "description": "Where the parcel is now: `booked` books the pickup, the others move what is booked.",
        "choices": [
          "booked",
          "picked_up",
          "in_transit",
          "delivered",
          "failed",
          "cancelled"
        ]
      }
    ],
    "body": "required",
    "previews": "nowhere",
    "keys": "test",
    "repeat": "key",
    "errors": [
      "not_found",
      "rate_not_attached",
      "not_funded",
      "disputed",
      "final",
      "seller_not_accepted",
      "already_delivered",
      "already_booked",
      "rate_expired",
      "carriage_limit",
      "conflict",
      "idempotency_mismatch",
      "partner_unavailable",
      "delivery_cannot_move"
    ],
    "example": {
      "params": {
        "reference": "ORD-1001"
      },
      "body": {
        "status": "picked_up"
      }
    },
    "answer": {
      "names": getEscrowAnswer
    }
  },
  {
    "operationId": "getReleaseCodeInSandbox",
    "words": [
      "sandbox",
      "code"
    ],
    "method": "GET",
    "path": "/sandbox/escrow/:reference/release-code",
    "summary": "Read the release code",
    "description": "Returns the release code that the buyer's page shows after delivery, so that a test can enter it. Only an escrow with `release_code: true` has one.",
    "parameters": getEscrowParameters,
    "fields": [],
    "body": "none",
    "previews": "nowhere",
    "keys": "test",
    "errors": getEscrowErrors,
    "example": {
      "params": {
        "reference": "ORD-1001"
      }
    },
    "answer": {
      "names": [
        "reference",
        "digits",
        "attempts_left"
      ]
    }
  },
  {
    "operationId": "getClock",
    "words": [
      "clock",
      "show"
    ],
    "method": "GET",
    "path": "/sandbox/clock",
    "summary": "Read the test clock",
    "description": "Returns the account's time in test mode.",
    "parameters": [],
    "fields": [],
    "body": "none",
    "previews": "nowhere",
    "keys": "test",
    "errors": [],
    "answer": {
      "names": [
        "now",
        "offset_ms"
      ]
    }
  },
  {
    "operationId": "advanceClock",
    "words": [
      "clock",
      "advance"
    ],
    "method": "POST",
    "path": "/sandbox/clock/advance",
    "summary": "Advance the test clock",
    "description": "Moves account time forward, a minute at once where something falls due, and runs it, including webhook retries. It waits two seconds in all for webhook receivers. Needs an `Idempotency-Key`, so that a repeated request does not move time twice.",
    "parameters": [],
    "fields": [
      {
        "in": "body",
        "path": [
          "hours"
        ],
        "type": "integer",
        "required": "never",
        "description": "Hours to add."
      },
      {
        "in": "body",
        "path": [
          "minutes"
        ],
        "type": "integer",
        "required": "never",
        "description": "Minutes to add."
      }
    ],
    "body": "required",
    "previews": "nowhere",
    "keys": "test",
    "repeat": "key_required",
    "errors": [
      "idempotency_key_required",
      "clock_busy",
      "conflict",
      "idempotency_mismatch"
    ],
    "example": {
      "body": {
        "hours": 24
      }
    },
    "answer": {
      "names": [
        "now",
        "ran",
        "pending"
      ]
    }
  },
  {
    "operationId": "creditInSandbox",
    "words": [
      "sandbox",
      "credit"
    ],
    "method": "POST",
    "path": "/sandbox/credits",
    "summary": "Simulate a transfer to an account number",
    "description": "Pays an account number, like a payer who typed it. The bank passes on no reference, so the credit is matched only if exactly one account had the number when the money arrived; otherwise it is unmatched. To test reused numbers, open a sale whose `customer_email` has ten digits after a plus (`buyer+1234567890@example.com`): they become its account number.",
    "parameters": [],
    "fields": [
      saveAccountPayoutAccountNumber,
      {
        "in": "body",
        "path": [
          "amount"
        ],
        "type": "amount",
        "required": "always",
        "description": "Kobo to transfer."
      },
      fundEscrowInSandboxPayerName,
      fundEscrowInSandboxTimes,
      {
        "in": "body",
        "path": [
          "reported_reference"
        ],
        "type": "boolean",
        "required": "never",
        "description": "Whether the bank reports the reference it opened the account for. If not, only the number identifies it.",
        "assumed": false
      }
    ],
    "body": "required",
    "previews": "nowhere",
    "keys": "test",
    "repeat": "key",
    "errors": [
      "idempotency_mismatch",
      "partner_unavailable",
      "partner_error"
    ],
    "example": {
      "body": {
        "account_number": "1234567890",
        "amount": 250000
      }
    },
    "answer": {
      "names": [
        "credit_id",
        "status",
        "reference",
        "amount"
      ]
    }
  },
  {
    "operationId": "settlePayoutInSandbox",
    "words": [
      "sandbox",
      "settle-payout"
    ],
    "method": "POST",
    "path": "/sandbox/payouts/:id/settle",
    "summary": "End a payout at the sandbox bank",
    "description": "Makes the bank end a payout now and report it: paid, failed, or reversed, which can also follow paid. A payout that was not sent yet is sent first. With `attempt` the bank changes the outcome of an earlier attempt.",
    "parameters": getDisputeParameters,
    "fields": [
      {
        "in": "body",
        "path": [
          "outcome"
        ],
        "type": "choice",
        "required": "always",
        "description": "What the bank says became of it.",
        "choices": [
          "paid",
          "failed",
          "reversed"
        ]
      },
      settlePayoutInSandboxReason,
      settlePayoutInSandboxFee,
      settlePayoutInSandboxAttempt
    ],
    "body": "required",
    "previews": "nowhere",
    "keys": "test",
    "repeat": "key",
    "errors": [
      "not_found",
      "conflict",
      "final",
      "transfer_ended",
      "below_minimum",
      "payout_scheduled",
      "idempotency_mismatch",
      "payment_reversed",
      "payout_details_missing",
      "partner_unavailable",
      "partner_error"
    ],
    "example": {
      "params": {
        "id": "019322f3-0000-7000-8000-000000000001"
      },
      "body": {
        "outcome": "paid"
      }
    },
    "answer": {
      "names": [
        "id",
        "status",
        "amount",
        "combined_payout_id",
        "scheduled_for",
        "awaiting_float_since",
        "bank_name",
        "account_last4",
        "session_id",
        "expected_by",
        "failure_reason",
        "created_at",
        "reference"
      ]
    }
  },
  {
    "operationId": "settleRefundInSandbox",
    "words": [
      "sandbox",
      "settle-refund"
    ],
    "method": "POST",
    "path": "/sandbox/refunds/:id/settle",
    "summary": "End a refund at the sandbox bank",
    "description": "Makes the bank end a refund now and report it: paid, failed, reversed, or waiting for other details of the payer. A refund that was not sent yet is sent first.",
    "parameters": getDisputeParameters,
    "fields": [
      {
        "in": "body",
        "path": [
          "outcome"
        ],
        "type": "choice",
        "required": "always",
        "description": "What the bank says became of it.",
        "choices": [
          "paid",
          "failed",
          "reversed",
          "needs_details"
        ]
      },
      settlePayoutInSandboxReason,
      settlePayoutInSandboxFee,
      settlePayoutInSandboxAttempt
    ],
    "body": "required",
    "previews": "nowhere",
    "keys": "test",
    "repeat": "key",
    "errors": [
      "not_found",
      "conflict",
      "final",
      "transfer_ended",
      "below_minimum",
      "payout_scheduled",
      "idempotency_mismatch",
      "payment_reversed",
      "credit_busy",
      "partner_unavailable",
      "partner_error"
    ],
    "example": {
      "params": {
        "id": "019322f3-0000-7000-8000-000000000001"
      },
      "body": {
        "outcome": "paid"
      }
    },
    "answer": {
      "names": [
        "id",
        "status",
        "amount",
        "credit_id",
        "awaiting_float_since",
        "reason",
        "failure_reason",
        "created_at",
        "reference"
      ]
    }
  },
  {
    "operationId": "setFaultInSandbox",
    "words": [
      "sandbox",
      "fault"
    ],
    "method": "POST",
    "path": "/sandbox/faults",
    "summary": "Make calls to the sandbox bank fail",
    "description": "Makes the next calls of one operation fail for this account's sandbox. No money is lost: the service looks up an unknown outcome until it is final. With several server processes, all apply the fault within a second.",
    "parameters": [],
    "fields": [
      {
        "in": "body",
        "path": [
          "operation"
        ],
        "type": "choice",
        "required": "always",
        "description": "Which call to the bank.",
        "choices": [
          "open_virtual_account",
          "find_credit",
          "find_credits",
          "resolve_account",
          "transfer",
          "find_transfer",
          "refund",
          "find_refund"
        ]
      },
      {
        "in": "body",
        "path": [
          "kind"
        ],
        "type": "choice",
        "required": "always",
        "description": "How it fails: before any effect, after it with the response lost, with a final refusal, or, if it moves money, since the balance at the bank does not cover it.",
        "choices": [
          "unavailable",
          "timeout",
          "refused",
          "no_float"
        ]
      },
      {
        "in": "body",
        "path": [
          "count"
        ],
        "type": "integer",
        "required": "always",
        "description": "How many of the next calls fail; 0 ends the fault. Replaces the previous setting."
      }
    ],
    "body": "required",
    "previews": "nowhere",
    "keys": "test",
    "repeat": "key",
    "errors": [
      "idempotency_mismatch"
    ],
    "example": {
      "body": {
        "operation": "transfer",
        "kind": "timeout",
        "count": 1
      }
    },
    "answer": {
      "names": [
        "operation",
        "kind",
        "count"
      ]
    }
  }
];

export const errorRows: Readonly<Record<string, ErrorRow>> = {
  "validation_failed": {
    "status": 400,
    "title": "The request has invalid fields",
    "remedy": "Fix the fields listed in `errors`."
  },
  "unknown_field": {
    "status": 400,
    "title": "The request has unknown fields",
    "remedy": "Remove or rename the fields listed in `errors`."
  },
  "malformed_json": {
    "status": 400,
    "title": "The body is not JSON",
    "remedy": "Send a JSON object, encoded as UTF-8."
  },
  "malformed_path": {
    "status": 400,
    "title": "The path is not validly encoded",
    "remedy": "Percent-encode each path segment as UTF-8."
  },
  "malformed_request": {
    "status": 400,
    "title": "The request is not valid HTTP",
    "remedy": "Send the request with an HTTP/1.1 client, or fix the one that built it."
  },
  "idempotency_key_required": {
    "status": 400,
    "title": "An Idempotency-Key is required",
    "remedy": "Send an `Idempotency-Key` header of 8 to 128 characters, a new one for each intention."
  },
  "missing_key": {
    "status": 401,
    "title": "No API key",
    "remedy": "Send `Authorization: Bearer <key>`."
  },
  "invalid_key": {
    "status": 401,
    "title": "The API key is not valid",
    "remedy": "Check the key for typing errors, or create a new one."
  },
  "revoked_key": {
    "status": 401,
    "title": "The API key is revoked",
    "remedy": "Create a new key and use it instead."
  },
  "expired_key": {
    "status": 401,
    "title": "The API key has expired",
    "remedy": "Create a new key and use it instead."
  },
  "key_scope": {
    "status": 403,
    "title": "The API key is restricted",
    "remedy": "The detail names the scope that is missing: use a key that has it."
  },
  "key_network": {
    "status": 403,
    "title": "The API key is not allowed from this network",
    "remedy": "Send the request from an allowed network, or use another key."
  },
  "live_key_required": {
    "status": 403,
    "title": "A live key is required",
    "remedy": "Use a `svc_live_` key. In test mode the service books the pickup for you."
  },
  "test_mode_only": {
    "status": 403,
    "title": "Test mode only",
    "remedy": "Use a `svc_test_` key; the sandbox never touches live money."
  },
  "plan_required": {
    "status": 403,
    "title": "The Business plan is required",
    "remedy": "Upgrade the account, or use a test key."
  },
  "not_found": {
    "status": 404,
    "title": "Not found",
    "remedy": "Check the reference and the mode of your key."
  },
  "unknown_path": {
    "status": 404,
    "title": "The API has no such path",
    "remedy": "Check the base address, which ends in `/api/public/v1`, and the path of the operation."
  },
  "method_not_allowed": {
    "status": 405,
    "title": "Method not allowed",
    "remedy": "Use a method listed in the `Allow` header."
  },
  "request_timeout": {
    "status": 408,
    "title": "The request did not arrive in time",
    "remedy": "Send it again, and finish sending within 30 seconds."
  },
  "conflict": {
    "status": 409,
    "title": "Another request changed it at the same moment",
    "remedy": "Send the request again."
  },
  "not_funded": {
    "status": 409,
    "title": "The escrow is not funded",
    "remedy": "Wait for `escrow.funded`."
  },
  "disputed": {
    "status": 409,
    "title": "The escrow is in dispute",
    "remedy": "Wait for `dispute.resolved`."
  },
  "final": {
    "status": 409,
    "title": "The sale has ended",
    "remedy": "No money is held any more. Read the status and the timeline to see where it went."
  },
  "payment_reversed": {
    "status": 409,
    "title": "The buyer's bank reversed the payment",
    "remedy": "Ask the operator to settle the reversed payment. Then repeat the request."
  },
  "delivery_failed": {
    "status": 409,
    "title": "The parcel has not arrived",
    "remedy": "Attach another rate, or record the delivery with its tracking number and a photo."
  },
  "seller_not_accepted": {
    "status": 409,
    "title": "The seller has not accepted",
    "remedy": "Ask the seller to accept, or accept for them."
  },
  "payout_details_missing": {
    "status": 409,
    "title": "No payout details on file",
    "remedy": "Save them with `PUT /sellers/:email`, or `PUT /account/payout` when no seller is named."
  },
  "release_code_not_shown": {
    "status": 409,
    "title": "The buyer has no release code yet",
    "remedy": "Record the delivery; then the page of the buyer shows the code. This entry was not counted."
  },
  "release_code_wrong": {
    "status": 409,
    "title": "The release code is wrong",
    "remedy": "Ask the buyer for the code on their page. `attempts_left` says how many entries are left."
  },
  "release_code_blocked": {
    "status": 409,
    "title": "The release code is off",
    "remedy": "There were too many wrong entries. The buyer can confirm receipt, or you wait for the automatic release."
  },
  "already_accepted": {
    "status": 409,
    "title": "The seller has accepted already",
    "remedy": "An accepted sale cannot be declined; to change the bank account, use `PUT /sellers/:email`."
  },
  "already_funded": {
    "status": 409,
    "title": "It is paid already",
    "remedy": "Refund it instead of cancelling it; to overpay it in the sandbox, send an `amount`."
  },
  "already_delivered": {
    "status": 409,
    "title": "Delivery is recorded already",
    "remedy": "The first record counts: see `dispatch_proof`."
  },
  "inspection_fixed": {
    "status": 409,
    "title": "The time to check cannot be changed any more",
    "remedy": "The buyer can report a problem on the checkout page, which stops the release."
  },
  "delivery_not_picked_up": {
    "status": 409,
    "title": "The carrier has not picked the parcel up",
    "remedy": "Wait for `picked_up` in `delivery_tracking`, or send `tracking_number` and `proof_photo_url`."
  },
  "delivery_cannot_move": {
    "status": 409,
    "title": "The parcel cannot go from its status to that one",
    "remedy": "See its status in `delivery_tracking`. Book the pickup first; a delivered or cancelled parcel stays so."
  },
  "not_managed": {
    "status": 409,
    "title": "The delivery is not managed",
    "remedy": "Deliver it yourself and record it; `delivery_mode: managed` is chosen when the escrow is initiated."
  },
  "rate_not_attached": {
    "status": 409,
    "title": "No rate is attached",
    "remedy": "Call `POST /delivery/rates` and attach one of the rates."
  },
  "already_booked": {
    "status": 409,
    "title": "The pickup is booked already",
    "remedy": "See `delivery_tracking`; another rate can be attached once this delivery has ended."
  },
  "carriage_limit": {
    "status": 409,
    "title": "The booking exceeds your limit for carriage",
    "remedy": "See what you owe in `carriage_owed` of `GET /balance`, and ask the operator to raise your limit."
  },
  "rate_expired": {
    "status": 409,
    "title": "The rate has expired",
    "remedy": "Call `POST /delivery/rates` again and attach a new rate."
  },
  "already_disputed": {
    "status": 409,
    "title": "A dispute is open already",
    "remedy": "Add evidence to it."
  },
  "not_disputed": {
    "status": 409,
    "title": "No dispute is open",
    "remedy": "Open one first."
  },
  "not_opener": {
    "status": 409,
    "title": "Only the side that opened it can withdraw",
    "remedy": "Concede, or add evidence."
  },
  "withdrawal_used": {
    "status": 409,
    "title": "This side has withdrawn a dispute before, and cannot withdraw another",
    "remedy": "If it is solved, let the seller's side say so in the dispute: the operator then decides."
  },
  "evidence_limit": {
    "status": 409,
    "title": "This side has made all its statements in this dispute",
    "remedy": "A side can make 25 statements. Write to the operator."
  },
  "amount_exceeds_held": {
    "status": 409,
    "title": "The amount is more than what is held",
    "remedy": "Send at most `amount_held`."
  },
  "amount_too_small": {
    "status": 409,
    "title": "A part is too small to transfer",
    "remedy": "Send at least 10,000 kobo, and leave either nothing or at least 10,000 kobo."
  },
  "below_minimum": {
    "status": 409,
    "title": "The amount is too small to be sent",
    "remedy": "Nothing was sent to the bank, so there is no transfer to end. The money stays where it is."
  },
  "payout_scheduled": {
    "status": 409,
    "title": "The payout waits for the daily transfer",
    "remedy": "It is sent with the others of its day after `scheduled_for`; in test mode move the clock there."
  },
  "credit_busy": {
    "status": 409,
    "title": "Another refund of the same transfer is with the bank",
    "remedy": "Wait until that refund ends; a transfer is refunded in one payment at a time."
  },
  "transfer_ended": {
    "status": 409,
    "title": "A bank cannot report that outcome any more",
    "remedy": "A returned payment stays returned, and only a payment under way can wait for details. Choose another `attempt`."
  },
  "payout_details_locked": {
    "status": 409,
    "title": "The seller saved these details",
    "remedy": "Only the seller can change them, on the seller page."
  },
  "bank_account_changed": {
    "status": 409,
    "title": "Another bank account was saved meanwhile",
    "remedy": "Read the bank account on file, and save yours again if it should still replace that one."
  },
  "idempotency_mismatch": {
    "status": 409,
    "title": "The Idempotency-Key belongs to another request",
    "remedy": "Use a new key for a new intention; repeat the same request under the same key."
  },
  "reference_conflict": {
    "status": 409,
    "title": "The reference belongs to another sale",
    "remedy": "Choose another reference, or repeat exactly the request that used it first."
  },
  "endpoint_limit": {
    "status": 409,
    "title": "Too many webhook endpoints",
    "remedy": "An account has at most 10 in each mode: delete one first."
  },
  "test_quota_exceeded": {
    "status": 409,
    "title": "The account stores too much test data",
    "remedy": "See `test_data` in `GET /account`, and ask the operator to raise the quota. Until you store twice the quota, existing sales can continue."
  },
  "clock_busy": {
    "status": 409,
    "title": "The clock is being advanced already",
    "remedy": "Wait until the other advance has ended."
  },
  "payload_too_large": {
    "status": 413,
    "title": "The body is too large",
    "remedy": "Send at most 100 kB."
  },
  "unsupported_media_type": {
    "status": 415,
    "title": "The body is not JSON",
    "remedy": "Send `Content-Type: application/json`."
  },
  "expectation_failed": {
    "status": 417,
    "title": "The expectation cannot be met",
    "remedy": "Leave the `Expect` header out; only `100-continue` is understood."
  },
  "rate_limited": {
    "status": 429,
    "title": "Too many requests",
    "remedy": "Wait as long as `Retry-After` says."
  },
  "headers_too_large": {
    "status": 431,
    "title": "The headers are too large",
    "remedy": "Send at most 16 kB of path and headers."
  },
  "internal_error": {
    "status": 500,
    "title": "Something broke on our side",
    "remedy": "Repeat the request. If it fails again, tell us the `request_id`."
  },
  "partner_error": {
    "status": 502,
    "title": "The banking partner refused",
    "remedy": "Check what you sent. Nothing was done, so you can repeat the same request safely."
  },
  "partner_unavailable": {
    "status": 503,
    "title": "The partner does not respond",
    "remedy": "Repeat the same request."
  },
  "live_mode_unavailable": {
    "status": 503,
    "title": "Live mode is not configured",
    "remedy": "The operator has to configure a partner for live mode; test keys work meanwhile."
  },
  "storage_full": {
    "status": 503,
    "title": "The service has no disk space left",
    "remedy": "Wait as long as `Retry-After` says, then repeat the same request. Reading still works."
  },
  "busy": {
    "status": 503,
    "title": "The service is overloaded or stopping",
    "remedy": "Wait as long as `Retry-After` says."
  }
};

export const eventMoments = {
  "escrow.funded": "The price has arrived; the money is held.",
  "escrow.accepted": "The seller accepted.",
  "escrow.declined": "The seller declined.",
  "escrow.delivered": "Delivery was recorded; the inspection window runs.",
  "escrow.inspection_changed": "The buyer said that the delivery has arrived, or that it has not arrived yet.",
  "escrow.released": "The rest of the money was released to the seller.",
  "escrow.refunded": "The rest of the money goes back to the buyer. If a part was released before, the status is `released`.",
  "dispute.opened": "A dispute was opened; the clock is paused.",
  "payment.success": "A credit completed the price.",
  "payment.failed": "A credit was rejected, or reversed before the price had arrived, also of a direct charge.",
  "charge.success": "A direct charge was paid.",
  "charge.failed": "A direct charge ended without its price; a credit that fails before is `payment.failed`.",
  "payment.partial": "A credit arrived and more is needed.",
  "escrow.expired": "Payment did not arrive in time.",
  "escrow.cancelled": "The merchant cancelled before payment.",
  "escrow.reopened": "An expired escrow waits for payment again.",
  "escrow.partially_released": "A part was released to the seller.",
  "escrow.partially_refunded": "A part goes back to the buyer.",
  "dispute.resolved": "The dispute is settled.",
  "buyer.signed_in": "The buyer signed in and opened the order for the first time.",
  "payout.paid": "The payout has been paid.",
  "payout.failed": "The bank refused the payout.",
  "payout.reversed": "The bank sent the payout back.",
  "refund.paid": "The refund has been paid.",
  "refund.failed": "The bank refused the refund.",
  "payout.retried": "The operator has the payout sent again.",
  "refund.retried": "The operator has the refund sent again.",
  "refund.cancelled": "The buyer's bank had taken the payment back; the refund is no longer owed.",
  "credit.matched": "It became known whose transfer this is.",
  "receivable.settled": "The operator settled money that a bank had taken, or that was paid too late.",
  "delivery.updated": "The pickup was booked or cancelled, the parcel has moved, or its number is known.",
  "webhook.disabled": "Every attempt at an endpoint failed for five days, at least ten of them, or it responded with 410, and it was switched off.",
  "webhook.test": "You asked for a test."
} as const;

export const eventFields: readonly string[] = [
  "event",
  "event_id",
  "created_at",
  "mode",
  "sequence",
  "reference",
  "escrow_id",
  "charge_id",
  "amount",
  "currency",
  "status",
  "metadata",
  "held_amount",
  "reason",
  "refunded_amount",
  "tracking_number",
  "inspection_starts_at",
  "auto_release_at",
  "extensions_left",
  "released_amount",
  "payout_id",
  "code_entered_by",
  "dispute_id",
  "opened_by",
  "on_behalf_of",
  "credit_id",
  "credited_amount",
  "excess_amount",
  "failure_reason",
  "remaining_amount",
  "outcome",
  "buyer_user_id",
  "payout_amount",
  "session_id",
  "refund_id",
  "refund_amount",
  "settled_amount",
  "from",
  "receivable_amount",
  "delivery_status",
  "webhook_id",
  "disabled_reason"
];

export const trackingFields: readonly string[] = [
  "status",
  "carrier",
  "service",
  "rate_id",
  "rate_expires_at",
  "amount",
  "tracking_number",
  "tracking_url",
  "label_url",
  "booked_at",
  "failure_reason",
  "events"
];

export const waitTables: Readonly<Record<'escrow' | 'charge' | 'payouts' | 'refunds' | 'parcel', WaitTable>> = {
  "escrow": {
    "funded": {
      "reached": [
        "funded",
        "disputed",
        "released"
      ],
      "open": [
        "awaiting_payment"
      ]
    },
    "disputed": {
      "reached": [
        "disputed"
      ],
      "open": [
        "awaiting_payment",
        "funded"
      ]
    },
    "released": {
      "reached": [
        "released"
      ],
      "open": [
        "awaiting_payment",
        "funded",
        "disputed"
      ]
    },
    "refunded": {
      "reached": [
        "refunded"
      ],
      "open": [
        "awaiting_payment",
        "funded",
        "disputed"
      ]
    },
    "declined": {
      "reached": [
        "declined"
      ],
      "open": [
        "awaiting_payment"
      ]
    },
    "cancelled": {
      "reached": [
        "cancelled"
      ],
      "open": [
        "awaiting_payment"
      ]
    },
    "expired": {
      "reached": [
        "expired"
      ],
      "open": [
        "awaiting_payment"
      ]
    }
  },
  "charge": {
    "succeeded": {
      "reached": [
        "succeeded"
      ],
      "open": [
        "pending"
      ]
    },
    "expired": {
      "reached": [
        "expired"
      ],
      "open": [
        "pending"
      ]
    },
    "failed": {
      "reached": [
        "failed"
      ],
      "open": [
        "pending"
      ]
    }
  },
  "payouts": {
    "paid": {
      "reached": [
        "paid"
      ],
      "open": [
        "waiting_details",
        "pending",
        "reversed",
        "manual"
      ]
    }
  },
  "refunds": {
    "paid": {
      "reached": [
        "paid"
      ],
      "open": [
        "pending",
        "manual"
      ]
    }
  },
  "parcel": {
    "delivered": {
      "reached": [
        "delivered"
      ],
      "open": [
        "rate_attached",
        "booking",
        "booking_unknown",
        "booked",
        "picked_up",
        "in_transit"
      ]
    }
  }
};
