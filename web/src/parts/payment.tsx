import type { OperatorView } from '../operator-view.js';
import type { CheckoutPageView, Links, Money, Transfer } from '../view.js';
import { Fact } from './fields.js';
import { Operator } from './operator.js';
import { useWords } from './words.js';

/** Shows the account and amount to transfer, or how to get a new account number. */
export function Payment({ view, links }: { view: CheckoutPageView; links: Links }) {
  const words = useWords();
  const { transfer, actions, rejected } = view;
  return (
    <>
      {rejected.map(({ naira }) => (
        <p class="problem">{words.pay.rejected(naira)}</p>
      ))}
      {transfer && <Instructions view={view} transfer={transfer} />}
      {actions.freshAccount && (
        <form method="post" action={links.account}>
          <button type="submit">{words.pay.fresh(actions.freshAccount.naira)}</button>
        </form>
      )}
    </>
  );
}

function Instructions({ view, transfer }: { view: CheckoutPageView; transfer: Transfer }) {
  const words = useWords();
  const { amount, accountNumber, bankName, accountName, until, leftMs } = transfer;
  const { received, amount: price } = view;
  const [before, at, left] = words.pay.until(until);
  return (
    <section class="pay" aria-labelledby="pay">
      <h2 id="pay" class="unseen">
        {words.pay.heading}
      </h2>
      <dl class="rows">
        <Fact name={received.kobo > 0 ? words.pay.rest : words.pay.amount}>
          <span id="amount" class="amount">
            {amount.naira}
          </span>
          <CopyButton label={words.copy.amount} text={plainNaira(amount)} of="amount" />
        </Fact>
        <Fact name={words.pay.accountNumber}>
          <Grouped digits={accountNumber} />
          <CopyButton label={words.copy.accountNumber} text={accountNumber} of="account" />
        </Fact>
        <Fact name={words.pay.bank}>{bankName}</Fact>
        {accountName && <Fact name={words.pay.accountName}>{accountName}</Fact>}
      </dl>
      {received.kobo > 0 && (
        <p>
          {words.pay.arrived(received.naira, price.naira)}
          <progress max={price.kobo} value={received.kobo} aria-label={words.pay.rest} />
        </p>
      )}
      <p>{words.pay.exact}</p>
      <p class="until">
        {before}
        <strong>{at}</strong>
        <span data-left={leftMs}>{left}</span>
      </p>
      <p class="live">{words.pay.waiting}</p>
    </section>
  );
}

/** Formats an amount for bank apps, which take digits and a point in every language. */
function plainNaira({ kobo }: Money): string {
  return String(kobo)
    .padStart(3, '0')
    .replace(/(?=..$)/, '.');
}

/** Shows the number in groups; copying yields the digits alone. */
function Grouped({ digits }: { digits: string }) {
  return (
    <span id="account" class="digits">
      {(digits.match(/^\d{3}|\d{3}(?=\d{4}$)|\d{4}$/g) ?? [digits]).map((group) => (
        <span>{group}</span>
      ))}
    </span>
  );
}

/** A copy button. The script shows it, since it does nothing without the script. */
export function CopyButton({ label, text, of }: { label: string; text: string; of: string }) {
  const words = useWords();
  return (
    <button type="button" class="copy" data-copy={text} data-of={of} aria-label={label} hidden>
      {words.pay.copy}
    </button>
  );
}

/** Buttons that simulate a transfer, in test mode. */
export function Simulate({
  view,
  links,
  intention,
}: {
  view: CheckoutPageView;
  links: Links;
  intention: string;
}) {
  const words = useWords();
  const { simulate } = view.actions;
  if (!simulate) return null;
  const choices = [
    ['exact', simulate.exact],
    ['short', simulate.short],
    ['over', simulate.over],
  ] as const;
  return (
    <details id="simulate">
      <summary>{words.simulate.heading}</summary>
      <section aria-label={words.simulate.heading}>
        <p>{words.simulate.about}</p>
        <form method="post" action={links.simulate} class="row">
          <input type="hidden" name="intention" value={intention} />
          {choices.map(
            ([name, money]) =>
              money && (
                <button type="submit" name="amount" value={money.kobo} class="plain">
                  {words.simulate[name](money.naira)}
                </button>
              ),
          )}
        </form>
      </section>
    </details>
  );
}

/** Who holds the money, and until when. */
export function Lock({ view }: { view: CheckoutPageView }) {
  const words = useWords();
  if (!view.isHeld) return null;
  return (
    <p class="lock">
      <svg viewBox="0 0 20 20" aria-hidden="true" focusable="false">
        <path fill="currentColor" d="M5 8V6a5 5 0 0 1 10 0v2h1v10H4V8zm2 0h6V6a3 3 0 0 0-6 0z" />
      </svg>
      <span>
        <Operator.Consumer>
          {({ name }: OperatorView) => <strong>{words.pay.holder(name ?? words.service)}</strong>}
        </Operator.Consumer>{' '}
        {words.pay.lock}
      </span>
    </p>
  );
}
