import { ChargeSale } from '../harness/charge.js';
import type { PageState } from '../harness/page-states.js';
import { advance, payout, proof, Sale } from '../harness/sale.js';
import type { Service } from '../harness/service.js';
import { Order } from '../harness/visitor.js';

type Work = (sale: Sale, service: Service) => Promise<unknown>;

const fields = {
  description: 'Adire fabric, 5 yards, indigo',
  seller_name: 'Bisi Textiles',
  return_url: 'https://shop.example.com/thanks?order=1001',
};

/** A state of an escrow, reached by the calls of its life. */
function escrow(name: string, title: string, work: Work = async () => {}, page = ''): PageState {
  const prepare = async (service: Service, email: string) => {
    const sale = await Sale.open(service, { ...fields, customer_email: email });
    await work(sale, service);
    return Order.of((await sale.read()).checkout_url).at(page);
  };
  return { name, title, prepare };
}

const ready: Work = async (sale) => {
  await sale.fund();
  await sale.post('accept', { payout });
};

const delivered: Work = async (sale, service) => {
  await ready(sale, service);
  await sale.post('deliver', { ...proof, courier_name: 'GIG Logistics', notes: 'Left at the gate.' });
};

const disputed: Work = async (sale, service) => {
  await delivered(sale, service);
  const evidence = ['https://photos.example.com/heel.jpg'];
  const said = { reason: 'damaged', description: 'One yard is torn.', evidence };
  await sale.post('dispute', { ...said, on_behalf_of: 'buyer' });
};

/** Every page and every state. Those that only the clock brings come last, since it never goes back. */
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
    prepare: async (service) => Order.of((await (await Sale.open(service)).read()).checkout_url).at(),
  },
  escrow('waiting', 'Pay by bank transfer'),
  escrow('rejected', 'Pay by bank transfer', (sale) => sale.fund({ outcome: 'rejected' })),
  escrow('part-paid', 'Part of the money is here', (sale) => sale.fund({ amount: 100_000 })),
  escrow('funded', 'Paid. We hold your money', (sale) => sale.fund()),
  escrow('overpaid', 'Paid. We hold your money', (sale) => sale.fund({ amount: 300_000 })),
  escrow('accepted', 'Paid. We hold your money', ready),
  escrow('delivered', 'Sent to you. Please check it', delivered),
  escrow('confirm', 'Confirm that you have received it', delivered, 'release'),
  escrow('report', 'Report a problem', delivered, 'problem'),
  {
    ...escrow('report-refused', 'Report a problem', delivered, 'problem'),
    act: async (page) => {
      await page.getByLabel('Something else is wrong').check();
      await page.getByLabel('Links to photos').fill('photo.jpg');
      await page.getByRole('button', { name: /^Report it/ }).click();
      await page.getByRole('alert').waitFor();
    },
  },
  escrow('disputed', 'A problem was reported', disputed),
  escrow('payment-reversed', 'Your bank took the payment back', (sale) => sale.fund({ outcome: 'reversed' })),
  escrow('released', 'Done. The money goes to the seller', async (sale, service) => {
    await delivered(sale, service);
    await sale.post('release');
  }),
  escrow('receipt', 'Receipt', ready, 'receipt'),
  escrow('part-refunded', 'Sent to you. Please check it', async (sale, service) => {
    await delivered(sale, service);
    await sale.post('refund', { amount: 50_000 }, { 'Idempotency-Key': `part-${sale.reference}` });
  }),
  escrow('refunded', 'Your money goes back to you', async (sale) => {
    await sale.fund();
    await sale.post('refund', { reason: 'Sold out' });
  }),
  escrow('declined', 'The seller has declined', async (sale) => {
    await sale.fund({ amount: 100_000 });
    await sale.post('decline', { reason: 'Sold out' });
  }),
  escrow('cancelled', 'This order was cancelled', (sale) => sale.post('cancel')),
  {
    name: 'chooser',
    title: 'Which order do you mean?',
    prepare: async (service, email) => {
      const sale = await Sale.open(service, { ...fields, customer_email: email });
      const key = await (await service.newMerchant()).key('test');
      const body = { reference: sale.reference, amount: 99_000, currency: 'NGN', customer_email: email };
      const callback = { callback_url: 'https://shop.example.com/webhooks' };
      await service.call('POST', '/escrow/initiate', { key, body: { ...body, ...callback } });
      return new Order(sale.reference, null).at();
    },
  },
  {
    name: 'charge-paid',
    title: 'Paid. Thank you',
    prepare: async (service, email) => {
      const sale = await ChargeSale.open(service, { customer_email: email, description: 'Ankara bag' });
      await sale.fund();
      return Order.of((await sale.read()).checkout_url).at();
    },
  },
  escrow('account-expired', 'This account number has run out', (_sale, service) =>
    advance(service, { hours: 9 }),
  ),
  escrow('closing', 'The time to pay is over', (_sale, service) =>
    advance(service, { hours: 72, minutes: 10 }),
  ),
  escrow('expired', 'This order was not paid in time', async (sale, service) => {
    await sale.fund({ amount: 100_000 });
    await advance(service, { hours: 73 });
    await sale.fund({ amount: 50_000 });
  }),
];
