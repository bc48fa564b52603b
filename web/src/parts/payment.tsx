import type { CheckoutPageView, Links, Transfer } from '../view.js';
import { english as words } from '../words/english.js';
import { Fact, Section } from './fields.js';

/** Shows the account and amount to transfer, or how to get a new account number. */
export function Payment({ view, links }: { view: CheckoutPageView; links: Links }) {
  const { transfer, actions, rejected } = view;
  return (
    <>
      {rejected.map(({ naira }) => (
        <p class="problem">{words.pay.rejected(naira)}</p>
      ))}
      {transfer && <Instructions transfer={transfer} />}
      {actions.freshAccount && (
        <form method="post" action={links.account}>
          <button type="submit">{words.pay.fresh(actions.freshAccount.naira)}</button>
        </form>
      )}
    </>
  );
}

function Instructions({ transfer }: { transfer: Transfer }) {
  const { amount, accountNumber, bankName, accountName, until, leftMs } = transfer;
  return (
    <section class="pay" aria-labelledby="pay">
      <h2 id="pay">{words.pay.heading}</h2>
      <p class="amount">
        <span id="amount">{amount.naira}</span>
        <CopyButton label={words.copy.amount} text={plainNaira(amount.naira)} of="amount" />
      </p>
      <dl>
        <Fact name={words.pay.accountNumber}>
          <Grouped digits={accountNumber} />
          <CopyButton label={words.copy.accountNumber} text={accountNumber} of="account" />
        </Fact>
        <Fact name={words.pay.bank}>{bankName}</Fact>
        {accountName && <Fact name={words.pay.accountName}>{accountName}</Fact>}
      </dl>
      <p>{words.pay.exact}</p>
      <p>
        {words.pay.until(until.words)} <span data-left={leftMs} />
      </p>
      <p class="soft">{words.pay.after}</p>
    </section>
  );
}

/** Formats an amount for bank apps, without currency sign and commas. */
function plainNaira(naira: string): string {
  return naira.replace(/[^\d.]/g, '');
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
function CopyButton({ label, text, of }: { label: string; text: string; of: string }) {
  return (
    <button type="button" class="copy" data-copy={text} data-of={of} hidden>
      {label}
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
  const { simulate } = view.actions;
  if (!simulate) return null;
  const choices = [
    ['exact', simulate.exact],
    ['short', simulate.short],
    ['over', simulate.over],
  ] as const;
  return (
    <Section name="simulate" title={words.simulate.heading}>
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
    </Section>
  );
}
