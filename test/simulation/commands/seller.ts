import type { EscrowCommand } from '../../../server/src/domain/aggregate.js';
import { acceptPaidTo } from '../../../server/src/domain/escrow/accept-paid.js';
import { isSellersToSend } from '../../../server/src/domain/escrow/delivery.js';
import type { BankAccountToSave } from '../../../server/src/domain/payee.js';
import { bankAccountOf } from '../../../server/src/features/banks/bank-account.js';
import { findCheckout } from '../../../server/src/features/checkouts/load.js';
import { withSeller } from '../../../server/src/features/escrow/load-seller.js';
import { releaseByCode } from '../../../server/src/features/pages/seller-page/enter-code.js';
import {
  loadSellerPage,
  type OpenSellerPage,
  type SellerPageRequest,
} from '../../../server/src/features/pages/seller-page/open-page.js';
import { actOnPage, decideOnPage } from '../../../server/src/features/pages/signed-in/act.js';
import { saveSeller } from '../../../server/src/features/sellers/save.js';
import type { Intent } from '../intent.js';
import type { World } from '../world.js';
import type { Command } from './command.js';
import { bankAccount, checkoutOf } from './merchant.js';
import { emptyPage } from './page.js';
import { actWithPhoto } from './photos.js';
import { saidCode } from './release-code.js';

/** An action of a seller on their page. */
function onPage(
  name: string,
  weight: number,
  reads: Command['reads'],
  act: (page: SellerPageRequest, open: OpenSellerPage, intent: Intent) => Promise<unknown>,
): Command {
  return {
    name,
    weight,
    reads: ['reference', ...reads],
    run: async (world, intent) => {
      const open = await openEscrow(world, intent);
      // These functions read only the services from a request.
      if (open) await act({ services: world.services } as SellerPageRequest, open, intent);
      return undefined;
    },
  };
}

/** Only an escrow with a seller has a seller page. */
async function openEscrow({ services, accounts }: World, intent: Intent): Promise<OpenSellerPage | null> {
  const { account, mode, reference } = intent;
  const found = await findCheckout(services.store, accounts[account] as string, mode, reference);
  if (found?.kind !== 'escrow' || found.sellerEmail === null) return null;
  const session = { personId: 'seller' } as OpenSellerPage['session'];
  return loadSellerPage({ services, response: emptyPage() }, session, found.id);
}

const run = (requestOf: (intent: Intent, open: OpenSellerPage) => EscrowCommand) => {
  return (page: SellerPageRequest, open: OpenSellerPage, intent: Intent) =>
    actOnPage(page, open, requestOf(intent, open));
};

/** Sellers always enter their own bank account. */
function ownAccount(
  { services }: SellerPageRequest,
  open: OpenSellerPage,
  intent: Intent,
): Promise<BankAccountToSave> {
  const given = bankAccount(intent, checkoutOf(intent).seller ?? '');
  return bankAccountOf(services, open.aggregate.escrow, given, '/payout/');
}

async function acceptWithAccount(
  page: SellerPageRequest,
  open: OpenSellerPage,
  intent: Intent,
): Promise<void> {
  const given = await ownAccount(page, open, intent);
  await decideOnPage(
    page,
    open,
    (aggregate) => withSeller(page.services, aggregate, given.bankAccount),
    (aggregate) => acceptPaidTo(aggregate, given, 'seller', open.context),
  );
}

async function saveAccount(page: SellerPageRequest, open: OpenSellerPage, intent: Intent): Promise<void> {
  const given = await ownAccount(page, open, intent);
  const { accountId, mode, sellerEmail } = open.aggregate.escrow;
  const whose = { accountId, mode, email: sellerEmail ?? '', name: null, savedBy: 'seller' } as const;
  await saveSeller(page.services, open.context, { ...whose, ...given });
}

const proof = {
  tracking_number: 'TRK-2',
  proof_photo_url: 'https://example.com/q.jpg',
  courier_name: null,
  notes: null,
};

function send(page: SellerPageRequest, open: OpenSellerPage): Promise<boolean> {
  return actOnPage(page, open, { command: 'deliver', proof }, isSellersToSend);
}

/** The arrival is expected so late that the clock of an episode passes it. */
function sendExpecting(page: SellerPageRequest, open: OpenSellerPage): Promise<boolean> {
  const expected_arrival_at = new Date(open.context.now + 30 * 3_600_000).toISOString();
  const expecting = { ...proof, expected_arrival_at };
  return actOnPage(page, open, { command: 'deliver', proof: expecting }, isSellersToSend);
}

function sendWithPhoto(page: SellerPageRequest, open: OpenSellerPage, intent: Intent): Promise<void> {
  return actWithPhoto(page, open, intent, {
    side: 'seller',
    kind: 'delivery',
    isOpen: open.view.actions.send !== null,
    isStillMeant: isSellersToSend,
    commandWith: (url) => ({ command: 'deliver', proof: { ...proof, proof_photo_url: url } }),
  });
}

function answerWithPhoto(page: SellerPageRequest, open: OpenSellerPage, intent: Intent): Promise<void> {
  return actWithPhoto(page, open, intent, {
    side: 'seller',
    kind: 'dispute',
    isOpen: open.view.actions.answer,
    commandWith: (url) => ({ command: 'evidence', side: 'seller', text: 'as shown', links: [url] }),
  });
}

/** The confirmed amount is the one shown, which may have changed since. */
function concede(page: SellerPageRequest, open: OpenSellerPage): Promise<boolean> {
  const confirmed = open.aggregate.escrow.amountHeld;
  return actOnPage(page, open, { command: 'concede' }, ({ escrow }) => escrow.amountHeld === confirmed);
}

const enterCode: Command = {
  name: 'seller enters code',
  weight: 2,
  reads: ['reference', 'n'],
  run: async (world, intent) => {
    const open = await openEscrow(world, intent);
    if (open === null) return undefined;
    const page = { services: world.services } as SellerPageRequest;
    await releaseByCode(page, open, await saidCode(world, intent));
    return undefined;
  },
};

/** The commands of a seller, who has no API key and signs in to a page. */
export const sellerCommands: readonly Command[] = [
  onPage(
    'seller accepts',
    2,
    [],
    run(() => ({ command: 'accept' })),
  ),
  onPage('seller accepts with account', 3, ['n'], acceptWithAccount),
  onPage('seller saves account', 2, ['n'], saveAccount),
  onPage(
    'seller declines',
    0.5,
    [],
    run(() => ({ command: 'decline', reason: null })),
  ),
  onPage('seller sends', 2, [], send),
  onPage('seller sends ahead', 2, [], sendExpecting),
  onPage('seller sends with photo', 1, ['n'], sendWithPhoto),
  onPage('seller answers with photo', 1, ['n'], answerWithPhoto),
  onPage(
    'seller answers',
    1,
    ['n'],
    run(({ n }) => ({ command: 'evidence', side: 'seller', text: `answer ${n % 3}`, links: [] })),
  ),
  onPage('seller concedes', 1, [], concede),
  enterCode,
  onPage(
    'seller withdraws',
    1,
    [],
    run(() => ({ command: 'withdraw', side: 'seller' })),
  ),
];
