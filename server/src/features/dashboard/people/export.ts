import type { Response } from 'express';
import type { Photo } from '../../../domain/photo.js';
import type { Checkout, Mode } from '../../../domain/records.js';
import { alertKinds } from '../../../domain/staff/alerts.js';
import type { Position } from '../../../http/page.js';
import type { Services } from '../../../services.js';
import { findAccount } from '../../accounts/queries.js';
import { listTold } from '../../alerts/choices.js';
import { findBrand } from '../../brand/brand.js';
import { returnsAutomatically } from '../../brand/page-setting.js';
import { iso, isoOrNull } from '../../checkouts/present.js';
import { keysOf } from '../../keys/manage.js';
import { listPhotosOfAccount } from '../../photos/queries.js';
import { photoUrl } from '../../photos/store-photo.js';
import { presentBankAccount, presentSeller } from '../../sellers/present.js';
import { findMerchantBankAccount, listSellers } from '../../sellers/queries.js';
import { listEndpoints } from '../../webhooks/queries.js';
import type { DashboardRoute, Visit } from '../route.js';
import { listCheckouts } from '../screens/checkouts/list-queries.js';
import { writeSlowly } from '../screens/csv.js';

const portionRows = 500;
const portionsMax = 200;
const modes = ['test', 'live'] as const;

/** What is stored of an account, for its owner, as JSON; secrets and account numbers stay here. */
export function exportRoutes(services: Services): DashboardRoute[] {
  return [
    {
      method: 'get',
      path: '/settings/export.json',
      right: 'manage_account',
      needsProof: true,
      handle: (visit, _request, response) => exportAccount(services, visit, response),
    },
  ];
}

async function exportAccount(services: Services, visit: Visit, response: Response): Promise<void> {
  response.setHeader('Content-Type', 'application/json; charset=utf-8');
  response.setHeader('Content-Disposition', 'attachment; filename="account.json"');
  response.setHeader('Cache-Control', 'no-store');
  await writeSlowly(response, `{"account":${JSON.stringify(await accountOf(services, visit))}`);
  for (const mode of modes) {
    await writeSlowly(
      response,
      `,"${mode}":{"settings":${JSON.stringify(await settingsOf(services, visit, mode))}`,
    );
    await writeList(response, 'sellers', sellersIn(services, visit, mode));
    await writeList(response, 'sales', salesIn(services, visit, mode));
    await writeList(response, 'photos', photosIn(services, visit, mode));
    await writeSlowly(response, '}');
  }
  response.end('}\n');
}

/** Writes a list in portions, so that neither it nor a slow reader fills the memory. */
async function writeList(response: Response, name: string, portions: AsyncIterable<object[]>): Promise<void> {
  let isFirst = true;
  await writeSlowly(response, `,"${name}":[`);
  for await (const rows of portions) {
    if (response.destroyed || rows.length === 0) continue;
    await writeSlowly(response, `${isFirst ? '' : ','}${rows.map((row) => JSON.stringify(row)).join(',\n')}`);
    isFirst = false;
  }
  await writeSlowly(response, ']');
}

async function accountOf(services: Services, visit: Visit) {
  const accountId = visit.account.id;
  const account = await services.store.one(findAccount, { id: accountId });
  const members = await listTold(services, accountId);
  const brand = await findBrand(services, accountId);
  return {
    id: accountId,
    name: visit.account.name,
    plan: visit.account.plan,
    email: account?.email ?? null,
    created_at: isoOrNull(account?.createdAt ?? null),
    brand: brand && { proposed: brand.proposed, approved: brand.approved },
    members: members.map(({ email, role, createdAt, alerts }) => {
      const told = Object.fromEntries(alertKinds.map((kind) => [kind, alerts.includes(kind)]));
      return { email, role, since: iso(createdAt), alerts: told };
    }),
  };
}

async function settingsOf(services: Services, visit: Visit, mode: Mode) {
  const owner = { accountId: visit.account.id, mode };
  const [endpoints, keys, bankAccount, isReturning] = await Promise.all([
    services.store.all(listEndpoints, owner),
    keysOf(services, owner.accountId),
    services.store.one(findMerchantBankAccount, owner),
    returnsAutomatically(services, owner),
  ]);
  return {
    payout: presentBankAccount(bankAccount),
    returns_automatically: isReturning,
    keys: keys
      .filter((key) => key.mode === mode)
      .map(({ id, name, last4, createdAt, revokedAt }) => {
        return { id, name, last4, created_at: iso(createdAt), revoked_at: isoOrNull(revokedAt) };
      }),
    webhooks: endpoints.map(({ id, url, active, createdAt }) => {
      return { id, url, active: active === 1, created_at: iso(createdAt) };
    }),
  };
}

async function* sellersIn({ reports }: Services, { account }: Visit, mode: Mode) {
  let after: Position | null = null;
  for (let portion = 0; portion < portionsMax; portion++) {
    const rows: Awaited<ReturnType<typeof readSellers>> = await readSellers(after);
    yield rows.map(presentSeller);
    const last = rows.at(-1);
    if (!last || rows.length < portionRows) return;
    after = { createdAt: last.createdAt, id: last.id };
  }
  function readSellers(place: Position | null) {
    return reports.read((reader) =>
      reader.list(listSellers({ accountId: account.id, mode }, place, portionRows)),
    );
  }
}

/** Where each photo is served; the owner's session opens it. */
async function* photosIn({ reports, config }: Services, { account }: Visit, mode: Mode) {
  let after = '';
  for (let portion = 0; portion < portionsMax; portion++) {
    const owner = { accountId: account.id, mode };
    const page = { ...owner, after, count: portionRows };
    const rows: Photo[] = await reports.read((reader) => reader.all(listPhotosOfAccount, page));
    yield rows.map((photo) => ({
      sale: photo.checkoutId,
      side: photo.side,
      about: photo.kind,
      url: photoUrl({ config }, photo.id),
      bytes: photo.size,
      created_at: iso(photo.createdAt),
    }));
    after = rows.at(-1)?.id ?? '';
    if (rows.length < portionRows) return;
  }
}

async function* salesIn({ reports }: Services, { account }: Visit, mode: Mode) {
  const owner = { accountId: account.id, mode };
  const rest = { status: null, from: null, until: null, min: null, max: null, seller: null };
  for (const kind of ['escrows', 'charges'] as const) {
    let after: Position | null = null;
    for (let portion = 0; portion < portionsMax; portion++) {
      const page = listCheckouts(owner, { ...rest, kind }, after, portionRows);
      const rows: Checkout[] = await reports.read((reader) => reader.list(page));
      // A charge that holds its money is an escrow as well, and has been written as one.
      yield rows.filter((row) => kind === 'escrows' || row.kind === 'charge').map(saleOf);
      const last = rows.at(-1);
      if (!last || rows.length < portionRows) break;
      after = { createdAt: last.createdAt, id: last.id };
    }
  }
}

function saleOf(checkout: Checkout) {
  return {
    id: checkout.id,
    kind: checkout.kind,
    reference: checkout.reference,
    status: checkout.status,
    currency: checkout.currency,
    amount: checkout.amount,
    received: checkout.amountReceived,
    held: checkout.amountHeld,
    released: checkout.amountReleased,
    refunded: checkout.amountRefunded,
    description: checkout.description,
    locale: checkout.locale,
    buyer: { email: checkout.customerEmail, name: checkout.customerName },
    seller: { email: checkout.sellerEmail, name: checkout.sellerName },
    metadata: checkout.metadataJson === null ? null : (JSON.parse(checkout.metadataJson) as unknown),
    created_at: iso(checkout.createdAt),
  };
}
