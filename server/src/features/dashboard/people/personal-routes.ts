import { openOwnAccount, showAccounts } from './accounts.js';
import { addressPath, askAddress, showAddress, showAddressCode, takeAddressCode } from './address.js';
import { addFactor, dropFactor, factorPath, showFactor } from './factor.js';
import { acceptInvitation, showInvitation } from './invitation.js';
import { showMe, signOutEverywhere } from './me.js';
import { sendOwnData } from './own-data.js';
import { addPasskey, dropPasskey, newPasskeyPath, showNewPasskey } from './passkey.js';
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
  { method: 'get', path: newPasskeyPath, needsProof: true, handle: (page) => showNewPasskey(page) },
  {
    method: 'post',
    path: '/dashboard/me/passkeys',
    needsProof: true,
    shownAt: newPasskeyPath,
    handle: addPasskey,
  },
  {
    method: 'post',
    path: '/dashboard/me/passkeys/:id/remove',
    needsProof: true,
    shownAt: '/dashboard/me',
    handle: dropPasskey,
  },
  { method: 'get', path: addressPath, needsProof: true, handle: showAddress },
  { method: 'post', path: addressPath, needsProof: true, shownAt: addressPath, handle: askAddress },
  { method: 'get', path: `${addressPath}/code`, needsProof: true, handle: showAddressCode },
  {
    method: 'post',
    path: `${addressPath}/code`,
    needsProof: true,
    shownAt: addressPath,
    handle: takeAddressCode,
  },
  { method: 'get', path: '/dashboard/me/data.json', needsProof: true, handle: sendOwnData },
];
