import {
  type DevelopersProps,
  type EndpointProps,
  pathIn,
  renderDelivery,
  renderDevelopers,
  renderEndpoint,
} from '@escrow-checkout/web';
import type { Request, Response } from 'express';
import { isId } from '../../../../domain/id.js';
import type { Storing } from '../../../../http/form-quota.js';
import { isRefusal } from '../../../../pipeline/retry.js';
import type { Services } from '../../../../services.js';
import { goTo, sendHtml } from '../../../pages/responses.js';
import { fieldOf } from '../../../pages/signed-in/form.js';
import { findDelivery } from '../../../webhooks/delivery-queries.js';
import { findEndpoint } from '../../../webhooks/queries.js';
import { fieldsOf } from '../../people/request.js';
import type { DashboardRoute, Visit } from '../../route.js';
import { queryValue, readAfter } from '../checkouts/filter.js';
import { ownerOf } from '../format.js';
import { sendNotFound } from '../not-found.js';
import { intentionPattern } from '../staff-key.js';
import {
  changeOf,
  chooseEvents,
  deliverAgain,
  type Form,
  makeEndpoint,
  replaySpan,
  rotate,
  testEndpoint,
} from './act.js';
import { readDelivery, readDevelopers, readEndpoint, rightsOf } from './view.js';

type Call = [visit: Visit, request: Request, response: Response];

/** Webhook endpoints and their deliveries. */
export function developerRoutes(services: Services): DashboardRoute[] {
  const get = (path: string, show: (call: Call) => Promise<void>): DashboardRoute => {
    return { method: 'get', path, right: 'read_logs', handle: (...call) => show(call) };
  };
  const post = (
    path: string,
    take: (call: Call) => Promise<void>,
    storing: DashboardRoute['storing'] = () => 'adds',
  ): DashboardRoute => {
    const handle: DashboardRoute['handle'] = (...call) => take(call);
    return { method: 'post', path, right: 'manage_webhooks', needsProof: true, storing, handle };
  };
  return [
    get('/developers', (call) => showDevelopers(services, call)),
    get('/developers/endpoints/:id', (call) => showEndpoint(services, call)),
    get('/developers/deliveries/:id', (call) => showDelivery(services, call)),
    post('/developers/endpoints', (call) => takeEndpoint(services, call)),
    post('/developers/endpoints/:id/:action', (call) => takeChange(services, call), changeStoring),
    post('/developers/deliveries/:id/redeliver', (call) => takeRedelivery(services, call)),
  ];
}

/** A test event is a new delivery. */
function changeStoring({ params }: Request): Storing {
  return params.action === 'test' ? 'adds' : 'changes';
}

async function showDevelopers(
  services: Services,
  [visit, request, response]: Call,
  refused?: DevelopersProps['refused'],
): Promise<void> {
  const page = { status: queryValue(request, 'status'), after: readAfter(queryValue(request, 'after')) };
  const props = await readDevelopers(services, visit, page);
  sendHtml(
    response,
    renderDevelopers({ ...props, refused, done: queryValue(request, 'done') }),
    refused ? 400 : 200,
  );
}

/** What the page of an endpoint shows besides: the outcome of a form that was just sent. */
type Answered = Partial<Pick<EndpointProps, 'secret' | 'problem' | 'replay'>>;

async function showEndpoint(
  services: Services,
  [visit, request, response]: Call,
  { secret = null, ...answer }: Answered = {},
): Promise<void> {
  const { id } = request.params;
  const after = readAfter(queryValue(request, 'after'));
  const props = isId(id) ? await readEndpoint(services, visit, id, { after }) : undefined;
  if (!props) return sendNotFound(visit, response);
  const shown = { ...props, ...answer, secret, done: queryValue(request, 'done') };
  sendHtml(response, renderEndpoint(shown), answer.problem ? 400 : 200);
}

async function findOwn(services: Services, visit: Visit, id: unknown) {
  return isId(id) ? services.store.one(findDelivery, { ...ownerOf(visit), id }) : undefined;
}

