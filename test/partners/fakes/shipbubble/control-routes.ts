import { actionRoutes, koboOf, planFault, textOf } from '../control-actions.js';
import type { Faults } from '../faults.js';
import type { Route } from '../partner-calls.js';
import type { ShipbubbleControl } from './control.js';

export function controlRoutesOf(control: ShipbubbleControl, faults: Faults): Route[] {
  const { account } = control;
  return actionRoutes({
    advance: ({ order_id, status }) => {
      control.advance(textOf(order_id, 'order_id'), textOf(status, 'status'));
    },
    cancel_by_courier: ({ order_id }) => {
      control.cancelByCourier(textOf(order_id, 'order_id'));
    },
    fill_wallet: ({ amount }) => {
      control.fillWallet(koboOf(amount));
      return { wallet: account.wallet };
    },
    spend_wallet: ({ amount }) => {
      control.spendWallet(koboOf(amount));
      return { wallet: account.wallet };
    },
    expire_token: ({ request_token }) => {
      control.expireToken(textOf(request_token, 'request_token'));
    },
    drop_courier: ({ service_code }) => {
      control.dropCourier(textOf(service_code, 'service_code'));
    },
    bring_courier_back: ({ service_code }) => {
      control.bringCourierBack(textOf(service_code, 'service_code'));
    },
    wait: ({ minutes }) => {
      account.clock.advance(Number(minutes) * 60_000);
      return { now: new Date(account.clock.now()) };
    },
    fault: (fields) => planFault(faults, fields),
  });
}
