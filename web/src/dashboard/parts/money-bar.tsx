import { dashboardEscrow } from '../../words/english-dashboard-escrow.js';
import type { EscrowProps } from '../escrow-props.js';

const { money: words } = dashboardEscrow;

/** Where the price is: a bar with a list that says the same. */
export function MoneyBar({ money }: { money: EscrowProps['money'] }) {
  const { price, received, held, released, refunded } = money;
  const waiting = Math.max(0, price.kobo - received.kobo);
  const parts = [
    { name: 'released', kobo: released.kobo },
    { name: 'held', kobo: held.kobo },
    { name: 'refunded', kobo: refunded.kobo },
    { name: 'rest', kobo: waiting },
  ];
  const total = Math.max(
    1,
    parts.reduce((sum, { kobo }) => sum + kobo, 0),
  );
  let begin = 0;
  const bars = parts.map(({ name, kobo }) => {
    const width = (1000 * kobo) / total;
    begin += width;
    return <rect class={name} x={(begin - width).toFixed(2)} y="0" width={width.toFixed(2)} height="12" />;
  });
  return (
    <section aria-labelledby="money">
      <h2 id="money">{words.heading}</h2>
      <p class="soft">{words.label(price.naira)}</p>
      <svg class="money" viewBox="0 0 1000 12" preserveAspectRatio="none" aria-hidden="true">
        {bars}
      </svg>
      <ul class="legend">
        <Entry name={null} label={words.received} naira={received.naira} />
        <Entry name="held" label={words.held} naira={held.naira} />
        <Entry name="released" label={words.released} naira={released.naira} />
        <Entry name="refunded" label={words.refunded} naira={refunded.naira} />
      </ul>
    </section>
  );
}

function Entry({ name, label, naira }: { name: string | null; label: string; naira: string }) {
  return (
    <li>
      <span class="soft small">
        {name !== null && (
          <svg class="money-key" viewBox="0 0 10 10" aria-hidden="true">
            <rect class={name} width="10" height="10" rx="2" />
          </svg>
        )}
        {label}
      </span>
      <b>{naira}</b>
    </li>
  );
}
