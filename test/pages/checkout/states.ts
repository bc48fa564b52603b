import { managed } from '../../api/delivery/delivery.js';
import { sendParcel } from '../../api/delivery/moved.js';
import { withdrawAsBuyer } from '../../api/disputes/dispute.js';
import type { PageState } from '../../harness/page-states.js';
import type { Service } from '../../harness/service.js';
import { TestCharge } from '../../harness/test-charge.js';
import { advance, payout, proof, TestEscrow } from '../../harness/test-escrow.js';
import { Order } from '../../harness/visitor.js';

type Work = (escrow: TestEscrow, service: Service) => Promise<unknown>;

const fields = {
  description: 'Adire fabric, 5 yards, indigo',
  seller_name: 'Bisi Textiles',
  return_url: 'https://shop.example.com/thanks?order=1001',
};

/** Makes a state of an escrow, reached by calls of the API. */
function escrow(
  name: string,
  title: string,
  work: Work = async () => {},
  page = '',
  special: Record<string, unknown> = {},
): PageState {
  const prepare = async (service: Service, email: string) => {
    const charge = await TestEscrow.open(service, { ...fields, ...special, customer_email: email });
    await work(charge, service);
    const [path, query] = page.split('?');
    const address = Order.of((await charge.read()).checkout_url).at(path);
    return query === undefined ? address : `${address}&${query}`;
  };
  return { name, title, prepare };
}

const ready: Work = async (charge) => {
  await charge.fund();
  await charge.post('accept', { payout });
};

/** Makes a state of an escrow whose parcel a carrier has brought as far as these statuses. */
function parcel(name: string, title: string, statuses: readonly string[], after?: Work): PageState {
  const work: Work = async (charge, service) => {
    await sendParcel(service, charge, ...statuses);
    await after?.(charge, service);
  };
  return escrow(`parcel-${name}`, title, work, '', managed);
}

const delivered: Work = async (charge, service) => {
  await ready(charge, service);
  await charge.post('deliver', { ...proof, courier_name: 'GIG Logistics', notes: 'Left at the gate.' });
};

/** Sent, and to arrive in three days. */
const expected: Work = async (charge, service) => {
  await ready(charge, service);
  const { body } = await advance(service, { minutes: 1 });
  const at = new Date(Date.parse(body.now) + 72 * 3_600_000).toISOString();
  await charge.post('deliver', { ...proof, expected_arrival_at: at });
};

const disputed: Work = async (charge, service) => {
  await delivered(charge, service);
  const evidence = ['https://photos.example.com/heel.jpg'];
  const said = { reason: 'damaged', description: 'One yard is torn.', evidence };
  await charge.post('dispute', { ...said, on_behalf_of: 'buyer' });
};

/** The shop has reported another problem for the buyer, who has withdrawn the first report. */
const disputedAgain: Work = async (charge, service) => {
  await disputed(charge, service);
  await withdrawAsBuyer(service, charge);
  const said = { reason: 'other', description: 'The new yard is too short.' };
  await charge.post('dispute', { ...said, on_behalf_of: 'buyer' });
};

const coded = { release_code: true };

/** Too many wrong codes were entered. */
const codeOff: Work = async (charge, service) => {
  await delivered(charge, service);
  for (let n = 0; n < 10; n += 1) {
    const { body } = await service.call('GET', `/sandbox/escrow/${charge.reference}/release-code`);
    await charge.post('release', { code: body.digits === '000000' ? '000001' : '000000' });
  }
};

