import { contract } from '@escrow-checkout/contract';
import type { SandboxMove } from '../../../server/src/adapters/carrier/sandbox/index.js';
import { columns } from '../../../server/src/adapters/store/shapes.js';
import { statement } from '../../../server/src/adapters/store/statement.js';
import type { Mode, Shipment } from '../../../server/src/domain/records.js';
import { askAboutShipment } from '../../../server/src/features/delivery/notified.js';
import { questionOf } from '../../../server/src/features/delivery/question.js';
import { deliveryRoutes } from '../../../server/src/features/delivery/routes.js';
import { sandboxRoutes } from '../../../server/src/sandbox/routes.js';
import type { Intent } from '../intent.js';
import { park } from '../scheduler.js';
import type { World } from '../world.js';
import { type Command, chosen } from './command.js';
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

/** Attaches a rate of one of the questions; one time in four the account may never have asked it. */
const attach: Command = {
  name: 'attach',
  weight: 1,
  reads: ['reference', 'n', 'key'],
  run: async (world, intent) => {
    const operation = keyed(world, contract.delivery.attach, deliveryRoutes(world.services).attach);
    const { reference } = intent;
    if (intent.n % 4 !== 0) await askRates.run(world, { ...intent, command: askRates.name, key: null });
    const asked = { path: `/v1/escrow/${reference}/delivery/attach`, body: await attachable(world, intent) };
    return post(world, intent, asked, operation, { reference });
  },
};

/** The carriers of the sandbox derive every id from the question. */
async function attachable(world: World, intent: Intent) {
  const question = questionOf(bodyOf(intent), '');
  const { rates, pickupAddressId, deliveryAddressId, parcelId } = await world.carriers.test.own.rates({
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

/** Test keys are refused before this operation is called. */
const retry: Command = {
  name: 'retry delivery',
  weight: 1,
  reads: ['reference', 'key'],
  run: async (world, intent) => {
    if (intent.mode === 'test') return undefined;
    const operation = keyed(world, contract.delivery.retry, deliveryRoutes(world.services).retry);
    const { reference } = intent;
    const asked = { path: `/v1/escrow/${reference}/delivery/retry`, body: {} };
    return post(world, intent, asked, operation, { reference });
  },
};

const moves: readonly SandboxMove[] = [
  'picked_up',
  'in_transit',
  'delivered',
  'picked_up',
  'failed',
  'cancelled',
];

/** What a merchant does in test mode to see the story of a parcel. */
const moveParcel: Command = {
  name: 'move parcel',
  weight: 1,
  reads: ['reference', 'n', 'key'],
  run: async (world, intent) => {
    if (intent.mode === 'live') return undefined;
    const { moveDelivery } = sandboxRoutes(world.services);
    const operation = keyed(world, contract.sandbox.moveDelivery, moveDelivery);
    const { reference, n } = intent;
    const status = chosen(['booked', ...moves], n) ?? 'booked';
    const asked = { path: `/v1/sandbox/escrow/${reference}/delivery`, body: { status } };
    return post(world, intent, asked, operation, { reference });
  },
};

const listBooked = statement<{ mode: Mode }, Shipment>('simulation.booked', (db, p) =>
  db
    .selectFrom('shipment')
    .select(columns('shipment'))
    .where('mode', '=', p.mode)
    .where('partner_shipment_id', 'is not', null)
    .orderBy('created_at')
    .orderBy('id'),
);

/** How many of the newest parcels are still on their way. */
const onTheWay = 4;

async function parcelOf({ store }: World, { mode, n }: Intent): Promise<Shipment | undefined> {
  return chosen((await store.all(listBooked, { mode })).slice(-onTheWay), n);
}

/** Nobody is told: the poll finds it, or a notification that comes later. */
const carriersMove: Command = {
  name: 'carriers move a parcel',
  weight: 1,
  reads: ['n'],
  run: async (world, intent) => {
    await park('at the carriers: move', [], async () => {
      const parcel = await parcelOf(world, intent);
      const to = chosen(moves, Math.floor(intent.n / onTheWay));
      if (parcel && to) await world.carriers[intent.mode].own.move(parcel.id, to);
    });
    return undefined;
  },
};

/** Whether or not anything has happened to the parcel since. */
const carriersNotify: Command = {
  name: 'carriers notify',
  weight: 1,
  reads: ['n'],
  run: async (world, intent) => {
    const parcel = await parcelOf(world, intent);
    const id = parcel?.partnerShipmentId ?? 'of nobody';
    await askAboutShipment(world.services, 'sandbox', intent.mode, id);
    return undefined;
  },
};

const arriveLate: Command = {
  name: 'late booking arrives',
  weight: 1,
  reads: ['n'],
  run: async ({ carriers }, { mode, n }) => {
    await park('at the carriers: arrive late', [], () => carriers[mode].arriveLate(n));
    return undefined;
  },
};

/** The calls about managed deliveries, and what becomes of the parcels. */
export const deliveryCommands: readonly Command[] = [
  askRates,
  attach,
  retry,
  moveParcel,
  carriersMove,
  carriersNotify,
  arriveLate,
];
