import { sql } from 'kysely';
import type { AccountBrand } from '../../adapters/store/brand-rows.js';
import { selectBy } from '../../adapters/store/row-statements.js';
import { columns, insertRow } from '../../adapters/store/shapes.js';
import { statement, step } from '../../adapters/store/statement.js';
import type { AuditAction } from '../../domain/audit.js';
import type { Mode } from '../../domain/records.js';
import {
  type Brand,
  type BrandCommand,
  type BrandRecord,
  decideBrand,
  shownBrand,
} from '../../domain/staff/brand.js';
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

function recordOf({ proposedJson, approvedJson, ...row }: AccountBrand): BrandRecord {
  return {
    ...row,
    proposed: JSON.parse(proposedJson) as Brand,
    approved: approvedJson === null ? null : (JSON.parse(approvedJson) as Brand),
  };
}

function rowOf({ proposed, approved, ...record }: BrandRecord): AccountBrand {
  return {
    ...record,
    proposedJson: JSON.stringify(proposed),
    approvedJson: approved && JSON.stringify(approved),
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

/** The name that buyers and sellers of an account read: that of its brand, else its own. */
export async function shownName(
  services: Pick<Services, 'store'>,
  owner: { accountId: string; mode: Mode },
): Promise<string> {
  return nameUnder(services, await brandOf(services, owner), owner.accountId);
}

/** The name that buyers and sellers read of an account that shows this brand. */
export async function nameUnder(
  { store }: Pick<Services, 'store'>,
  { name }: Brand,
  accountId: string,
): Promise<string> {
  if (name !== null) return name;
  return (await store.one(findAccount, { id: accountId }))?.name ?? '';
}

const actions = {
  propose: 'brand.proposed',
  approve: 'brand.approved',
  decline: 'brand.declined',
  withdraw: 'brand.withdrawn',
} as const satisfies Record<BrandCommand['command'], AuditAction>;

/**
 * Carries out a command on the brand of an account, with its entry in the audit log.
 *
 * @throws CommandRefused which says what an operator can do instead
 */
export async function changeBrand(tools: Tools, accountId: string, command: BrandCommand): Promise<void> {
  const outcome = await retryLostRace(async () => {
    if (!(await tools.store.one(findAccount, { id: accountId })))
      throw new CommandRefused(`There is no account ${accountId}.`);
    const before = await findBrand(tools, accountId);
    const after = decideBrand(before, command, { accountId, now: tools.clock.now() });
    if ('refused' in after) throw new CommandRefused(after.refused);
    const known = { known: before?.version ?? 0, knownDecidedAt: before?.decidedAt ?? 0 };
    const isCommitted = await commitSetting(tools, settingContext(tools), {
      accountId,
      mode: 'live',
      steps: [step(saveBrand, { ...rowOf(after), ...known })],
      note: {
        action: actions[command.command],
        subject: accountId,
        before: before && { ...before.proposed, version: before.version },
        after: { ...after.proposed, version: after.version, reason: after.declinedReason },
      },
    });
    return isCommitted ? 'done' : lostRace;
  });
  if (isRefusal(outcome)) throw new CommandRefused('Others are deciding this at the same moment; try again.');
}

/** The proposals that wait for the operator, with the names of their accounts. */
export async function listProposals({ store }: Pick<Services, 'store'>) {
  const rows = await store.all(listWaiting, {});
  return rows.map(({ name, ...row }) => ({ name, ...recordOf(row) }));
}