async function showDelivery(services: Services, [visit, request, response]: Call): Promise<void> {
  const delivery = await findOwn(services, visit, request.params.id);
  if (!delivery) return sendNotFound(visit, response);
  const props = await readDelivery(services, visit, delivery);
  sendHtml(response, renderDelivery({ ...props, done: queryValue(request, 'done') }));
}

function formOf([visit, request]: Call): Form | null {
  const intention = fieldOf(request, 'intention');
  return intentionPattern.test(intention) ? { visit, intention } : null;
}

/** The secret is on the answer itself: it is shown once, and no address can show it again. */
async function takeEndpoint(services: Services, call: Call): Promise<void> {
  const [visit, request, response] = call;
  const form = formOf(call);
  if (!form || !rightsOf(visit).canManage) return goTo(response, pathIn(visit, '/developers'));
  const typed = { url: fieldOf(request, 'url').trim(), events: fieldsOf(request, 'events') };
  const made = await makeEndpoint(services, form, typed);
  if (typeof made === 'string') return showDevelopers(services, call, { ...typed, problem: made });
  request.params.id = made.id;
  await showEndpoint(services, call, { secret: made.secret });
}

async function takeChange(services: Services, call: Call): Promise<void> {
  const [visit, request, response] = call;
  const { id, action } = request.params;
  const form = formOf(call);
  const endpoint = isId(id) ? await services.store.one(findEndpoint, { ...ownerOf(visit), id }) : undefined;
  if (!endpoint || endpoint.deletedAt !== null) return sendNotFound(visit, response);
  const path = pathIn(visit, `/developers/endpoints/${endpoint.id}`);
  if (!form) return goTo(response, path);
  if (action === 'test') {
    await testEndpoint(services, form, endpoint.id);
    return goTo(response, `${path}?done=test`);
  }
  if (action === 'replay') return takeReplay(services, call, form, endpoint.id);
  if (!rightsOf(visit).canManage) return goTo(response, path);
  if (action === 'events') {
    const problem = await chooseEvents(services, form, endpoint.id, fieldsOf(request, 'events'));
    if (problem === null) return goTo(response, `${path}?done=events`);
    return showEndpoint(services, call, { problem: { form: 'events', text: problem } });
  }
  if (action === 'rotate') {
    const made = await rotate(services, form, endpoint.id);
    return isRefusal(made) ? goTo(response, path) : showEndpoint(services, call, { secret: made.secret });
  }
  if (action !== 'on' && action !== 'off' && action !== 'delete') return sendNotFound(visit, response);
  await changeOf(services, form, endpoint.id, action);
  goTo(response, action === 'delete' ? pathIn(visit, '/developers?done=deleted') : `${path}?done=${action}`);
}

/** Counts first, and begins what was counted when the person confirms. */
async function takeReplay(services: Services, call: Call, form: Form, id: string): Promise<void> {
  const [visit, request, response] = call;
  const span = { since: fieldOf(request, 'since'), until: fieldOf(request, 'until') };
  const isCount = fieldOf(request, 'confirmed') === '';
  const found = await replaySpan(services, form, id, { ...span, isCount });
  if (typeof found === 'string') {
    const problem = { form: 'replay', text: found } as const;
    return showEndpoint(services, call, { problem, replay: { ...span, found: null } });
  }
  if (!isCount) return goTo(response, pathIn(visit, `/developers/endpoints/${id}?done=replayed`));
  const counted = { count: found.count, hasMore: found.has_more };
  await showEndpoint(services, call, { replay: { ...span, found: counted } });
}

async function takeRedelivery(services: Services, call: Call): Promise<void> {
  const [visit, request, response] = call;
  const delivery = await findOwn(services, visit, request.params.id);
  if (!delivery) return sendNotFound(visit, response);
  const form = formOf(call);
  const isBegun = form !== null && (await deliverAgain(services, form, delivery.id));
  goTo(response, pathIn(visit, `/developers/deliveries/${delivery.id}${isBegun ? '?done=redelivered' : ''}`));
}
