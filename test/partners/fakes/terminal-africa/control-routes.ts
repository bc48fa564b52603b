import { actionRoutes, koboOf, planFault, textOf } from '../control-actions.js';
import type { Faults } from '../faults.js';
import type { Route } from '../partner-calls.js';
import type { TerminalControl } from './control.js';

export function controlRoutesOf(control: TerminalControl, faults: Faults): Route[] {
  const { account } = control;
  return actionRoutes({
    advance: ({ shipment_id, status }) => {
      control.advance(textOf(shipment_id, 'shipment_id'), textOf(status, 'status'));
    },
    cancel_by_carrier: ({ shipment_id }) => {
      control.cancelByCarrier(textOf(shipment_id, 'shipment_id'));
    },
    fill_wallet: ({ amount }) => {
      control.fillWallet(koboOf(amount));
      return { wallet: account.wallet };
    },
    spend_wallet: ({ amount }) => {
      control.spendWallet(koboOf(amount));
      return { wallet: account.wallet };
    },
    expire_rate: ({ rate_id }) => {
      control.expireRate(textOf(rate_id, 'rate_id'));
    },
    forget_rate: ({ rate_id }) => {
      control.forgetRate(textOf(rate_id, 'rate_id'));
    },
    change_price: ({ rate_id, amount }) => {
      control.changePrice(textOf(rate_id, 'rate_id'), koboOf(amount));
    },
    drop_carrier: ({ slug }) => {
      control.dropCarrier(textOf(slug, 'slug'));
    },
    bring_carrier_back: ({ slug }) => {
      control.bringCarrierBack(textOf(slug, 'slug'));
    },
    wait: ({ minutes }) => {
      account.clock.advance(Number(minutes) * 60_000);
      return { now: new Date(account.clock.now()) };
    },
    fault: (fields) => planFault(faults, fields),
  });
}
