import type { FieldKind, FieldKinds, Table } from './database.js';
import { accounts } from './fields/accounts.js';
import { checkouts } from './fields/checkouts.js';
import { dashboard } from './fields/dashboard.js';
import { deliveries } from './fields/deliveries.js';
import { ledger } from './fields/ledger.js';
import { outbox } from './fields/outbox.js';
import { paymentReports } from './fields/payment-reports.js';
import { reconciliations } from './fields/reconciliations.js';
import { restores } from './fields/restores.js';
import { sandbox } from './fields/sandbox.js';
import { secrets } from './fields/secrets.js';
import { settings } from './fields/settings.js';
import { staff } from './fields/staff.js';
import { transfers } from './fields/transfers.js';

/** The fields of every record. An index on a fixed field is never rewritten by an update. */
export const kindsOf: FieldKinds<Table> = {
  ...checkouts,
  ...transfers,
  ...accounts,
  ...dashboard,
  ...deliveries,
  ...ledger,
  ...outbox,
  ...paymentReports,
  ...reconciliations,
  ...restores,
  ...sandbox,
  ...secrets,
  ...settings,
  ...staff,
};

export function fieldsOf(table: Table): string[] {
  return Object.keys(kindsOf[table]);
}

export function movingFieldsOf(table: Table): string[] {
  const kinds: Readonly<Record<string, FieldKind>> = kindsOf[table];
  return Object.keys(kinds).filter((field) => kinds[field] === 'moving');
}

/** Returns a field's column: `accountLast4` → `account_last4`. */
export function columnOf(field: string): string {
  return field.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);
}
