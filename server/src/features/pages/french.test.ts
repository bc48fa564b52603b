import {
  languages,
  type Reader,
  renderAccept,
  renderAccount,
  renderAnswer,
  renderCheckoutPage,
  renderChooser,
  renderCode,
  renderConcede,
  renderConfirmAccount,
  renderDecline,
  renderEnterCode,
  renderFailure,
  renderFront,
  renderMissing,
  renderProblem,
  renderReceipt,
  renderRelease,
  renderReleaseCode,
  renderSellerPage,
  renderSend,
  renderSignIn,
  renderSolved,
  renderWithdraw,
} from '@escrow-checkout/web';
import { describe, expect, it } from 'vitest';
import { formats } from '../../domain/language/formats.js';
import { noBrand } from '../../domain/staff/brand.js';
import { chargeAfter, worldAfter } from '../../domain/testing/cells.js';
import { contextAt, countingIds } from '../../domain/testing/fixtures.js';
import { englishIn, misprintsIn } from '../../domain/testing/french-text.js';
import { brandViewOf } from './brand-view.js';
import { linksOf } from './checkout-page/address.js';
import { viewOf } from './checkout-page/view.js';
import { inLanguage } from './in-language.js';
import { arrivalForm } from './seller-page/expected-arrival.js';
import { sellerPageViewOf } from './seller-page/view.js';

const reader: Reader = { locale: 'fr', others: [{ locale: 'en', href: '?lang=en' }] };
const brand = brandViewOf(noBrand);
const merchant = 'Adire Market';
const links = linksOf({ side: 'buyer', reference: 'ORD-1', key: null }) as never;
const side = { links, email: 'ada@example.com' };
const photos = { kept: [{ id: 'p', path: '/p' }], problems: [] };

