import {
  accountRecord,
  balanceRecord,
  chargeRecord,
  disputeRecord,
  ledgerRecord,
  ratesRecord,
  sellerRecord,
  timelineRecord,
} from './records.js';
import { sandboxAnswers } from './sandbox-records.js';
import { webhookAnswers } from './webhook-records.js';

/** The responses that do not depend on earlier requests. */
export const fixedAnswers: Record<string, unknown> = {
  'GET /disputes': { data: [disputeRecord], has_more: false, next_cursor: null },
  ...sandboxAnswers,
  ...webhookAnswers,
  'GET /sellers': { data: [sellerRecord], has_more: false, next_cursor: null },
  'GET /banks': { data: [{ code: '058', name: 'Guaranty Trust Bank' }] },
  'POST /delivery/rates': ratesRecord,
  'PUT /account/payout': accountRecord,
  'PUT /account/payout-schedule': { ...accountRecord, payout_schedule: 'daily' },
  'GET /balance': balanceRecord,
  'POST /charge': chargeRecord,
  'GET /charge': { data: [chargeRecord], has_more: false, next_cursor: null },
  'GET /charge/ORD-2001': chargeRecord,
  'POST /sandbox/charge/ORD-2001/fund': chargeRecord,
  'GET /charge/ORD-2001/timeline': timelineRecord,
  'GET /charge/ORD-2001/ledger': ledgerRecord,
  'GET /sandbox/clock': { now: '2026-01-02T10:00:00.000Z', offset_ms: 0 },
  'POST /sandbox/clock/advance': { now: '2026-01-03T10:00:00.000Z', ran: [], pending: false },
};
