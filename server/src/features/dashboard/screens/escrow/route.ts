import { errors } from '@escrow-checkout/contract';
import {
  type ActionFields,
  type ActionName,
  type ActionProps,
  actionNames,
  pathIn,
  renderAction,
  renderEscrow,
} from '@escrow-checkout/web';
import type { Request, Response } from 'express';
import type { EscrowAggregate } from '../../../../domain/aggregate.js';
import { decideEscrow, isPossible } from '../../../../domain/escrow/decide.js';
import { isRefusal } from '../../../../pipeline/retry.js';
import type { Services } from '../../../../services.js';
import { goTo, sendHtml } from '../../../pages/responses.js';
import { fieldOf } from '../../../pages/signed-in/form.js';
import { bindPhotosOf, noPhotos, photoFieldOf, urlsOf } from '../../../pages/signed-in/photo-form.js';
import type { FormPhotos } from '../../../pages/signed-in/photo-parts.js';
import { money } from '../../../pages/signed-in/story-view.js';
import { type PhotoReader, readStaffPhotos } from '../../photo-form.js';
import type { DashboardRoute, Visit } from '../../route.js';
import { queryValue } from '../checkouts/filter.js';
import { frameOf } from '../format.js';
import { sendNotFound } from '../not-found.js';
import { visitContext } from '../staff-context.js';
import { intentionPattern } from '../staff-key.js';
import { act } from './act.js';
import { actions } from './commands.js';
import { findOwnCheckout, findOwnEscrow } from './find.js';
import { planOf } from './plan.js';
import { readEscrow } from './view.js';

/** One escrow with its story, and what a member can do with it. */
export function escrowRoutes(reader: PhotoReader): DashboardRoute[] {
  const { services } = reader;
  return [
    {
      method: 'get',
      path: '/escrows/:id',
      right: 'read',
      handle: async (visit, request, response) => {
        const shown = await findOwnCheckout(services, visit, request.params.id);
        if (!shown) return sendNotFound(visit, response);
        const context = await visitContext(services, visit);
        const props = await readEscrow(services, visit, shown, context);
        sendHtml(response, renderEscrow({ ...props, done: doneOf(queryValue(request, 'done')) }));
      },
    },
    ...actionNames.flatMap((action) => routesOf(reader, action)),
  ];
}

function doneOf(text: string): ActionName | 'evidence' | undefined {
  return [...actionNames, 'evidence' as const].find((name) => name === text);
}

function routesOf(reader: PhotoReader, action: ActionName): DashboardRoute[] {
  const { right } = actions[action];
  const path = `/escrows/:id/${action}`;
  const shared = { path, right, needsProof: true } as const;
  return [
    { ...shared, method: 'get', handle: (...call) => showAction(reader.services, action, call) },
    {
      ...shared,
      method: 'post',
      ...(action === 'deliver' && { takesPhotos: true }),
      handle: (...call) => runAction(reader, action, call),
    },
  ];
}

type Call = [visit: Visit, request: Request, response: Response];

const fieldNames: (keyof ActionFields)[] = [
  'amount',
  'reason',
  'tracking_number',
  'courier_name',
  'proof_photo_url',
  'notes',
  'expected_arrival_at',
];

function fieldsOf(read: (name: string) => string): ActionFields {
  return Object.fromEntries(fieldNames.map((name) => [name, read(name).trim()])) as unknown as ActionFields;
}

/** Longer than every field, so that one that is too long is refused, not cut. */
const fieldLengthMax = 5_000;

/** What needs a choice first; the others are planned at once. */
const chosen: readonly ActionName[] = ['release', 'refund', 'deliver'];

async function showAction(services: Services, action: ActionName, [visit, request, response]: Call) {
  const fields = fieldsOf((name) => queryValue(request, name, fieldLengthMax));
  const isChosen = !chosen.includes(action) || 'amount' in request.query;
  await sendAction(services, action, [visit, request, response], { fields, isChosen });
}

