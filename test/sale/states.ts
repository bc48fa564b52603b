import type { Page } from 'playwright-core';
import { resolveDispute } from '../../server/src/features/operator/disputes.js';
import type { PageState } from '../harness/page-states.js';
import { advance, payout, proof, Sale } from '../harness/sale.js';
import { keyHeader, type Service } from '../harness/service.js';
import { salePlace } from '../harness/visitor.js';

/** A state of a sale, with who looks at it. */
export interface SaleState extends PageState {
  /** Whether his bank account is on file. */
  isKnown: boolean;
}

type Work = (sale: Sale, service: Service) => Promise<unknown>;

const fields = {
  ...{ description: 'Adire fabric, 5 yards, indigo', customer_name: 'Ada Obi', seller_name: 'Bisi Textiles' },
  callback_url: 'https://shop.example.com/webhooks',
};

interface Way {
  work?: Work;
  /** The page below that of the sale. */
  page?: string;
  act?: PageState['act'];
}

/** A state of a seller who has given no bank account yet. */
function ofNew(name: string, title: string, { work = async () => {}, page = '', act }: Way = {}): SaleState {
  const prepare = async (service: Service, email: string) => {
    const sale = await Sale.open(service, { ...fields, seller_email: email });
    await work(sale, service);
    return salePlace((await sale.read()).escrow_id).at(page);
  };
  return { name, title, prepare, isKnown: false, ...(act && { act }) };
}

/** A state of a seller whose bank account is on file. */
function ofKnown(name: string, title: string, way: Way = {}): SaleState {
  return { ...ofNew(name, title, way), isKnown: true };
}

const fund: Work = (sale) => sale.fund();
const accept: Work = (sale) => sale.post('accept');

const ready: Work = async (sale) => {
  await sale.fund();
  await sale.post('accept', { payout });
};

const sent: Work = async (sale, service) => {
  await ready(sale, service);
  await sale.post('deliver', { ...proof, courier_name: 'GIG Logistics', notes: 'Left at the gate.' });
};

const disputed: Work = async (sale, service) => {
  await sent(sale, service);
  const evidence = ['https://photos.example.com/heel.jpg'];
  const said = { reason: 'damaged', description: 'One yard is torn.', evidence };
  await sale.post('dispute', { ...said, on_behalf_of: 'buyer' });
};

const answered: Work = async (sale, service) => {
  await disputed(sale, service);
  const { dispute } = await sale.read();
  const body = { text: 'It was whole when I packed it.', on_behalf_of: 'seller' };
  await service.call('POST', `/disputes/${dispute.id}/evidence`, { body });
};

/** Ends a dispute with a part for each side. */
const split: Work = async (sale, { deps }) =>
  void (await resolveDispute(deps.services, (await sale.read()).dispute.id, 150_000));

const released: Work = async (sale, service) => {
  await sent(sale, service);
  await sale.post('release');
};

const failed: Work = async (sale, service) => {
  await released(sale, service);
  const [{ id }] = (await sale.read()).payouts;
  const body = { outcome: 'failed', reason: 'Account closed' };
  await service.call('POST', `/sandbox/payouts/${id}/settle`, { body, headers: keyHeader() });
};

async function fillAccount(page: Page, number: string): Promise<void> {
  await page.getByLabel('Bank', { exact: true }).selectOption('058');
  await page.getByLabel('Account number').fill(number);
  await page.getByRole('button', { name: 'Check the account' }).click();
}

const press = (name: string) => (page: Page) => page.getByRole('button', { name }).click();
const complained = (page: Page) => page.getByRole('alert').first().waitFor();

const stranger = async (service: Service) => salePlace((await (await Sale.open(service)).read()).escrow_id);

