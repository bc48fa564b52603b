import type { DefaultSecret, WebhookEndpoint } from '../../adapters/store/webhook-rows.js';
import type { AuditNote, AuditValues } from '../../domain/audit.js';
import type { SettingChange } from '../../pipeline/settings.js';
import type { Step } from '../../ports/store.js';
import { isoOrNull } from '../checkouts/present.js';
import type { ReplayFilter } from './delivery-queries.js';

type EndpointAction = Extract<AuditNote['action'], `webhook.${string}`>;

/** What of an endpoint the audit log shows. Neither secret is in it, sealed or not. */
function valuesOf(endpoint: WebhookEndpoint): AuditValues {
  const { url, eventsJson, active, disabledReason, retrySchedule, previousSecretUntil } = endpoint;
  return {
    url: withoutQuery(url),
    events: JSON.parse(eventsJson) as string[],
    active: active === 1,
    disabled_reason: disabledReason,
    retry_schedule: retrySchedule,
    previous_secret_until: isoOrNull(previousSecretUntil),
  };
}

/** A query may hold a token, and an entry is kept for ever. */
function withoutQuery(url: string): string {
  const [address = '', query] = url.split('?');
  return query === undefined ? address : `${address}?…`;
}

/** A change of an endpoint: its rows, the endpoint before and after. Null: it is new or deleted. */
export function endpointChange(
  action: EndpointAction,
  steps: readonly Step[],
  before: WebhookEndpoint | null,
  after: WebhookEndpoint | null,
): SettingChange {
  const { id, accountId, mode } = (after ?? before) as WebhookEndpoint;
  const values = { before: before && valuesOf(before), after: after && valuesOf(after) };
  return { accountId, mode, steps, note: { action, subject: id, ...values } };
}

/** A replay to an endpoint, whose deliveries are the steps; the entry is all that names its author. */
export function replayChange(
  { id, accountId, mode }: WebhookEndpoint,
  steps: readonly Step[],
  {
    since,
    until,
    types,
    status,
    count,
  }: Omit<ReplayFilter, 'endpointId' | 'withAnyFailed'> & { count: number },
): SettingChange {
  const span = { since: isoOrNull(since), until: isoOrNull(until) };
  const after = { ...span, events: types, status: status ?? null, count };
  return { accountId, mode, steps, note: { action: 'webhook.replayed', subject: id, before: null, after } };
}

/** A rotation of a default secret; its subject is the account. */
export function defaultSecretChange(
  step: Step,
  before: DefaultSecret | null,
  { accountId, mode, previousSecretUntil }: DefaultSecret,
): SettingChange {
  const until = (ms: number | null) => ({ previous_secret_until: isoOrNull(ms) });
  const values = { before: before && until(before.previousSecretUntil), after: until(previousSecretUntil) };
  return {
    accountId,
    mode,
    steps: [step],
    note: { action: 'default_secret.rotated', subject: accountId, ...values },
  };
}
