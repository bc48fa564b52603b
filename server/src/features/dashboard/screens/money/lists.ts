import { payoutStatuses, refundStatuses } from '@escrow-checkout/contract';
import {
  type DisputesProps,
  type ListedTransfer,
  type PayoutsProps,
  pathIn,
  type SellersProps,
} from '@escrow-checkout/web';
import type { Payout, Refund } from '../../../../domain/records.js';
import type { Position } from '../../../../http/page.js';
import { accountTime } from '../../../../pipeline/context.js';
import type { Services } from '../../../../services.js';
import { listDisputesOf } from '../../../disputes/queries.js';
import { money } from '../../../pages/signed-in/story-view.js';
import { listSellers } from '../../../sellers/queries.js';
import type { Visit } from '../../route.js';
import { addressOf, writeAfter } from '../checkouts/filter.js';
import { frameOf, ownerOf, shortTime, shortTimeOrNull } from '../format.js';
import {
  findTransferWindowEnd,
  type ListedRow,
  listOpenDisputes,
  listPayoutsOf,
  listRefundsOf,
} from './queries.js';

const pageLength = 25;

/** A page's rows and the addresses of the others. */
function pageOf<Row>(
  rows: readonly Row[],
  after: Position | null,
  {
    path,
    query = {},
    positionOf,
  }: { path: string; query?: Record<string, string>; positionOf(row: Row): Position },
) {
  const shown = rows.slice(0, pageLength);
  const last = rows.length > pageLength ? shown.at(-1) : undefined;
  const older = last ? addressOf(path, { ...query, after: writeAfter(positionOf(last)) }) : null;
  return { shown, pages: { newest: after === null ? null : addressOf(path, query), older } };
}

export async function readDisputes(
  services: Services,
  visit: Visit,
  which: DisputesProps['which'],
  after: Position | null,
): Promise<DisputesProps> {
  const owner = ownerOf(visit);
  const { now } = await accountTime(services, owner.accountId, owner.mode);
  const rows = await services.reports.read(async (reader) =>
    which === 'open'
      ? await reader.list(listOpenDisputes(owner, after, pageLength + 1))
      : (await reader.list(listDisputesOf(owner, 'resolved', after, pageLength + 1))).map((row) => {
          return { ...row, amountHeld: 0, deadline: row.createdAt };
        }),
  );
  const { shown, pages } = pageOf(rows, after, {
    path: pathIn(visit, '/disputes'),
    query: which === 'open' ? {} : { which },
    positionOf: ({ deadline, id }) => ({ createdAt: deadline, id }),
  });
  return {
    frame: frameOf(visit),
    which,
    pages,
    rows: shown.map(({ checkoutId, reference, amountHeld, status, reason, createdAt, respondBy }) => ({
      href: pathIn(visit, `/escrows/${checkoutId}`),
      reference,
      amount: money(amountHeld),
      status,
      reason,
      openedAt: shortTime(createdAt),
      respondBy: shortTimeOrNull(status === 'waiting_for_seller' ? respondBy : null),
      isOverdue: respondBy !== null && respondBy <= now,
    })),
  };
}

export async function readPayouts(
  services: Services,
  visit: Visit,
  { kind, status: asked, after }: { kind: PayoutsProps['kind']; status: string; after: Position | null },
): Promise<PayoutsProps> {
  const known: readonly string[] = kind === 'payout' ? payoutStatuses : refundStatuses;
  const status = known.includes(asked) ? asked : '';
  const given = [ownerOf(visit), status || null, after, pageLength + 1] as const;
  const { rows, end } = await services.reports.read(async (reader) => {
    const rows =
      kind === 'payout'
        ? (await reader.list(listPayoutsOf(...given))).map((row) => payoutRow(visit, row))
        : (await reader.list(listRefundsOf(...given))).map((row) => refundRow(visit, row));
    // A page that is not full of one status goes on where it has looked.
    const isOpen = rows.length <= pageLength && status !== '';
    const [end] = isOpen ? await reader.list(findTransferWindowEnd(kind, ownerOf(visit), after)) : [];
    return { rows, end };
  });
  const { shown, pages } = pageOf(rows, after, {
    path: pathIn(visit, `/${kind}s`),
    query: { status },
    positionOf: ({ position }) => position,
  });
  const older = end ? addressOf(pathIn(visit, `/${kind}s`), { status, after: writeAfter(end) }) : pages.older;
  return {
    frame: frameOf(visit),
    kind,
    status,
    rows: shown.map(({ row }) => row),
    pages: { ...pages, older },
  };
}

interface Placed {
  row: ListedTransfer;
  position: Position;
}

function payoutRow(visit: Visit, payout: ListedRow<Payout>): Placed {
  const { bankName, accountLast4, status, sellerEmail } = payout;
  const account = accountLast4 === null ? null : `${bankName} ••${accountLast4}`;
  const shown = { account, payee: sellerEmail, status: { kind: 'payout' as const, status } };
  return { row: { ...sharedOf(visit, payout), ...shown }, position: payout };
}

function refundRow(visit: Visit, refund: ListedRow<Refund>): Placed {
  const shown = { account: null, payee: null, status: { kind: 'refund' as const, status: refund.status } };
  return { row: { ...sharedOf(visit, refund), ...shown }, position: refund };
}

function sharedOf(visit: Visit, row: ListedRow<Payout> | ListedRow<Refund>) {
  return {
    id: row.id,
    href: pathIn(visit, `/escrows/${row.checkoutId}`),
    reference: row.reference,
    amount: money(row.amount),
    sessionId: row.sessionId,
    failure: row.failureReason,
    fee: row.fee === null ? null : money(row.fee),
    at: shortTime(row.createdAt),
  };
}

export async function readSellers(
  services: Services,
  visit: Visit,
  after: Position | null,
): Promise<SellersProps> {
  const found = await services.reports.read((reader) =>
    reader.list(listSellers(ownerOf(visit), after, pageLength + 1)),
  );
  const { shown, pages } = pageOf(found, after, {
    path: pathIn(visit, '/sellers'),
    positionOf: (seller) => seller,
  });
  const rows = shown.map(
    ({ email, emailKey, name, bankName, accountLast4, bankAccountSavedBy, createdAt }) => ({
      email,
      name,
      account: accountLast4 === null ? null : `${bankName} ••${accountLast4}`,
      savedBy: bankAccountSavedBy,
      since: shortTime(createdAt),
      href: addressOf(pathIn(visit, '/escrows'), { seller: emailKey }),
    }),
  );
  return { frame: frameOf(visit), rows, pages };
}
