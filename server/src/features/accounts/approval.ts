import { sql } from 'kysely';
import { selectBy } from '../../adapters/store/row-statements.js';
import { columns, insertRow } from '../../adapters/store/shapes.js';
import type { AccountApproval } from '../../adapters/store/sign-up-rows.js';
import { statement, step } from '../../adapters/store/statement.js';
import type { ApprovalDetails } from '../../domain/staff/approval.js';
import { settingContext } from '../../pipeline/context.js';
import { isRefusal, lostRace, retryLostRace } from '../../pipeline/retry.js';
import { commitSetting } from '../../pipeline/settings.js';
import { sealedPlaces } from '../../ports/sealed-places.js';
import type { Services } from '../../services.js';
import { KeyRefused } from '../keys/manage.js';
import { findAccount } from './queries.js';

type Tools = Pick<Services, 'store' | 'clock' | 'newId' | 'sealer' | 'keyedHash' | 'author'>;

const findApproval = selectBy('account_approval.find', 'account_approval', ['accountId']);

const findLiveKey = statement<{ accountId: string }, { id: string }>('key.any_live', (db, p) =>
  db
    .selectFrom('api_key')
    .select('id')
    .where('account_id', '=', p.accountId)
    .where('mode', '=', sql.lit('live'))
    .limit(sql.lit(1)),
);

const listRequested = statement<Record<string, never>, AccountApproval & { name: string }>(
  'account_approval.list_requested',
  (db) =>
    db
      .selectFrom('account_approval')
      .innerJoin('account', 'account.id', 'account_approval.account_id')
      .select(columns('account_approval'))
      .select('account.name as name')
      .where('status', '=', sql.lit('requested'))
      .orderBy('requested_at')
      .orderBy('account_id')
      .limit(sql.lit(500)),
);

/** Writes nothing if the status is no longer the known one; '' for none. */
const saveApproval = statement<AccountApproval & { known: AccountApproval['status'] | '' }, unknown>(
  'account_approval.save',
  (db, p) =>
    insertRow(db, 'account_approval', p).onConflict((conflict) =>
      conflict
        .columns(['account_id'])
        .doUpdateSet({
          status: p.status,
          details_sealed: p.detailsSealed,
          reason: p.reason,
          requested_at: p.requestedAt,
          decided_at: p.decidedAt,
        })
        .where('account_approval.status', '=', p.known),
    ),
);

/** Whether an account may have live keys; one that already had some counts as approved. */
export async function approvalOf(
  { store }: Pick<Services, 'store'>,
  accountId: string,
): Promise<{ status: AccountApproval['status'] | 'none'; reason: string | null }> {
  const row = await store.one(findApproval, { accountId });
  if (row?.status === 'approved') return { status: 'approved', reason: null };
  if (await store.one(findLiveKey, { accountId })) return { status: 'approved', reason: null };
  return { status: row?.status ?? 'none', reason: row?.reason ?? null };
}

/** Records what a merchant says of itself, for the operator to decide. */
export function requestApproval(tools: Tools, accountId: string, details: ApprovalDetails): Promise<void> {
  const detailsSealed = tools.sealer.seal(sealedPlaces.approval({ accountId }), JSON.stringify(details));
  return change(tools, accountId, 'account.approval_requested', (before) => {
    if (before?.status === 'approved') throw new KeyRefused('The account is approved already.');
    const requestedAt = tools.clock.now();
    return { status: 'requested', detailsSealed, reason: null, requestedAt, decidedAt: null };
  });
}

/** Lets an account have live keys, which it may also be without having asked. */
export function approve(tools: Tools, accountId: string): Promise<void> {
  return change(tools, accountId, 'account.approved', (before) => {
    if (before?.status === 'approved') throw new KeyRefused(`The account ${accountId} is approved already.`);
    const kept = { detailsSealed: before?.detailsSealed ?? null, requestedAt: before?.requestedAt ?? null };
    return { ...kept, status: 'approved', reason: null, decidedAt: tools.clock.now() };
  });
}

/** Declines a request; the merchant sees the reason, and may ask again. */
export function decline(tools: Tools, accountId: string, reason: string): Promise<void> {
  return change(tools, accountId, 'account.declined', (before) => {
    if (before?.status !== 'requested')
      throw new KeyRefused(`The account ${accountId} has asked for nothing.`);
    const { detailsSealed, requestedAt } = before;
    return { detailsSealed, requestedAt, status: 'declined', reason, decidedAt: tools.clock.now() };
  });
}

async function change(
  tools: Tools,
  accountId: string,
  action: 'account.approval_requested' | 'account.approved' | 'account.declined',
  decide: (before: AccountApproval | undefined) => Omit<AccountApproval, 'accountId'>,
): Promise<void> {
  const outcome = await retryLostRace(async () => {
    if (!(await tools.store.one(findAccount, { id: accountId }))) {
      throw new KeyRefused(`There is no account ${accountId}.`);
    }
    const before = await tools.store.one(findApproval, { accountId });
    const after = { ...decide(before), accountId };
    const isCommitted = await commitSetting(tools, settingContext(tools), {
      accountId,
      mode: 'live',
      steps: [step(saveApproval, { ...after, known: before?.status ?? '' })],
      note: {
        action,
        subject: accountId,
        before: before ? { status: before.status } : null,
        after: { status: after.status, reason: after.reason },
      },
    });
    return isCommitted ? 'done' : lostRace;
  });
  if (isRefusal(outcome)) throw new KeyRefused('Others are deciding this at the same moment; try again.');
}

/** The requests that wait for the operator, oldest first, with what each merchant says of itself. */
export async function listApprovalRequests({ store, sealer }: Pick<Services, 'store' | 'sealer'>) {
  const rows = await store.all(listRequested, {});
  return rows.map(({ accountId, name, requestedAt, detailsSealed }) => {
    const details =
      detailsSealed === null
        ? {}
        : (JSON.parse(sealer.open(sealedPlaces.approval({ accountId }), detailsSealed)) as ApprovalDetails);
    return { accountId, name, requestedAt: requestedAt ?? 0, details };
  });
}
