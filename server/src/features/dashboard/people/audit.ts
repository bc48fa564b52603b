import { renderAudit } from '@escrow-checkout/web';
import type { Request, Response } from 'express';
import type { AuditValues } from '../../../domain/audit.js';
import { isId } from '../../../domain/id.js';
import type { Services } from '../../../services.js';
import { iso } from '../../checkouts/present.js';
import { type ReadEntry, readEntries } from '../../operator/audit.js';
import { sendHtml } from '../../pages/responses.js';
import { type DashboardRoute, dashboardPath, type Visit } from '../route.js';
import { sendCsv } from '../screens/csv.js';
import { frameOf, shortTime } from '../screens/format.js';
import { authorsOf, entryOfAccount } from './audit-authors.js';

const path = '/settings/audit';
const pageRows = 50;
const portionRows = 500;
const portionsMax = 20;

/** The log of changes of members, keys and settings. Nothing changes or removes an entry. */
export function auditRoutes(services: Services): DashboardRoute[] {
  const right = 'manage_account';
  return [
    { method: 'get', path, right, handle: (...given) => show(services, ...given) },
    { method: 'get', path: `${path}.csv`, right, handle: (...given) => download(services, ...given) },
  ];
}

async function show(services: Services, visit: Visit, request: Request, response: Response): Promise<void> {
  const { items, next } = await readPage(services, visit, placeIn(request), pageRows);
  const at = dashboardPath(visit, path);
  const authors = await authorsOf(services, visit, items);
  const entries = items.map((entry) => ({
    at: shortTime(entry.at),
    action: entry.action,
    by: authors(entry),
    before: valuesOf(entry.before),
    after: valuesOf(entry.after),
  }));
  const older = next === null ? null : `${at}?before=${next}`;
  sendHtml(response, renderAudit({ frame: frameOf(visit), entries, older, newest: at, csv: `${at}.csv` }));
}

function valuesOf(values: AuditValues | null): [name: string, value: string][] {
  return Object.entries(values ?? {}).map(([name, value]) => [name, shown(value)]);
}

function shown(value: AuditValues[string] | undefined): string {
  if (value === null || value === undefined) return '';
  return Array.isArray(value) ? value.join(', ') : String(value);
}

/** The last entry of the page before; anything that is no id begins anew. */
function placeIn({ query }: Request): string | null {
  const { before } = query;
  return isId(before) ? before : null;
}

/** Reads a page of this account's entries; a place that is no entry of the log begins anew. */
async function readPage(services: Services, visit: Visit, before: string | null, count: number) {
  const filter = { mode: visit.mode, accountId: visit.account.id, subject: undefined, since: undefined };
  return services.reports.read(async (reader) => {
    const isKnown = before !== null && (await reader.list(entryOfAccount(before, visit))).length > 0;
    return readEntries(reader, filter, { before: isKnown ? before : null, count });
  });
}

async function download(services: Services, visit: Visit, _: Request, response: Response): Promise<void> {
  const heads = ['at', 'action', 'by', 'through', 'network', 'subject', 'before', 'after'];
  await sendCsv(response, 'audit', heads, portions(services, visit));
}

async function* portions(services: Services, visit: Visit) {
  let before: string | null = null;
  for (let portion = 0; portion < portionsMax; portion++) {
    const { items, next }: { items: readonly ReadEntry[]; next: string | null } = await readPage(
      services,
      visit,
      before,
      portionRows,
    );
    const authors = await authorsOf(services, visit, items);
    yield items.map((entry) => {
      const { name, through, network } = authors(entry);
      const values = [entry.before, entry.after].map((each) => (each === null ? '' : JSON.stringify(each)));
      return [iso(entry.at), entry.action, name, through, network ?? '', entry.subject, ...values];
    });
    if (next === null) return;
    before = next;
  }
}
