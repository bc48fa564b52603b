import { AccountFields, KnownAccount } from '../parts/account.js';
import { ActionPage } from '../parts/action-page.js';
import { Document } from '../parts/document.js';
import { Fact } from '../parts/fields.js';
import { useWords } from '../parts/words.js';
import type { AccountPageProps, ConfirmAccountPageProps } from '../seller-props.js';
import { shopOfSale } from '../shop.js';

/** The form for a bank account. */
export function AccountPage({ view, links, email, banks, form }: AccountPageProps) {
  const { accept, account, toSellerPage } = useWords().sellerPage;
  return (
    <ActionPage
      title={account.title}
      page={{ mode: view.mode, links, email, shop: shopOfSale(view) }}
      back={toSellerPage}
    >
      <p>{account.about(view.merchant)}</p>
      {form.wrong === 'changed' && view.bankAccount && (
        <>
          <p>{accept.to}</p>
          <KnownAccount {...view.bankAccount} />
        </>
      )}
      <form method="post" action={links.account}>
        <AccountFields banks={banks} form={form} />
        <button type="submit">{account.button}</button>
      </form>
    </ActionPage>
  );
}

/** Asks the seller to confirm the name on the account before it is saved. */
export function ConfirmAccountPage(props: ConfirmAccountPageProps) {
  const { account } = useWords().sellerPage;
  const { view, links, email, action, account: found } = props;
  const { bankCode, bankName, accountNumber, accountName } = found;
  const isAcceptance = action === links.accept;
  return (
    <Document
      title={account.confirmTitle}
      mode={view.mode}
      shop={shopOfSale(view)}
      signedIn={{ email, signOut: links.signOut }}
    >
      <h1>{account.confirmTitle}</h1>
      <p>{account.confirmAbout}</p>
      <dl>
        <Fact name={account.holder}>
          <strong>{accountName}</strong>
        </Fact>
        <Fact name={account.bank}>{bankName}</Fact>
        <Fact name={account.number}>{accountNumber}</Fact>
      </dl>
      <form method="post" action={action}>
        <input type="hidden" name="bank" value={bankCode} />
        <input type="hidden" name="number" value={accountNumber} />
        <input type="hidden" name="holder" value={accountName} />
        <div class="row">
          <button type="submit">{isAcceptance ? account.confirmAccept : account.confirm}</button>
          <a class="button plain" href={action}>
            {account.other}
          </a>
        </div>
      </form>
    </Document>
  );
}
