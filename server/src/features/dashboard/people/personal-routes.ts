import { openOwnAccount, showAccounts } from './accounts.js';
import { addFactor, dropFactor, factorPath, showFactor } from './factor.js';
import { acceptInvitation, showInvitation } from './invitation.js';
import { showMe, signOutEverywhere } from './me.js';
import type { PersonalRoute } from './personal.js';
import { sendProof, showProof, takeProof } from './proof.js';

/** The pages of a person that belong to no account. */
export const personalRoutes: readonly PersonalRoute[] = [
  { method: 'get', path: '/dashboard', handle: showAccounts },
  { method: 'post', path: '/dashboard/accounts', handle: openOwnAccount },
  { method: 'get', path: '/dashboard/proof', handle: showProof },
  { method: 'post', path: '/dashboard/proof', handle: takeProof },
  { method: 'get', path: '/dashboard/invitation', handle: showInvitation },
  { method: 'post', path: '/dashboard/invitation', handle: acceptInvitation },
  { method: 'get', path: '/dashboard/me', handle: showMe },
  { method: 'post', path: '/dashboard/me/sign-out-everywhere', handle: signOutEverywhere },
  { method: 'post', path: '/dashboard/proof/code', handle: sendProof },
  { method: 'get', path: factorPath, needsProof: true, handle: (page) => showFactor(page) },
  { method: 'post', path: factorPath, needsProof: true, shownAt: factorPath, handle: addFactor },
  {
    method: 'post',
    path: `${factorPath}/remove`,
    needsProof: true,
    shownAt: factorPath,
    handle: dropFactor,
  },
];
