import type { AccountForm } from '@escrow-checkout/web';
import type { Request } from 'express';
import { fieldOf } from './form.js';

/** Returns the bank account that was typed into a form, without the spaces and hyphens of its number. */
export function typedAccount(request: Request): AccountForm {
  return { bank: fieldOf(request, 'bank'), number: fieldOf(request, 'number').replace(/[\s-]/g, '') };
}

/** The status of a response with the form. */
export function statusOfForm({ wrong }: AccountForm): 200 | 409 | 422 {
  if (wrong === undefined) return 200;
  return wrong === 'changed' ? 409 : 422;
}
