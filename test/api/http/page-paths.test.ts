import { expect, it } from 'vitest';
import { checkoutPages } from '../../../server/src/features/pages/checkout-page/routes.js';
import { sellerPages } from '../../../server/src/features/pages/seller-page/routes.js';
import { otherPaths } from '../../../server/src/http/unknown-path.js';

/** What every side's pages have besides their own. */
const shared = { shows: ['/status', '/stream'], forms: ['/sign-in', '/code', '/sign-out'] };

it.each([checkoutPages, sellerPages])(
  'the paths below $at are those of its pages, so that wrong methods and attacks meet each of them',
  ({ at, shows, forms }) => {
    const posted = [...shared.forms, ...Object.keys(forms)];
    const shown = new Set([...shared.shows, ...posted, ...Object.keys(shows)]);
    const served = [
      ...[...shown].map((path) => `GET ${at}${path}`),
      ...posted.map((path) => `POST ${at}${path}`),
    ];
    const listed = otherPaths.filter(({ path }) => path === at || path.startsWith(`${at}/`));
    expect(listed.map(({ method, path }) => `${method} ${path}`).sort()).toEqual(served.sort());
  },
);
