import { type KeyScope, keyScopeNames } from '@escrow-checkout/contract';
import type { Request } from 'express';
import { isId } from '../../../domain/id.js';
import { isNetwork, type KeyLimits } from '../../../http/key-limits.js';
import { fieldOf } from '../../pages/signed-in/form.js';
import { fieldsOf } from './request.js';

const dayMs = 24 * 3_600_000;

/** The lifetimes that a form offers, in days; '' for none. */
export const keyDays = ['', '7', '30', '90', '365'] as const;

export interface TypedKey {
  name: string;
  scopes: string[];
  networks: string;
  days: string;
}

type KeyForm = { typed: TypedKey } & ({ problem: string } | { id: string; name: string; limits: KeyLimits });

/** Reads the form of a new key; its id comes with the form, so that a second submission makes no other. */
export function readKeyForm(request: Request, now: number): KeyForm {
  const name = fieldOf(request, 'name').trim();
  const scopes = fieldsOf(request, 'scopes').filter((each) => (keyScopeNames as string[]).includes(each));
  const [networks, days] = [fieldOf(request, 'networks').trim(), fieldOf(request, 'days')];
  const typed = { name, scopes, networks, days };
  const id = fieldOf(request, 'intention');
  const listed = networks.split(/[\s,]+/).filter((each) => each !== '');
  const wrong = listed.find((each) => !isNetwork(each));
  if (name === '' || [...name].length > 100)
    return { typed, problem: 'Name the key, in at most 100 characters.' };
  if (wrong !== undefined) {
    return { typed, problem: `${wrong} is no address and no network such as 203.0.113.0/24.` };
  }
  if (!isId(id) || !(keyDays as readonly string[]).includes(days)) {
    return { typed, problem: 'The form was not complete; please send it again.' };
  }
  if (scopes.length === 0) return { typed, problem: 'Tick at least one thing that the key may do.' };
  const limits: KeyLimits = {
    scopes: scopes.length === keyScopeNames.length ? null : (scopes as KeyScope[]),
    networks: listed.length === 0 ? null : listed,
    expiresAt: days === '' ? null : now + Number(days) * dayMs,
  };
  return { typed, id, name, limits };
}
