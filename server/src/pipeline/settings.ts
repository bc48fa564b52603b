import { commitChange } from '../adapters/store/commit.js';
import { stepsAfter } from '../adapters/store/statement.js';
import type { Context } from '../domain/aggregate.js';
import type { AuditEntry, AuditNote } from '../domain/audit.js';
import type { Change, IdempotencyRecord } from '../domain/change.js';
import { plainChange } from '../domain/change-builder.js';
import type { Mode } from '../domain/records.js';
import type { Step } from '../ports/store.js';
import type { Services } from '../services.js';
import { withoutNetwork } from './audit-network.js';

/** A change of settings: the rows it writes, guarded by the first of them, and what the audit log says. */
export interface SettingChange {
  /** Null if it is of no account. */
  accountId: string | null;
  mode: Mode;
  steps: readonly Step[];
  note: AuditNote;
}

/** What concerns both modes is recorded as live. */
export const bothModes: Mode = 'live';

type CommitTools = Pick<Services, 'store' | 'clock' | 'newId' | 'keyedHash' | 'authority' | 'dryRun'>;
type CommitContext = Pick<Context, 'changeId' | 'now' | 'clockOffsetMs' | 'author'>;

/**
 * Commits a change of settings with its entry in the audit log, which the evidence of the change covers.
 * False: the race was lost, or whoever makes the change may not make it any more; nothing is written.
 */
export async function commitSetting(
  tools: CommitTools,
  context: CommitContext,
  { accountId, mode, steps, note }: SettingChange,
  idempotency: IdempotencyRecord | null = null,
): Promise<boolean> {
  const row = auditEntry(tools, context.changeId, { accountId, mode }, note);
  const kept = withoutNetwork(context.author, row);
  const by = { ...context, author: kept.author };
  const change = plainChange({ accountId: accountId ?? '', mode }, by, {
    writes: [{ insert: 'audit_entry', row }],
    ...(idempotency && { idempotency }),
  });
  const before = stepsAfter(tools.authority ?? [], [...steps, ...kept.steps]);
  const options = { evidence: { keyedHash: tools.keyedHash }, before };
  if ((await commitChange(tools.store, change, options)) !== 'committed') return false;
  tools.dryRun?.note(change, null);
  return true;
}

/** Adds an entry of the audit log to a change that writes a setting among its rows. */
export function withAuditEntry(
  tools: Pick<Services, 'clock' | 'newId'>,
  change: Change,
  note: AuditNote,
): Change {
  const row = auditEntry(tools, change.changeId, change, note);
  return { ...change, writes: [...change.writes, { insert: 'audit_entry', row }] };
}

function auditEntry(
  { clock, newId }: Pick<Services, 'clock' | 'newId'>,
  changeId: string,
  { accountId, mode }: Pick<SettingChange, 'accountId' | 'mode'>,
  { action, subject, before, after }: AuditNote,
): AuditEntry {
  return {
    id: newId(),
    changeId,
    accountId: accountId === '' ? null : accountId,
    mode,
    at: clock.now(),
    action,
    subject,
    beforeJson: before && JSON.stringify(before),
    afterJson: after && JSON.stringify(after),
  };
}
