import type { CheckoutFilter, CheckoutRow } from '../dashboard/checkouts-props.js';

/** The words of the lists of escrows and charges, in English. */
export const dashboardLists = {
  titles: { escrows: 'Escrows', charges: 'Charges' },
  about: {
    escrows: 'Sales whose money is held until delivery.',
    charges: 'Payments that were opened by a charge.',
  },
  filters: {
    legend: 'Search and filter',
    q: 'Reference or e-mail',
    qHint: 'The whole of it or its beginning',
    more: 'More filters',
    status: 'Status',
    from: 'From',
    to: 'To',
    min: 'At least, ₦',
    max: 'At most, ₦',
    seller: 'Seller’s e-mail',
    wrong: {
      q: 'This is too long.',
      status: 'There is no such status.',
      from: 'Write a day as 2026-11-23.',
      to: 'Write a day as 2026-11-23.',
      min: 'Write an amount as 2500 or 2500.50.',
      max: 'Write an amount as 2500 or 2500.50.',
      seller: 'This is no e-mail address.',
    } satisfies Record<keyof CheckoutFilter, string>,
  },
  views: {
    heading: 'Saved views',
    name: 'Save these filters as',
    save: 'Save',
    remove: 'Remove',
    removeNamed: (name: string) => `Remove the view ${name}`,
  },
  columns: {
    reference: 'Reference',
    buyer: 'Buyer',
    seller: 'Seller',
    amount: 'Amount',
    status: 'Status',
    blockedBy: 'Blocked by',
    due: 'Next',
    created: 'Opened',
  },
  you: 'You',
  due: { payment: 'payment until ', release: 'release ', answer: 'answer by ' } satisfies Record<
    NonNullable<CheckoutRow['due']>['what'],
    string
  >,
  empty: 'None match. Clear the filters to see all of them.',
  none: {
    escrows: 'None yet. Open the first one with the API, and it appears here.',
    charges: 'None yet. Create the first one with the API, and it appears here.',
  },
  caption: (count: number) =>
    count === 1 ? '1 on this page, newest first' : `${count} on this page, newest first`,
  lookedThrough: (count: number) =>
    `We have looked through the newest ${count.toLocaleString('en-NG')} that match your other filters.`,
  goOn: 'Look through older ones',
  isCut:
    'There are more than these. Write more of the reference or address, or narrow the filters, ' +
    'to see the others.',
  csvAbout: 'With these filters, at most 10,000 rows.',
};
