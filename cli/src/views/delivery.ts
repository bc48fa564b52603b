import type { View } from './columns.js';
import { renderPairs } from './columns.js';

interface AttemptAnswer {
  trigger: string;
  started_at: string;
  outcome: string;
  failure: string | null;
  failure_detail: string | null;
  response_status: number | null;
  response_body: string | null;
  timing: { total_ms: number };
}

interface DeliveryAnswer {
  id: string;
  webhook_id: string | null;
  event_id: string;
  event: string;
  reference: string;
  url: string;
  status: string;
  attempt_count: number;
  next_attempt_at: string | null;
  attempts: readonly AttemptAnswer[];
}

const shownMax = 300;

function attemptText(attempt: AttemptAnswer): string {
  const { started_at, trigger, outcome, failure, failure_detail, response_status, timing } = attempt;
  const why = failure_detail ?? failure;
  return [
    `${started_at} by ${trigger}: ${outcome} after ${timing.total_ms} ms`,
    ...(response_status === null ? [] : [`HTTP ${response_status}`]),
    ...(why === null ? [] : [why]),
  ].join(', ');
}

function answerText(body: string): string {
  return body.length > shownMax ? `${body.slice(0, shownMax)}...` : body;
}

/** Prints a delivery with its attempts, a line each; `--json` has full requests and responses. */
export const renderDelivery: View = (answer, { paint }) => {
  const delivery = answer as DeliveryAnswer;
  return renderPairs(
    [
      ['id', delivery.id],
      ['event', `${delivery.event} (${delivery.event_id})`],
      ['reference', delivery.reference],
      ['to', delivery.url],
      ['endpoint', delivery.webhook_id ?? 'none: a callback_url'],
      ['status', delivery.status],
      ['next attempt', delivery.next_attempt_at],
      ...delivery.attempts.flatMap((attempt, index) => [
        [`attempt ${delivery.attempt_count - index}`, attemptText(attempt)] as const,
        ['  response', attempt.response_body && answerText(attempt.response_body)] as const,
      ]),
    ],
    paint,
  );
};
