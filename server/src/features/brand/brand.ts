import { sql } from 'kysely';
import type { AccountBrand } from '../../adapters/store/brand-rows.js';
import { selectBy } from '../../adapters/store/row-statements.js';
import { columns, insertRow } from '../../adapters/store/shapes.js';
import { statement, step } from '../../adapters/store/statement.js';
import type { Mode } from '../../domain/records.js';
import { type Brand, type BrandRecord, brandStatus, noBrand, shownBrand } from '../../domain/staff/brand.js';
import { settingContext } from '../../pipeline/context.js';
import { isRefusal, lostRace, retryLostRace } from '../../pipeline/retry.js';
import { commitSetting } from '../../pipeline/settings.js';
import type { Services } from '../../services.js';
import { findAccount } from '../accounts/queries.js';
import { CommandRefused } from '../operator/act.js';

type Tools = Pick<Services, 'store' | 'clock' | 'newId' | 'sealer' | 'keyedHash' | 'author'>;

const findBrandRow = selectBy('account_brand.find', 'account_brand', ['accountId']);

/** Proposals that wait for the operator, oldest first. */
const listWaiting = statement<Record<string, never>, AccountBrand & { name: string }>(
  'account_brand.list_waiting',
  (db) =>
    db
      .selectFrom('account_brand')
      .innerJoin('account', 'account.id', 'account_brand.account_id')
      .select(columns('account_brand'))
      .select('account.name as name')
      .where('declined_reason', 'is', null)
      .where(sql<boolean>`(approved_version is null or approved_version <> version)`)
      .orderBy('proposed_at')
      .orderBy('account_id')
      .limit(sql.lit(500)),
);

/** Writes nothing if the row is no longer the known one; `known` is 0 for none. */
const saveBrand = statement<AccountBrand & { known: number; knownDecidedAt: number }, unknown>(
  'account_brand.save',
  (db, p) =>
    insertRow(db, 'account_brand', p).onConflict((conflict) =>
      conflict
        .columns(['account_id'])
        .doUpdateSet({
          version: p.version,
          proposed_json: p.proposedJson,
          proposed_at: p.proposedAt,
          approved_json: p.approvedJson,
          approved_version: p.approvedVersion,
          declined_reason: p.declinedReason,
          decided_at: p.decidedAt,
        })
        .where('account_brand.version', '=', p.known)
        .where(sql<boolean>`coalesce(account_brand.decided_at, 0) = ${p.knownDecidedAt}`),
    ),
);

function recordOf(row: AccountBrand): BrandRecord {
  const { accountId, version, proposedJson, approvedJson, approvedVersion, declinedReason } = row;
  return {
    accountId,
    version,
    proposed: JSON.parse(proposedJson) as Brand,
    approved: approvedJson === null ? null : (JSON.parse(approvedJson) as Brand),
    approvedVersion,
    declinedReason,
  };
}

export async function findBrand(
  { store }: Pick<Services, 'store'>,
  accountId: string,
): Promise<BrandRecord | null> {
  const row = await store.one(findBrandRow, { accountId });
  return row ? recordOf(row) : null;
}

/** What the pages of an account show in a mode. */
export async function brandOf(
  services: Pick<Services, 'store'>,
  { accountId, mode }: { accountId: string; mode: Mode },
): Promise<Brand> {
  return shownBrand(await findBrand(services, accountId), mode);
}

/** Records what a merchant wants to show. Test mode shows it at once, live mode once it is approved. */
export function proposeBrand(
  tools: Tools,
  accountId: string,
  proposedAfter: (before: Brand) => Brand,
): Promise<void> {
  return change(tools, accountId, 'brand.proposed', (before) => ({
    version: (before?.version ?? 0) + 1,
    proposedJson: JSON.stringify(proposedAfter(before ? recordOf(before).proposed : noBrand)),
    proposedAt: tools.clock.now(),
    approvedJson: before?.approvedJson ?? null,
    approvedVersion: before?.approvedVersion ?? null,
    declinedReason: null,
    decidedAt: before?.decidedAt ?? null,
  }));
}

/** Approves the proposal with this version, and no later one. */
export function approveBrand(tools: Tools, accountId: string, version: number): Promise<void> {
  return change(tools, accountId, 'brand.approved', (before) => {
    const { proposedJson, ...kept } = waiting(before, accountId, version);
    const decidedAt = tools.clock.now();
    return { ...kept, proposedJson, approvedJson: proposedJson, approvedVersion: version, decidedAt };
  });
}

/** Declines the proposal with this version; live mode goes on with what was approved before. */
export function declineBrand(
  tools: Tools,
  accountId: string,
  { version, reason }: { version: number; reason: string },
): Promise<void> {
  return change(tools, accountId, 'brand.declined', (before) => {
    const kept = waiting(before, accountId, version);
    return { ...kept, declinedReason: reason, decidedAt: tools.clock.now() };
  });
}

/** Shows nothing of an account in live mode any more; what it proposes next waits for approval again. */
export function withdrawBrand(tools: Tools, accountId: string, reason: string): Promise<void> {
  return change(tools, accountId, 'brand.withdrawn', (before) => {
    if (!before?.approvedJson) throw new CommandRefused(`Live mode shows no brand of account ${accountId}.`);
    const decidedAt = tools.clock.now();
    return { ...before, approvedJson: null, approvedVersion: null, declinedReason: reason, decidedAt };
  });
}

/** Returns the row whose proposal waits, if it is the one that was looked at. */
function waiting(row: AccountBrand | undefined, accountId: string, version: number): AccountBrand {
  if (!row || brandStatus(recordOf(row)) !== 'proposed')
    throw new CommandRefused(`The account ${accountId} has proposed nothing that waits for a decision.`);
  if (row.version !== version)
    throw new CommandRefused(
      `The account ${accountId} has changed its proposal: it is version ${row.version} now. ` +
        'Look at it again with `brand list`.',
    );
  return row;
}

async function change(
  tools: Tools,
  accountId: string,
  action: 'brand.proposed' | 'brand.approved' | 'brand.declined' | 'brand.withdrawn',
  decide: (before: AccountBrand | undefined) => Omit<AccountBrand, 'accountId'>,
): Promise<void> {
  const outcome = await retryLostRace(async () => {
    if (!(await tools.store.one(findAccount, { id: accountId })))
      throw new CommandRefused(`There is no account ${accountId}.`);
    const before = await tools.store.one(findBrandRow, { accountId });
    const after = { ...decide(before), accountId };
    const known = before?.version ?? 0;
    const knownDecidedAt = before?.decidedAt ?? 0;
    const isCommitted = await commitSetting(tools, settingContext(tools), {
      accountId,
      mode: 'live',
      steps: [step(saveBrand, { ...after, known, knownDecidedAt })],
      note: {
        action,
        subject: accountId,
        before: before ? { ...recordOf(before).proposed, version: before.version } : null,
        after: {
          ...recordOf(after).proposed,
          version: after.version,
          reason: after.declinedReason,
        },
      },
    });
    return isCommitted ? 'done' : lostRace;
  });
  if (isRefusal(outcome)) throw new CommandRefused('Others are deciding this at the same moment; try again.');
}

/** The proposals that wait for the operator. */
export async function listProposals({ store }: Pick<Services, 'store'>) {
  const rows = await store.all(listWaiting, {});
  return rows.map(({ name, proposedAt, ...row }) => ({
    name,
    proposedAt,
    ...recordOf({ ...row, proposedAt }),
  }));
}
