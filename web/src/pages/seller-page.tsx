import { ArrivalNotice } from '../parts/arrival.js';
import { DisputeStory } from '../parts/dispute.js';
import { Document } from '../parts/document.js';
import { isOfCarrier, ParcelFacts } from '../parts/parcel.js';
import { ReleaseCodeLink } from '../parts/release-code.js';
import {
  AccountFacts,
  isOver,
  MoneyFacts,
  Payouts,
  SaleMoney,
  SellerPageFacts,
  SellerPageSteps,
} from '../parts/seller-story.js';
import { DeliveryFacts } from '../parts/story.js';
import { useWords } from '../parts/words.js';
import type { SellerPageProps } from '../seller-props.js';
import type { SellerPageLinks, SellerPageView } from '../seller-view.js';
import { shopOfSale } from '../shop.js';

/** The page of an escrow, for its seller. */
export function SellerPage({ view, links, email, notice }: SellerPageProps) {
  const words = useWords();
  const { sellerPage } = words;
  const { title, lines } = sellerPage.states[view.state](view);
  const { isOffered, isAccountWanted, isAccountKnown } = firstOf(view);
  const isSettled = (view.dispute?.end ?? null) !== null;
  const problem = (
    <DisputeStory
      dispute={view.dispute}
      side="seller"
      actions={view.actions}
      links={links}
      concede={view.actions.concede !== null && links.concede}
    />
  );
  return (
    <Document
      title={title}
      mode={view.mode}
      shop={shopOfSale(view)}
      layout="story"
      signedIn={{ email, signOut: links.signOut }}
      live={{ status: links.status, stream: links.stream, mark: view.mark }}
    >
      <div class="head">
        <h1 id="title">{title}</h1>
        {notice && <p class="notice">{notice(words)}</p>}
        {lines.map((line) => (
          <p class="lead">{line}</p>
        ))}
      </div>
      <div class="todo">
        <ArrivalNotice arrival={view.arrival} />
        <SaleMoney view={view} />
        {isOffered && <SellerPageFacts view={view} />}
        <WhatToDo view={view} links={links} />
        <ReleaseCodeLink state={view.actions.releaseCode} side="seller" href={links.releaseCode} />
        <ParcelFacts parcel={view.parcel} side="seller" />
        {!isSettled && problem}
        <Payouts payouts={view.payouts} />
        {isAccountWanted && <AccountFacts view={view} links={links} />}
        <MoneyFacts view={view} />
        {isSettled && problem}
        {!isOfCarrier(view.delivery, view.parcel) && <DeliveryFacts delivery={view.delivery} side="seller" />}
      </div>
      <div class="rest">
        <SellerPageSteps view={view} />
        {!isOffered && <SellerPageFacts view={view} />}
        {isAccountKnown && <AccountFacts view={view} links={links} />}
      </div>
    </Document>
  );
}

/** What the seller has to know or do now, at the top of the page. */
function firstOf(view: SellerPageView) {
  const { state, bankAccount, payouts } = view;
  const isAccountAmiss = bankAccount === null || payouts.some(({ status }) => status === 'needs_help');
  return {
    isOffered: state === 'offered',
    isAccountWanted: isAccountAmiss && state !== 'offered' && !isOver(view),
    isAccountKnown: !isAccountAmiss && !isOver(view),
  };
}

function WhatToDo({ view: { actions }, links }: { view: SellerPageView; links: SellerPageLinks }) {
  const words = useWords();
  if (!actions.accept && !actions.decline && !actions.send) return null;
  return (
    <nav class="row" aria-label={words.actions.heading}>
      {actions.accept && (
        <a class="button" href={links.accept}>
          {words.sellerPage.accept.link}
        </a>
      )}
      {actions.send && (
        <a class="button" href={links.send}>
          {words.sellerPage.send.link}
        </a>
      )}
      {actions.decline && (
        <a class="button danger" href={links.decline}>
          {words.sellerPage.decline.link}
        </a>
      )}
    </nav>
  );
}
