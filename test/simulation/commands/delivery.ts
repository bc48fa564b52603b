import { contract } from '@escrow-checkout/contract';
import { questionOf } from '../../../server/src/features/delivery/question.js';
import { deliveryRoutes } from '../../../server/src/features/delivery/routes.js';
import type { Intent } from '../intent.js';
import type { World } from '../world.js';
import type { Command } from './command.js';
import { keyed, post } from './merchant-call.js';

const address = { name: 'Ada', phone: '08031234567', line1: '1 Road', city: 'Ikeja', state: 'Lagos' };

/** One of three questions. */
function bodyOf({ n }: Pick<Intent, 'n'>) {
  const parcel = { description: 'Shoes', weight_kg: 1 + (n % 3), value_naira: 1_000 };
  return { pickup: address, dropoff: { ...address, state: 'Kano' }, parcel };
}

const askRates: Command = {
  name: 'ask rates',
  weight: 1,
  reads: ['n', 'key'],
  run: async (world, intent) => {
    const operation = keyed(world, contract.delivery.rates, deliveryRoutes(world.services).rates);
    return post(world, intent, { path: '/v1/delivery/rates', body: bodyOf(intent) }, operation);
  },
};

/** Attaches a rate of one of the questions, whether or not the account has asked it. */
const attach: Command = {
  name: 'attach',
  weight: 1,
  reads: ['reference', 'n', 'key'],
  run: async (world, intent) => {
    const operation = keyed(world, contract.delivery.attach, deliveryRoutes(world.services).attach);
    const { reference } = intent;
    const asked = { path: `/v1/escrow/${reference}/delivery/attach`, body: await attachable(world, intent) };
    return post(world, intent, asked, operation, { reference });
  },
};

/** The carriers of the sandbox derive every id from the question. */
async function attachable(world: World, intent: Intent) {
  const question = questionOf(bodyOf(intent), '');
  const { rates, pickupAddressId, deliveryAddressId, parcelId } = await world.services.sandboxCarriers.rates({
    ...question,
    now: 0,
  });
  return {
    rate_id: rates[0]?.rateId ?? '',
    pickup_address_id: pickupAddressId,
    delivery_address_id: deliveryAddressId,
    parcel_id: parcelId,
  };
}

/** The calls about managed deliveries. */
export const deliveryCommands: readonly Command[] = [askRates, attach];
