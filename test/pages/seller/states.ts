import type { Page } from 'playwright-core';
import { resolveDispute } from '../../../server/src/features/operator/disputes.js';
import { managed } from '../../api/delivery/delivery.js';
import { sendParcel } from '../../api/delivery/moved.js';
import type { PageState } from '../../harness/page-states.js';
import { keyHeader, type Service } from '../../harness/service.js';
import { advance, payout, proof, TestEscrow } from '../../harness/test-escrow.js';
import { sellerPlace } from '../../harness/visitor.js';

/** A state of an escrow, and its viewer. */
export interface SellerPageState extends PageState {
  /** Whether the seller's bank account is on file. */
  isKnown: boolean;
}

type Work = (escrow: TestEscrow, service: Service) => Promise<unknown>;

const fields = {
  description: 'Adire fabric, 5 yards, indigo',
  customer_name: 'Ada Obi',
  seller_name: 'Bisi Textiles',
  callback_url: 'https://shop.example.com/webhooks',
};

interface Way {
  work?: Work;
  /** The subpage of the seller's page. */
  page?: string;
  act?: PageState['act'];
  special?: Record<string, unknown>;
}

/** Makes a state of a seller without a bank account. */
function ofNew(
  name: string,
  title: string,
  { work = async () => {}, page = '', act, special = {} }: Way = {},
): SellerPageState {
  const prepare = async (service: Service, email: string) => {
    const escrow = await TestEscrow.open(service, { ...fields, ...special, seller_email: email });
    await work(escrow, service);
    return sellerPlace((await escrow.read()).escrow_id).at(page);
  };
  return { name, title, prepare, isKnown: false, ...(act && { act }) };
}

/** Makes a state of a seller whose bank account is on file. */
function ofKnown(name: string, title: string, way: Way = {}): SellerPageState {
  return { ...ofNew(name, title, way), isKnown: true };
}

/** Makes a state of a sale whose parcel a carrier has brought as far as these statuses. */
function parcel(name: string, title: string, statuses: readonly string[]): SellerPageState {
  const work: Work = (escrow, service) => sendParcel(service, escrow, ...statuses);
  return ofKnown(`parcel-${name}`, title, { work, special: managed });
}

const fund: Work = (escrow) => escrow.fund();
const accept: Work = (escrow) => escrow.post('accept');

const ready: Work = async (escrow) => {
  await escrow.fund();
  await escrow.post('accept', { payout });
};

const sent: Work = async (escrow, service) => {
  await ready(escrow, service);
  await escrow.post('deliver', { ...proof, courier_name: 'GIG Logistics', notes: 'Left at the gate.' });
};

const disputed: Work = async (escrow, service) => {
  await sent(escrow, service);
  const evidence = ['https://photos.example.com/heel.jpg'];
  const said = { reason: 'damaged', description: 'One yard is torn.', evidence };
  await escrow.post('dispute', { ...said, on_behalf_of: 'buyer' });
};

const answered: Work = async (escrow, service) => {
  await disputed(escrow, service);
  const { dispute } = await escrow.read();
  const body = { text: 'It was whole when I packed it.', on_behalf_of: 'seller' };
  await service.call('POST', `/disputes/${dispute.id}/evidence`, { body });
};

/** Resolves a dispute with a part for each side. */
const split: Work = async (escrow, { deps }) =>
  void (await resolveDispute(deps.services, (await escrow.read()).dispute.id, {
    toSeller: 150_000,
    reason: 'The photos show a stain on one sleeve.',
  }));

const released: Work = async (escrow, service) => {
  await sent(escrow, service);
  await escrow.post('release');
};

const failed: Work = async (escrow, service) => {
  await released(escrow, service);
  const [{ id }] = (await escrow.read()).payouts;
  const body = { outcome: 'failed', reason: 'Account closed' };
  await service.call('POST', `/sandbox/payouts/${id}/settle`, { body, headers: keyHeader() });
};

async function fillAccount(page: Page, number: string): Promise<void> {
  await page.getByLabel('Bank', { exact: true }).fill('GTBank');
  await page.getByLabel('Account number').fill(number);
  await page.getByRole('button', { name: 'Check the account' }).click();
}

const press = (name: string) => (page: Page) => page.getByRole('button', { name }).click();
const showsError = (page: Page) => page.getByRole('alert').first().waitFor();

const stranger = async (service: Service) =>
  sellerPlace((await (await TestEscrow.open(service)).read()).escrow_id);

