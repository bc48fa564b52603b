import { basePath } from '@escrow-checkout/contract';
import { renderConfirmKey, renderKeys, renderNewKey, renderShownKey } from '@escrow-checkout/web';
import type { Request, Response } from 'express';
import type { ApiKey } from '../../../adapters/store/api-key-rows.js';
import { isId } from '../../../domain/id.js';
import type { Storing } from '../../../http/form-quota.js';
import { keyLimitsOf } from '../../../http/key-limits.js';
import type { Services } from '../../../services.js';
import { createKey, findKeyById, KeyRefused, revokeKey } from '../../keys/manage.js';
import { goTo, sendHtml } from '../../pages/responses.js';
import { fieldOf } from '../../pages/signed-in/form.js';
import { sendUnknown } from '../refusal.js';
import { type DashboardRoute, dashboardPath, type Visit } from '../route.js';
import { frameOf } from '../screens/format.js';
import { actingFor } from './acting.js';
import { readKeyForm } from './key-form.js';
import { listKeys, liveKeyNeeds, newKeyProps } from './key-view.js';

const listPath = '/developers/keys';

/** The pages of API keys. No API key can create keys: this needs a person who has proved themselves. */
export function keyRoutes(services: Services): DashboardRoute[] {
  const right = 'manage_keys';
  const needsProof = true;
  const rests = true;
  const at = (path: string) => `${listPath}${path}`;
  const ofKey = (act: typeof replace): DashboardRoute['handle'] => withKey(services, act);
  const form = (path: string, what: Storing) =>
    ({ method: 'post', path: at(path), right, needsProof, storing: () => what }) as const;
  return [
    { method: 'get', path: listPath, right, handle: (visit, _, response) => list(services, visit, response) },
    {
      method: 'get',
      path: at('/new'),
      right,
      needsProof,
      rests,
      handle: (...given) => ask(services, ...given),
    },
    { ...form('/new', 'adds'), rests, handle: (...given) => create(services, ...given) },
    { method: 'get', path: at('/:id/revoke'), right, needsProof, handle: ofKey(confirm('revoke')) },
    // A key that somebody found can be revoked even when they have filled the quota with it.
    { ...form('/:id/revoke', 'frees'), handle: ofKey(revoke) },
    { method: 'get', path: at('/:id/replace'), right, needsProof, rests, handle: ofKey(confirm('replace')) },
    { ...form('/:id/replace', 'adds'), rests, handle: ofKey(replace) },
  ];
}

async function list(services: Services, visit: Visit, response: Response): Promise<void> {
  sendHtml(response, renderKeys(await listKeys(services, visit)));
}

async function ask(services: Services, visit: Visit, _request: Request, response: Response): Promise<void> {
  sendHtml(response, renderNewKey(await newKeyProps(services, visit)));
}

/** Creates a key and shows it in the answer to the form, the only time. */
async function create(services: Services, visit: Visit, request: Request, response: Response): Promise<void> {
  const form = readKeyForm(request, services.clock.now());
  const refuse = async (problem: string) => {
    const props = await newKeyProps(services, visit);
    sendHtml(response, renderNewKey({ ...props, typed: form.typed, problem }), 422);
  };
  if ('problem' in form) return refuse(form.problem);
  if ((await liveKeyNeeds(services, visit)).length > 0) return goTo(response, dashboardPath(visit, listPath));
  // A form that is sent twice makes one key, which has been shown.
  const { id } = form;
  if (await services.store.one(findKeyById, { id })) return goTo(response, dashboardPath(visit, listPath));
  try {
    const { key, row } = await createKey(
      actingFor(services, visit),
      visit.account,
      visit.mode,
      form.name,
      form.limits,
      { id },
    );
    sendHtml(response, renderShownKey(shownProps(services, visit, key, row)));
  } catch (error) {
    if (!(error instanceof KeyRefused)) throw error;
    return refuse(error.message);
  }
}

function shownProps({ config }: Services, visit: Visit, key: string, { name }: ApiKey) {
  const apiUrl = `${config.siteUrl}${basePath}/account`;
  return { frame: frameOf(visit), secret: key, name, apiUrl, list: dashboardPath(visit, listPath) };
}

type KeyAct = (
  services: Services,
  visit: Visit,
  key: ApiKey,
  request: Request,
  response: Response,
) => Promise<void>;

/** Finds the active key that an address names, of this account in this mode. */
function withKey(services: Services, act: KeyAct): DashboardRoute['handle'] {
  return async (visit, request, response) => {
    const id = String(request.params.id);
    const key = /^[\w-]{1,64}$/.test(id) ? await services.store.one(findKeyById, { id }) : undefined;
    if (key?.accountId !== visit.account.id || key.mode !== visit.mode) return sendUnknown(response);
    if (key.revokedAt !== null) return goTo(response, dashboardPath(visit, listPath));
    await act(services, visit, key, request, response);
  };
}

function confirm(action: 'revoke' | 'replace'): KeyAct {
  return async ({ newId }, visit, key, _request, response) => {
    const path = dashboardPath(visit, listPath);
    const shown = {
      name: key.name,
      last4: key.last4,
      action,
      href: `${path}/${key.id}/${action}`,
      list: path,
    };
    sendHtml(response, renderConfirmKey({ frame: frameOf(visit), ...shown, intention: newId() }));
  };
}

async function revoke(services: Services, visit: Visit, key: ApiKey, _: Request, response: Response) {
  try {
    await revokeKey(actingFor(services, visit), key.id);
  } catch (error) {
    // Somebody else was faster.
    if (!(error instanceof KeyRefused)) throw error;
  }
  goTo(response, dashboardPath(visit, listPath));
}

/** Makes a key with the same name and limits, and revokes the old one in the same commit. */
async function replace(
  services: Services,
  visit: Visit,
  key: ApiKey,
  request: Request,
  response: Response,
): Promise<void> {
  const listed = dashboardPath(visit, listPath);
  const id = fieldOf(request, 'intention');
  if (!isId(id) || (await liveKeyNeeds(services, visit)).length > 0) return goTo(response, listed);
  const { expiresAt, ...limits } = keyLimitsOf(key);
  // An expired key is replaced by one that lasts as long as it did.
  const lasted = expiresAt === null ? null : services.clock.now() + (expiresAt - key.createdAt);
  try {
    const made = await createKey(
      actingFor(services, visit),
      visit.account,
      visit.mode,
      key.name,
      { ...limits, expiresAt: lasted },
      { id, replaces: key },
    );
    sendHtml(response, renderShownKey(shownProps(services, visit, made.key, made.row)));
  } catch (error) {
    if (!(error instanceof KeyRefused)) throw error;
    goTo(response, listed);
  }
}
