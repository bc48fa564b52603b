import type { FieldKinds } from '../database.js';

/** What merchants set for their accounts. */
export const settings: FieldKinds<
  'account_closing' | 'account_setting' | 'page_setting' | 'member_alert' | 'audit_network'
> = {
  account_closing: { accountId: 'fixed', closedAt: 'fixed' },
  account_setting: { accountId: 'fixed', requiresFactor: 'moving', updatedAt: 'moving' },
  page_setting: { accountId: 'fixed', mode: 'fixed', returnsAutomatically: 'moving', updatedAt: 'moving' },
  member_alert: { accountId: 'fixed', personId: 'fixed', kind: 'fixed', isOn: 'moving' },
  audit_network: { entryId: 'fixed', network: 'fixed', at: 'fixed' },
};
