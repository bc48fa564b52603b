import type { Money } from '../view.js';

interface MoneyCardProps {
  label: string;
  amount: Money;
  /** The three stations of the money, in order. */
  stations: readonly [string, string, string];
  /** How many stations it has reached. */
  reached: 1 | 2 | 3;
  /** Where the parts went, if it was split. */
  shares?: readonly { name: string; amount: Money }[];
}

/** How much there is, and where it is on its way: paid, held, paid out. */
export function MoneyCard({ label, amount, stations, reached, shares = [] }: MoneyCardProps) {
  return (
    <section aria-labelledby="money-label">
      <h2 id="money-label" class="label">
        {label}
      </h2>
      <p class="figure">{amount.naira}</p>
      <ol class="flow">
        {stations.map((station, index) => (
          <li
            class={index < reached ? 'on' : undefined}
            aria-current={index === reached - 1 ? 'step' : undefined}
          >
            {station}
          </li>
        ))}
      </ol>
      {shares.length > 0 && (
        <ul class="shares">
          {shares.map(({ name, amount: { naira } }) => (
            <li>
              {name} <strong>{naira}</strong>
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}