/** A photo of the parcel; a repeat of a form that came in time finds its own. */
async function photosOf(reader: PhotoReader, call: Call, found: EscrowAggregate): Promise<FormPhotos | null> {
  const [visit] = call;
  const context = await visitContext(reader.services, visit);
  const owner = { accountId: visit.account.id, mode: visit.mode, checkoutId: found.escrow.id };
  const place = { ...owner, personId: visit.person.id, side: 'seller', kind: 'delivery' } as const;
  return readStaffPhotos(reader, call, {
    place,
    max: 1,
    isOpen: isPossible(found, actions.deliver.probe, context),
  });
}

/** Returns the fields with the address of the photo that came with them. */
function withPhoto(services: Services, fields: ActionFields, photos: FormPhotos): ActionFields {
  const [photo = fields.proof_photo_url] = urlsOf(services, photos);
  return { ...fields, proof_photo_url: photo };
}

async function runAction(reader: PhotoReader, action: ActionName, call: Call): Promise<void> {
  const { services } = reader;
  const [visit, request, response] = call;
  const found = await findOwnEscrow(services, visit, request.params.id);
  if (isRefusal(found)) return sendNotFound(visit, response);
  const photos = action === 'deliver' ? await photosOf(reader, call, found) : noPhotos;
  if (photos === null) return;
  const typed = fieldsOf((name) => fieldOf(request, name));
  const fields = withPhoto(services, typed, photos);
  const context = await visitContext(services, visit);
  const command = actions[action].commandOf(fields, found, context);
  const intention = fieldOf(request, 'intention');
  const given = { fields: typed, photos, isChosen: true };
  if ('wrong' in command || photos.problems.length > 0 || !intentionPattern.test(intention)) {
    return sendAction(services, action, call, { ...given, status: 400 });
  }
  const { id } = found.escrow;
  // The delivery has no plan to compare: its times depend on when it is recorded.
  const mark = action === 'deliver' ? null : fieldOf(request, 'mark');
  const outcome = await act(services, visit, context, { action, id, fields, command, mark, intention });
  if (outcome === 'done') {
    await bindPhotosOf({ services }, photos);
    return goTo(response, pathIn(visit, `/escrows/${id}?done=${action}`));
  }
  const notice = outcome.code === 'conflict' ? 'changed' : 'refused';
  await sendAction(services, action, call, { ...given, status: 409, notice });
}

interface Given {
  /** As they were typed. */
  fields: ActionFields;
  photos?: FormPhotos;
  isChosen: boolean;
  status?: number;
  notice?: ActionProps['problem'];
}

async function sendAction(
  services: Services,
  action: ActionName,
  [visit, request, response]: Call,
  { fields, photos = noPhotos, isChosen, status = 200, notice }: Given,
): Promise<void> {
  const found = await findOwnEscrow(services, visit, request.params.id);
  if (isRefusal(found)) return sendNotFound(visit, response);
  const context = await visitContext(services, visit);
  const command = actions[action].commandOf(withPhoto(services, fields, photos), found, context);
  const isRead = !('wrong' in command);
  const decided = planOf(
    found,
    decideEscrow(found, isRead ? command : actions[action].probe, context),
    context,
  );
  const isPlanned = isRead && isChosen && decided !== 'repeat' && !isRefusal(decided);
  const at = pathIn(visit, `/escrows/${found.escrow.id}`);
  const props: ActionProps = {
    frame: frameOf(visit),
    action,
    links: { escrow: at, action: `${at}/${action}` },
    reference: found.escrow.reference,
    held: money(found.escrow.amountHeld),
    fields,
    photos: photoFieldOf(photos),
    wrong: isChosen && !isRead ? command.wrong : [],
    plan: isPlanned ? decided : null,
    mark: isPlanned ? decided.mark : '',
    intention: services.newId(),
    refusal: refusalOf(decided),
    isDone: decided === 'repeat',
    isProofRequired: found.escrow.deliveryMode === 'self_managed',
    problem: notice,
  };
  sendHtml(response, renderAction(props), status);
}

/** Why it is not possible now, in the words that the API answers with. */
function refusalOf(decided: ReturnType<typeof planOf>): string | null {
  return isRefusal(decided) ? (decided.detail ?? errors[decided.code as keyof typeof errors].title) : null;
}