/** Every page in every state. States that need a later clock come last, since it only advances. */
export const states: readonly SellerPageState[] = [
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
      await showsError(page);
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
      await showsError(page);
    },
  }),
  ofNew('account', 'Where shall we pay you?', { page: 'account' }),
  ofNew('accepted-without-account', 'Accepted. Waiting for the payment', { work: accept }),
  ofNew('to-send-without-account', 'Paid. Please send it now', {
    work: async (escrow) => {
      await escrow.fund();
      await escrow.post('accept');
    },
  }),
  ofNew('payout-waits', 'The money is yours', {
    work: async (escrow, service) => {
      await escrow.fund();
      await escrow.post('accept');
      await escrow.post('dispute', { reason: 'damaged', on_behalf_of: 'buyer' });
      await split(escrow, service);
    },
  }),
  ofKnown('accepted', 'Accepted. Waiting for the payment', {
    work: (escrow) => escrow.post('accept', { payout }),
  }),
  ofKnown('accept-known', 'Accept the sale', { page: 'accept' }),
  ofKnown('to-send', 'Paid. Please send it now', { work: ready }),
  ofKnown('enter-code', "Enter the buyer's code", {
    work: sent,
    page: 'release-code',
    special: { release_code: true },
    act: async (page) => {
      await page.getByLabel('Six digits').fill('12345');
      await press('Release the money to me')(page);
      await showsError(page);
    },
  }),
  ofKnown('send', 'Tell us that you have sent it', { work: ready, page: 'send' }),
  ofKnown('send-refused', 'Tell us that you have sent it', {
    work: ready,
    page: 'send',
    act: async (page) => {
      await page.getByText('The photo is online already').click();
      await page.getByLabel('Link to a photo').fill('photo.jpg');
      await page.getByLabel('The buyer has it already').check();
      await press('Yes, I have sent it')(page);
      await showsError(page);
    },
  }),
  ofKnown('sent', 'Sent. The buyer checks it', { work: sent }),
  ofKnown('offered-managed', 'Do you want this sale?', { work: fund, special: managed }),
  ofKnown('accept-managed', 'Accept the sale', { work: fund, page: 'accept', special: managed }),
  ofKnown('to-have-ready', 'Paid. Please have it ready', { work: ready, special: managed }),
  parcel('booked', 'Paid. Please hand it over', []),
  parcel('on-its-way', 'On its way to the buyer', ['picked_up', 'in_transit']),
  parcel('delivered', 'Delivered. The buyer checks it', ['picked_up', 'in_transit', 'delivered']),
  parcel('failed', 'The parcel was not delivered', ['picked_up', 'failed']),
  parcel('cancelled', 'The pickup was cancelled', ['cancelled']),
  ofKnown('disputed', 'A problem was reported', { work: disputed }),
  ofKnown('answered', 'A problem was reported', { work: answered }),
  ofKnown('answer', 'Answer the problem', { work: disputed, page: 'answer' }),
  ofKnown('answer-refused', 'Answer the problem', {
    work: disputed,
    page: 'answer',
    act: async (page) => {
      await page.getByLabel('Links to photos').fill('photo.jpg');
      await press('Send it')(page);
      await showsError(page);
    },
  }),
  ofKnown('concede', 'Give the money back', { work: disputed, page: 'concede' }),
  ofKnown('payment-reversed', "The buyer's bank took the payment back", {
    work: (escrow) => escrow.fund({ outcome: 'reversed' }),
  }),
  ofKnown('released', 'The money is yours', { work: released }),
  ofKnown('split', 'The money is yours', {
    work: async (escrow, service) => {
      await disputed(escrow, service);
      await split(escrow, service);
    },
  }),
  ofKnown('payout-failed', 'The money is yours', { work: failed }),
  ofKnown('refunded', 'The money went back to the buyer', {
    work: async (escrow, service) => {
      await ready(escrow, service);
      await escrow.post('refund', { reason: 'Sold out' });
    },
  }),
  ofKnown('declined', 'This sale was declined', {
    work: (escrow) => escrow.post('decline', { reason: 'Sold out' }),
  }),
  ofKnown('cancelled', 'This sale was cancelled', { work: (escrow) => escrow.post('cancel') }),
  ofKnown('account-known', 'Where shall we pay you?', { page: 'account' }),
  ofKnown('payout-paid', 'The money is yours', {
    work: async (escrow, service) => {
      await released(escrow, service);
      await advance(service, { minutes: 5 });
    },
  }),
  ofKnown('expired', 'This sale was not paid in time', {
    work: (_escrow, service) => advance(service, { hours: 73 }),
  }),
];
