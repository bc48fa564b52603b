import { ArrivalNotice } from '../parts/arrival.js';
import { BrandHead, SupportContact } from '../parts/brand.js';
import { DisputeStory } from '../parts/dispute.js';
import { Document } from '../parts/document.js';
import { isOfCarrier, ParcelFacts } from '../parts/parcel.js';
import {
  AccountFacts,
  isOver,
  MoneyFacts,
  Payouts,
  SellerPageFacts,
  SellerPageSteps,
} from '../parts/seller-story.js';
import { DeliveryFacts } from '../parts/story.js';
import type { SellerPageProps } from '../seller-props.js';
import type { SellerPageLinks, SellerPageView } from '../seller-view.js';
import { english as words } from '../words/english.js';

const { sellerPage } = words;

/** The page of an escrow, for its seller. */
export function SellerPage({ view, links, email, notice }: SellerPageProps) {
  const { title, lines } = sellerPage.states[view.state](view);
  const { isOffered, isToSend, isAccountWanted, isAccountKnown } = firstOf(view);
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
      brand={view.brand}
      signedIn={{ email, signOut: links.signOut }}
      live={{ status: links.status, stream: links.stream, mark: view.mark }}
    >
      <header>
        <BrandHead merchant={view.merchant} brand={view.brand} />
        <h1 id="title">{title}</h1>
        {notice && <p class="notice">{notice}</p>}
        {lines.map((line) => (
          <p>{line}</p>
        ))}
      </header>
      <ArrivalNotice arrival={view.arrival} />
      {isOffered && <SellerPageFacts view={view} />}
      <WhatToDo view={view} links={links} />
      <ParcelFacts parcel={view.parcel} side="seller" />
      {!isSettled && problem}
      <Payouts payouts={view.payouts} />
      {isAccountWanted && <AccountFacts view={view} links={links} />}
      {isToSend && <SellerPageFacts view={view} />}
      <MoneyFacts view={view} />
      {isSettled && problem}
      {!isOfCarrier(view.delivery, view.parcel) && <DeliveryFacts delivery={view.delivery} side="seller" />}
      {!isOffered && !isToSend && <SellerPageFacts view={view} />}
      {isAccountKnown && <AccountFacts view={view} links={links} />}
      <SellerPageSteps view={view} />
      <SupportContact merchant={view.merchant} brand={view.brand} />
    </Document>
  );
}

/** What the seller has to know or do now, at the top of the page. */
function firstOf(view: SellerPageView) {
  const { state, bankAccount, payouts } = view;
  const isAccountAmiss = bankAccount === null || payouts.some(({ status }) => status === 'needs_help');
  return {
    isOffered: state === 'offered',
    isToSend: state === 'accepted' || state === 'to_send',
    isAccountWanted: isAccountAmiss && state !== 'offered' && !isOver(view),
    isAccountKnown: !isAccountAmiss && !isOver(view),
  };
}

function WhatToDo({ view: { actions }, links }: { view: SellerPageView; links: SellerPageLinks }) {
  if (!actions.accept && !actions.decline && !actions.send) return null;
  return (
    <nav class="row" aria-label={words.actions.heading}>
      {actions.accept && (
        <a class="button" href={links.accept}>
          {sellerPage.accept.link}
        </a>
      )}
      {actions.send && (
        <a class="button" href={links.send}>
          {sellerPage.send.link}
        </a>
      )}
      {actions.decline && (
        <a class="button plain" href={links.decline}>
          {sellerPage.decline.link}
        </a>
      )}
    </nav>
  );
}
