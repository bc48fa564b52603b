import { pathIn } from '@escrow-checkout/web';
import type { Request, Response } from 'express';
import { anyRows } from '../../../../adapters/store/statement.js';
import { isId } from '../../../../domain/id.js';
import type { Services } from '../../../../services.js';
import { goTo } from '../../../pages/responses.js';
import { fieldOf } from '../../../pages/signed-in/form.js';
import type { DashboardRoute, Visit } from '../../route.js';
import { addressOf, filterFields } from '../checkouts/filter.js';
import { ownerOf } from '../format.js';
import { deleteView, listViews, saveView } from './queries.js';

/** Of a person, for one list of an account and mode. */
const viewsMax = 20;
const nameLengthMax = 60;
/** Longer than every filter. */
const valueLengthMax = 254;

type Call = [visit: Visit, request: Request, response: Response];

/** Filters that a person keeps for themselves; nobody else sees or relies on them. */
export function viewRoutes(services: Services): DashboardRoute[] {
  return [
    { method: 'post', path: '/views', right: 'read', handle: (...call) => save(services, call) },
    { method: 'post', path: '/views/:id/delete', right: 'read', handle: (...call) => remove(services, call) },
  ];
}

function kindIn(request: Request): 'escrows' | 'charges' {
  return fieldOf(request, 'kind') === 'charges' ? 'charges' : 'escrows';
}

async function save(services: Services, [visit, request, response]: Call): Promise<void> {
  const { store, clock, newId } = services;
  const kind = kindIn(request);
  const path = pathIn(visit, `/${kind}`);
  const values = filterFields.map((name) => [name, fieldOf(request, name).trim().slice(0, valueLengthMax)]);
  const filter = Object.fromEntries(values) as Record<string, string>;
  const address = addressOf(path, filter);
  const name = [...fieldOf(request, 'name').trim()].slice(0, nameLengthMax).join('');
  const owner = { ...ownerOf(visit), personId: visit.person.id };
  const views = await store.all(listViews, { ...owner, kind });
  const isFull = views.length >= viewsMax && !views.some((view) => view.name === name);
  if (name === '' || address === path || isFull) return goTo(response, address);
  const query = address.slice(path.length + 1);
  await store.transact([
    anyRows(saveView, { ...owner, id: newId(), kind, name, query, createdAt: clock.now() }),
  ]);
  goTo(response, address);
}

async function remove({ store }: Services, [visit, request, response]: Call): Promise<void> {
  const { id } = request.params;
  const owner = { ...ownerOf(visit), personId: visit.person.id };
  if (isId(id)) await store.transact([anyRows(deleteView, { ...owner, id })]);
  goTo(response, pathIn(visit, `/${kindIn(request)}`));
}