/** What a person reads or hears of a page. */
function wordsOf(html: string): string {
  const heard = [
    ...html.matchAll(/ (?:aria-label|alt|title|data-(?:minutes|last|copied|select|busy))="([^"]*)"/g),
  ];
  const read = html.replaceAll(/<(?:[^<>"]|"[^"]*")*>/g, '\n');
  return [read, ...heard.map(([, text]) => text)]
    .join('\n')
    .replaceAll('&amp;', '&')
    .replaceAll('&#39;', "'");
}

const names = [
  'Escrow Checkout',
  merchant,
  'SANDBOX',
  'Ada Seller',
  'Ada Buyer',
  'shop.example.com',
  'Sandbox Bank',
  'Google Photos',
  'Session ID',
  'as the photos show',
  'https://photos.example.com/parcel.jpg',
];

function expectFrench(html: string): void {
  expect(html).toMatch(/^<!doctype html><html lang="fr">/);
  expect(html).toContain('<a href="?lang=en" lang="en-NG" hreflang="en-NG">English</a>');
  const words = wordsOf(html);
  expect(englishIn(words, names)).toEqual([]);
  expect(misprintsIn(words.replaceAll(/https?:\S+/g, ''))).toEqual([]);
  expect(words).not.toMatch(/undefined|NaN|\bnull\b|\[object/);
}

const booked = 'managed ready, attach, book, booked';

function buyersView(given: string) {
  const world = given.startsWith('charge ') ? chargeAfter(given.slice('charge '.length)) : worldAfter(given);
  const context = contextAt(world.now, countingIds(), { kind: 'buyer', via: 'page' });
  return inLanguage(viewOf(world.aggregate, { merchant, brand, context }), formats.fr);
}

function sellersView(given: string) {
  const { aggregate, now } = worldAfter(given);
  const context = contextAt(now, countingIds(), { kind: 'seller', via: 'page' });
  return inLanguage(sellerPageViewOf(aggregate, { merchant, brand, context, pickupTime: null }), formats.fr);
}

const worlds = [
  'awaiting',
  'awaiting, credit_rejected 40k',
  'partial',
  'awaiting, +8h',
  'partial, +72h',
  'expired',
  'funded',
  'awaiting, credit 105k',
  'ready',
  'nowhere ready',
  'funded, deliver',
  'delivered',
  'delivered, extend_inspection 1',
  'delivered, confirm_arrival',
  'coded delivered',
  'delivered, refund 40k',
  booked,
  `${booked}, dispute buyer, withdraw buyer`,
  `${booked}, parcel_reported in_transit`,
  `${booked}, parcel_reported delivered`,
  `${booked}, parcel_reported failed`,
  `${booked}, parcel_reported cancelled`,
  `${booked}, parcel_reported failed, attach`,
  'disputed',
  'disputed, evidence seller',
  'disputed, withdraw buyer',
  'disputed, withdraw buyer, dispute buyer',
  'disputed, withdraw buyer, dispute buyer, evidence seller',
  'disputed, withdraw buyer, dispute buyer, report_solved',
  'disputed, withdraw buyer, dispute seller, withdraw seller, dispute seller',
  'disputed, concede',
  'disputed, resolve 40k',
  'reversed',
  'released',
  'refunded',
  'declined',
  'cancelled',
];

describe('in French', () => {
  it.each([...worlds, 'charge pending', 'charge succeeded', 'charge expired'])(
    'a buyer reads of: %s',
    (given) => {
      const view = buyersView(given);
      const shown = { ...side, view, intention: 'i' };
      expectFrench(renderCheckoutPage(shown, undefined, reader));
      expectFrench(renderReceipt({ ...shown, mailed: 'sent' }, undefined, reader));
      expectFrench(
        renderProblem(
          {
            ...shown,
            amount: view.held,
            reasons: ['damaged', 'other'],
            form: { reason: '', text: '', links: '' },
            wrong: ['reason', 'text', 'links'],
            photos,
            isUnwarned: true,
          },
          undefined,
          reader,
        ),
      );
      if (view.dispute === null) return;
      const dispute = { ...side, mode: 'live', side: 'buyer', dispute: view.dispute } as const;
      expectFrench(renderWithdraw({ ...dispute, checkedUntil: view.orderedAt }, undefined, reader));
      expectFrench(
        renderSolved({ ...shown, dispute: view.dispute, text: null, wrong: ['nothing'] }, undefined, reader),
      );
      expectFrench(
        renderAnswer(
          { ...dispute, form: { text: '', links: '' }, wrong: ['nothing'], photos },
          undefined,
          reader,
        ),
      );
    },
  );

  it.each(worlds)('a seller reads of: %s', (given) => {
    const view = sellersView(given);
    expectFrench(
      renderSellerPage({ ...side, view, notice: ({ errors }) => errors.notPossible }, undefined, reader),
    );
  });

  it('a buyer still copies an amount as bank apps take it', () => {
    const html = renderCheckoutPage(
      { ...side, view: buyersView('awaiting'), intention: 'i' },
      undefined,
      reader,
    );
    expect(html).toContain('1\u00a0000,00\u00a0₦');
    expect(html).toContain('data-copy="1000.00"');
  });
});

const order = buyersView('coded delivered');
const sale = sellersView('ready');
const { held: amount } = order;

const pages: readonly [name: string, html: string][] = [
  ['front', renderFront({}, undefined, reader)],
  ...[true, false].map((isLink): [string, string] => [
    'missing',
    renderMissing({ isLink }, undefined, reader),
  ]),
  ...(['origin', 'unavailable', 'full', 'busy', 'quota', 'again'] as const).map(
    (reason): [string, string] => [
      `failure ${reason}`,
      renderFailure({ reason, requestId: 'r' }, undefined, reader),
    ],
  ),
  ...(['buyer', 'seller'] as const).flatMap((each): [string, string][] => [
    [
      'sign-in',
      renderSignIn(
        { ...side, side: each, problem: 'invalid', isDamaged: true, signedInAs: 'a@b.c', inbox: '/i' },
        undefined,
        reader,
      ),
    ],
    [
      'code',
      renderCode({ ...side, side: each, isLong: each === 'seller', refused: 'wrong' }, undefined, reader),
    ],
  ]),
  ['release', renderRelease({ ...side, view: order, amount, isChanged: true }, undefined, reader)],
  ['release code', renderReleaseCode({ ...side, view: order, amount, code: '012345' }, undefined, reader)],
  [
    'chooser',
    renderChooser(
      { ...side, mode: 'live', choices: [{ href: '/', merchant, amount, orderedAt: order.orderedAt }] },
      undefined,
      reader,
    ),
  ],
  [
    'accept',
    renderAccept(
      { ...side, view: sale, banks: [], form: { bank: '', number: '' }, version: 1, isChanged: true },
      undefined,
      reader,
    ),
  ],
  ...(['bank', 'number', 'unclear', 'enquiries', 'changed'] as const).map((wrong): [string, string] => [
    `account ${wrong}`,
    renderAccount(
      { ...side, view: sale, banks: [{ name: 'GTBank' }], form: { bank: '', number: '', wrong } },
      undefined,
      reader,
    ),
  ]),
  [
    'confirm account',
    renderConfirmAccount(
      {
        ...side,
        view: sale,
        action: '/a',
        account: { bankCode: '1', bankName: 'GTBank', accountNumber: '0123456789', accountName: 'ADA' },
      },
      undefined,
      reader,
    ),
  ],
  ['decline', renderDecline({ ...side, view: sale, reason: '', isWrong: true }, undefined, reader)],
  ...(['form', { attemptsLeft: 5 }, { attemptsLeft: 6 }, { attemptsLeft: 9 }] as const).map(
    (problem): [string, string] => [
      'enter code',
      renderEnterCode({ ...side, view: sale, problem }, undefined, reader),
    ],
  ),
  [
    'concede',
    renderConcede({ ...side, view: sellersView('disputed'), amount, isChanged: true }, undefined, reader),
  ],
  [
    'send',
    renderSend(
      {
        ...side,
        view: { ...sale, bankAccount: null },
        checkedUntil: order.orderedAt,
        form: { tracking_number: '', courier_name: '', proof_photo_url: '', notes: '' },
        arrival: inLanguage(
          {
            ...arrivalForm(contextAt(Date.UTC(2026, 10, 22)), {
              chosen: 'other',
              at: '',
              problem: { why: 'too_far', days: 14 },
            }),
          },
          formats.fr,
        ),
        wrong: {
          tracking_number: 'missing',
          proof_photo_url: 'missing',
          notes: 'wrong',
          courier_name: 'wrong',
        },
        photos: {
          ...photos,
          problems: Object.keys(languages.fr.words.photos.problems).map((problem, n) => ({
            n,
            problem: problem as never,
          })),
        },
      },
      undefined,
      reader,
    ),
  ],
];

it.each(pages)('the page is French: %s', (_name, html) => {
  expectFrench(html);
});
