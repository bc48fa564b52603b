import { Document } from '../parts/document.js';
import { AccountFacts, MoneyFacts, Payouts, SaleFacts, SaleSteps } from '../parts/sale-story.js';
import { DeliveryFacts, DisputeFacts } from '../parts/story.js';
import type { SalePageProps } from '../sale-props.js';
import type { SaleLinks, SaleView } from '../sale-view.js';
import { english as words } from '../words/english.js';

const { sale } = words;

/** An escrow, as its seller sees it. */
export function SalePage({ view, links, email, notice }: SalePageProps) {
  const { title, lines } = sale.states[view.state](view);
  return (
    <Document
      title={title}
      mode={view.mode}
      signedIn={{ email, signOut: links.signOut }}
      live={{ status: links.status, stream: links.stream, mark: view.mark }}
    >
      <header>
        <p class="soft">{view.merchant}</p>
        <h1 id="title">{title}</h1>
        {notice && <p class="notice">{notice}</p>}
        {lines.map((line) => (
          <p>{line}</p>
        ))}
      </header>
      <WhatToDo view={view} links={links} />
      <DisputeFacts dispute={view.dispute} />
      <MoneyFacts view={view} />
      <Payouts payouts={view.payouts} />
      <AccountFacts view={view} links={links} />
      <DeliveryFacts delivery={view.delivery} />
      <SaleFacts view={view} />
      <SaleSteps view={view} />
    </Document>
  );
}

function WhatToDo({ view: { actions }, links }: { view: SaleView; links: SaleLinks }) {
  if (!actions.accept && !actions.decline && !actions.send) return null;
  return (
    <nav class="row" aria-label={words.actions.heading}>
      {actions.accept && (
        <a class="button" href={links.accept}>
          {sale.accept.link}
        </a>
      )}
      {actions.send && (
        <a class="button" href={links.send}>
          {sale.send.link}
        </a>
      )}
      {actions.decline && (
        <a class="button plain" href={links.decline}>
          {sale.decline.link}
        </a>
      )}
    </nav>
  );
}
