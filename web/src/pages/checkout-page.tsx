import { ArrivalQuestion } from '../parts/arrival.js';
import { BrandHead, SupportContact } from '../parts/brand.js';
import { DisputeStory } from '../parts/dispute.js';
import { Document } from '../parts/document.js';
import { Section } from '../parts/fields.js';
import { isOfCarrier, ParcelFacts } from '../parts/parcel.js';
import { Payment, Simulate } from '../parts/payment.js';
import { CheckoutPageFacts, DeliveryFacts, Returns, Steps } from '../parts/story.js';
import type { CheckoutPageProps } from '../props.js';
import type { CheckoutPageView, Links } from '../view.js';
import { english as words } from '../words/english.js';
import { isWaited } from '../words/english-arrival.js';

/** The page of an order, for its buyer. */
export function CheckoutPage({ view, links, email, intention, notice }: CheckoutPageProps) {
  const { title, lines } = words.states[view.state](view);
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
      <Payment view={view} links={links} />
      <ArrivalQuestion view={view} links={links} />
      <WhatToDo view={view} links={links} />
      <ParcelFacts parcel={view.parcel} side="buyer" />
      <Simulate view={view} links={links} intention={intention} />
      <DisputeStory dispute={view.dispute} side="buyer" actions={view.actions} links={links} />
      <Returns returns={view.returns} />
      {!isOfCarrier(view.delivery, view.parcel) && <DeliveryFacts delivery={view.delivery} side="buyer" />}
      <CheckoutPageFacts view={view} />
      <Steps view={view} />
      <SupportContact merchant={view.merchant} brand={view.brand} />
    </Document>
  );
}

function WhatToDo({ view, links }: { view: CheckoutPageView; links: Links }) {
  const { confirmReceipt, reportProblem } = view.actions;
  const isOnItsWay = (view.parcel !== null && view.delivery === null) || isWaited(view.arrival);
  return (
    <>
      {view.state === 'delivered' && (
        <Section name="check" title={words.delivery.checkHeading}>
          <ul>
            {words.delivery.checks.map((check) => (
              <li>{check}</li>
            ))}
          </ul>
        </Section>
      )}
      {view.waitingFor && <p class="notice">{words.waitingFor[view.waitingFor]}</p>}
      <nav class="row" aria-label={words.actions.heading}>
        {confirmReceipt && (
          <a class={isOnItsWay ? 'button plain' : 'button'} href={links.release}>
            {words.actions.confirm}
          </a>
        )}
        {reportProblem && (
          <a class="button plain" href={links.problem}>
            {words.actions.problem}
          </a>
        )}
        {view.paidAt && <a href={links.receipt}>{words.actions.receipt}</a>}
        {view.returnUrl && (
          <a href={view.returnUrl} rel="noreferrer">
            {words.actions.back(view.merchant)}
          </a>
        )}
      </nav>
    </>
  );
}
