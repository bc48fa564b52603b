import type { BankChoice, AccountForm as Typed } from '../seller-props.js';
import type { PayoutAccount } from '../seller-view.js';
import { describedBy, Fact, Problem } from './fields.js';
import { useWords } from './words.js';

interface AccountFieldsProps {
  banks: readonly BankChoice[];
  form: Typed;
}

/** The fields of a bank account. */
export function AccountFields({ banks, form }: AccountFieldsProps) {
  const { account } = useWords().sellerPage;
  const { wrong } = form;
  return (
    <>
      <label for="bank">{account.bank}</label>
      <span id="bank-hint" class="soft">
        {account.bankHint}
      </span>
      <Problem id="bank-problem">{wrong === 'bank' && account.wrong.bank}</Problem>
      <input
        id="bank"
        name="bank"
        list="banks"
        autocomplete="off"
        required
        maxLength={100}
        value={form.bank}
        aria-invalid={wrong === 'bank' || undefined}
        aria-describedby={describedBy('bank-hint', wrong === 'bank' && 'bank-problem')}
      />
      <datalist id="banks">
        {banks.map(({ name, aliases = [] }) => (
          <>
            <option value={name} />
            {aliases.map((alias) => (
              <option value={alias} label={name} />
            ))}
          </>
        ))}
      </datalist>
      <label for="number">{account.number}</label>
      <span id="number-hint" class="soft">
        {account.numberHint}
      </span>
      <Problem id="number-problem">{wrong && wrong !== 'bank' && account.wrong[wrong]}</Problem>
      <input
        id="number"
        name="number"
        class="digits"
        inputMode="numeric"
        autocomplete="off"
        pattern="[0-9 \-]*"
        maxLength={16}
        required
        value={form.number}
        aria-invalid={wrong === 'number' || undefined}
        aria-describedby={describedBy('number-hint', wrong && wrong !== 'bank' && 'number-problem')}
      />
    </>
  );
}

/** A bank account without its number. */
export function KnownAccount({ bankName, accountName, accountLast4 }: PayoutAccount) {
  const { account } = useWords().sellerPage;
  return (
    <dl>
      <Fact name={account.bank}>{bankName}</Fact>
      <Fact name={account.holder}>{accountName}</Fact>
      <Fact name={account.number}>{account.ending(accountLast4)}</Fact>
    </dl>
  );
}
