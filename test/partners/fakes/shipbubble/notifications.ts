import type { Account } from './account.js';
import type { Label } from './records.js';
import { labelShape } from './shapes.js';

export function recordStatus({ clock }: Account, label: Label, status: string): void {
  label.status = status;
  label.history.push({ status, at: clock.now() });
}

/** The label's fields lie beside the event's name. */
export function notifyOfLabel(account: Account, label: Label, event: string): void {
  account.notifier.emit(event, { event, ...labelShape(account, label) });
}