/** Every page in every state. States that need a later clock come last, since it only advances. */
export const states: readonly PageState[] = [
  { ...escrow('sign-in', 'Sign in to your order'), isSignedOut: true },
  { ...escrow('code', 'Enter your code', undefined, 'code'), isSignedOut: true },
  {
    ...escrow('code-refused', 'Enter your code', undefined, 'code'),
    isSignedOut: true,
    act: async (page) => {
      await page.getByLabel('Code').fill('123456');
      await page.getByRole('button', { name: 'Open my order' }).click();
      await page.getByRole('alert').waitFor();
    },
  },
  {
    name: 'another-buyers',
    title: 'Sign in to your order',
    prepare: async (service) => Order.of((await (await TestEscrow.open(service)).read()).checkout_url).at(),
  },
  escrow('waiting', 'Pay ₦2,500 by bank transfer'),
  escrow('rejected', 'Pay ₦2,500 by bank transfer', (charge) => charge.fund({ outcome: 'rejected' })),
  escrow('part-paid', 'Part of the money is here', (charge) => charge.fund({ amount: 100_000 })),
  escrow('funded', 'Paid. We hold your money', (charge) => charge.fund()),
  escrow('overpaid', 'Paid. We hold your money', (charge) => charge.fund({ amount: 300_000 })),
  escrow('accepted', 'Paid. We hold your money', ready),
  escrow('delivered', 'Sent to you. Please check it', delivered),
  escrow('expected', 'On its way to you', expected),
  escrow('confirm', 'Confirm that you have received it', delivered, 'release'),
  escrow('release-code', 'Only with the parcel in your hands', delivered, 'release-code', coded),
  escrow('release-code-off', 'Sent to you. Please check it', codeOff, '', coded),
  escrow('trouble', 'What is wrong?', expected, 'problem'),
  escrow('report', 'Report a problem', delivered, 'problem?about=damaged'),
  {
    ...escrow('report-refused', 'Report a problem', delivered, 'problem?about=damaged'),
    act: async (page) => {
      await page.getByLabel('Something else is wrong').check();
      await page.getByLabel('Links to photos').fill('photo.jpg');
      await page.getByRole('button', { name: /^Report it/ }).click();
      await page.getByRole('alert').waitFor();
    },
  },
  parcel('booked', 'Paid. We hold your money', []),
  parcel('on-its-way', 'On its way to you', ['picked_up', 'in_transit']),
  parcel('delivered', 'Delivered. Please check it', ['picked_up', 'in_transit', 'delivered']),
  parcel('failed', 'Your parcel did not arrive', ['picked_up', 'failed']),
  parcel('cancelled', 'The pickup was cancelled', ['cancelled']),
  parcel('disputed', 'A problem was reported', ['picked_up'], (charge) =>
    charge.post('dispute', { reason: 'item_not_received', on_behalf_of: 'buyer' }),
  ),
  escrow('disputed', 'A problem was reported', disputed),
  escrow('payment-reversed', 'Your bank took the payment back', (charge) =>
    charge.fund({ outcome: 'reversed' }),
  ),
  escrow('released', 'Done. The money goes to the seller', async (charge, service) => {
    await delivered(charge, service);
    await charge.post('release');
  }),
  escrow('receipt', 'Receipt', ready, 'receipt'),
  escrow('part-refunded', 'Sent to you. Please check it', async (charge, service) => {
    await delivered(charge, service);
    await charge.post('refund', { amount: 50_000 }, { 'Idempotency-Key': `part-${charge.reference}` });
  }),
  escrow('refunded', 'Your money goes back to you', async (charge) => {
    await charge.fund();
    await charge.post('refund', { reason: 'Sold out' });
  }),
  escrow('declined', 'The seller has declined', async (charge) => {
    await charge.fund({ amount: 100_000 });
    await charge.post('decline', { reason: 'Sold out' });
  }),
  escrow('cancelled', 'This order was cancelled', (charge) => charge.post('cancel')),
  escrow('disputed-again', 'A problem was reported', disputedAgain),
  escrow('solved', 'It is solved', disputedAgain, 'solved'),
  {
    name: 'chooser',
    title: 'Which order do you mean?',
    prepare: async (service, email) => {
      const charge = await TestEscrow.open(service, { ...fields, customer_email: email });
      const key = await (await service.newMerchant()).key('test');
      const body = { reference: charge.reference, amount: 99_000, currency: 'NGN', customer_email: email };
      const callback = { callback_url: 'https://shop.example.com/webhooks' };
      await service.call('POST', '/escrow/initiate', { key, body: { ...body, ...callback } });
      return new Order(charge.reference, null).at();
    },
  },
  {
    name: 'charge-paid',
    title: 'Paid. Thank you',
    prepare: async (service, email) => {
      const charge = await TestCharge.open(service, { customer_email: email, description: 'Ankara bag' });
      await charge.fund();
      return Order.of((await charge.read()).checkout_url).at();
    },
  },
  escrow('account-expired', 'This account number has expired', (_escrow, service) =>
    advance(service, { hours: 9 }),
  ),
  escrow('closing', 'The time to pay is over', (_escrow, service) =>
    advance(service, { hours: 72, minutes: 10 }),
  ),
  escrow('expired', 'This order was not paid in time', async (charge, service) => {
    await charge.fund({ amount: 100_000 });
    await advance(service, { hours: 73 });
    await charge.fund({ amount: 50_000 });
  }),
];