/** Every page and every state. Those that only the clock brings come last, since it never goes back. */
export const states: readonly SaleState[] = [
  { ...ofNew('sign-in', 'Sign in to your sale'), isSignedOut: true },
  { ...ofNew('code', 'Enter your code', { page: 'code' }), isSignedOut: true },
  {
    ...ofNew('another-sellers', 'Sign in to your sale'),
    prepare: async (service) => (await stranger(service)).at(),
  },
  ofNew('offered', 'Do you want this sale?'),
  ofNew('offered-paid', 'Do you want this sale?', { work: fund }),
  ofNew('accept', 'Accept the sale', { work: fund, page: 'accept' }),
  ofNew('accept-wrong-number', 'Accept the sale', {
    page: 'accept',
    act: async (page) => {
      await fillAccount(page, '0123456784');
      await complained(page);
    },
  }),
  ofNew('accept-confirm', 'Is this your account?', {
    page: 'accept',
    act: (page) => fillAccount(page, '0123456789'),
  }),
  ofNew('decline', 'Decline the sale', { page: 'decline' }),
  ofNew('decline-refused', 'Decline the sale', {
    page: 'decline',
    act: async (page) => {
      await page.getByLabel('Why?').fill('Sold out. '.repeat(60));
      await press('Decline the sale')(page);
      await complained(page);
    },
  }),
  ofNew('account', 'Where shall we pay you?', { page: 'account' }),
  ofNew('accepted-without-account', 'Accepted. Waiting for the payment', { work: accept }),
  ofNew('to-send-without-account', 'Paid. Please send it now', {
    work: async (sale) => {
      await sale.fund();
      await sale.post('accept');
    },
  }),
  ofNew('payout-waits', 'The money is yours', {
    work: async (sale, service) => {
      await sale.fund();
      await sale.post('accept');
      await sale.post('dispute', { reason: 'damaged', on_behalf_of: 'buyer' });
      await split(sale, service);
    },
  }),
  ofKnown('accepted', 'Accepted. Waiting for the payment', {
    work: (sale) => sale.post('accept', { payout }),
  }),
  ofKnown('accept-known', 'Accept the sale', { page: 'accept' }),
  ofKnown('to-send', 'Paid. Please send it now', { work: ready }),
  ofKnown('send', 'Tell us that you have sent it', { work: ready, page: 'send' }),
  ofKnown('send-refused', 'Tell us that you have sent it', {
    ...{ work: ready, page: 'send' },
    act: async (page) => {
      await page.getByLabel('Link to a photo').fill('photo.jpg');
      await press('Yes, I have sent it')(page);
      await complained(page);
    },
  }),
  ofKnown('sent', 'Sent. The buyer checks it', { work: sent }),
  ofKnown('disputed', 'A problem was reported', { work: disputed }),
  ofKnown('answered', 'A problem was reported', { work: answered }),
  ofKnown('answer', 'Answer the problem', { work: disputed, page: 'answer' }),
  ofKnown('answer-refused', 'Answer the problem', {
    ...{ work: disputed, page: 'answer' },
    act: async (page) => {
      await page.getByLabel('Links to photos').fill('photo.jpg');
      await press('Send it')(page);
      await complained(page);
    },
  }),
  ofKnown('concede', 'Give the money back', { work: disputed, page: 'concede' }),
  ofKnown('payment-reversed', "The buyer's bank took the payment back", {
    work: (sale) => sale.fund({ outcome: 'reversed' }),
  }),
  ofKnown('released', 'The money is yours', { work: released }),
  ofKnown('split', 'The money is yours', {
    work: async (sale, service) => {
      await disputed(sale, service);
      await split(sale, service);
    },
  }),
  ofKnown('payout-failed', 'The money is yours', { work: failed }),
  ofKnown('refunded', 'The money went back to the buyer', {
    work: async (sale, service) => {
      await ready(sale, service);
      await sale.post('refund', { reason: 'Sold out' });
    },
  }),
  ofKnown('declined', 'This sale was declined', {
    work: (sale) => sale.post('decline', { reason: 'Sold out' }),
  }),
  ofKnown('cancelled', 'This sale was cancelled', { work: (sale) => sale.post('cancel') }),
  ofKnown('account-known', 'Where shall we pay you?', { page: 'account' }),
  ofKnown('payout-paid', 'The money is yours', {
    work: async (sale, service) => {
      await released(sale, service);
      await advance(service, { minutes: 5 });
    },
  }),
  ofKnown('expired', 'This sale was not paid in time', {
    work: (_sale, service) => advance(service, { hours: 73 }),
  }),
];
