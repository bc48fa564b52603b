import { AccountFields, KnownAccount } from '../parts/account.js';
import { ActionPage } from '../parts/action-page.js';
import { useWords } from '../parts/words.js';
import type { AcceptPageProps } from '../seller-props.js';
import { shopOfSale } from '../shop.js';

/** Explains what accepting means and where the money will go. */
export function AcceptPage(props: AcceptPageProps) {
  const { accept, account, toSellerPage } = useWords().sellerPage;
  const { view, links, email, banks, form, version, isChanged } = props;
  const { bankAccount, buyer, isManaged } = view;
  const { naira } = view.amount;
  const isPaid = view.paidAt !== null;
  return (
    <ActionPage
      title={accept.title}
      page={{ mode: view.mode, links, email, shop: shopOfSale(view) }}
      back={toSellerPage}
    >
      {isChanged && <p class="notice">{accept.changed}</p>}
      <ul>
        {accept.terms(naira, buyer ?? accept.anyBuyer, { isPaid, isManaged }).map((term) => (
          <li>{term}</li>
        ))}
      </ul>
      <form method="post" action={links.accept}>
        {bankAccount ? (
          <>
            <p>{accept.to}</p>
            <KnownAccount {...bankAccount} />
            <input type="hidden" name="shown" value={version} />
            <button type="submit">{accept.button}</button>
          </>
        ) : banks.length === 0 ? (
          <>
            <p class="notice">{accept.noBanks}</p>
            <Later />
          </>
        ) : (
          <>
            <h2>{account.title}</h2>
            <AccountFields banks={banks} form={form} />
            <div class="row">
              <button type="submit">{account.button}</button>
              <Later />
            </div>
          </>
        )}
      </form>
      {bankAccount && (
        <p class="way">
          <a href={links.account}>{account.change}</a>
        </p>
      )}
    </ActionPage>
  );
}

function Later() {
  const { accept } = useWords().sellerPage;
  return (
    <button type="submit" name="later" value="yes" class="plain" formNoValidate>
      {accept.later}
    </button>
  );
}
