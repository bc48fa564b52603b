import { isWaited } from '../arrival-view.js';
import { ArrivalQuestion } from '../parts/arrival.js';
import { DisputeStory } from '../parts/dispute.js';
import { Document } from '../parts/document.js';
import { Section } from '../parts/fields.js';
import { isOfCarrier, ParcelFacts } from '../parts/parcel.js';
import { Lock, Payment, Simulate } from '../parts/payment.js';
import { PaymentReport } from '../parts/payment-report.js';
import { ReleaseCodeLink } from '../parts/release-code.js';
import { BackLink, GoingBack } from '../parts/return.js';
import { CheckoutPageFacts, DeliveryFacts, NextSteps, OrderMoney, Returns, Steps } from '../parts/story.js';
import { useWords } from '../parts/words.js';
import type { CheckoutPageProps } from '../props.js';
import { shopOfOrder } from '../shop.js';
import type { CheckoutPageView, Links } from '../view.js';

/** The page of an order, for its buyer. */
export function CheckoutPage({ view, links, email, intention, notice }: CheckoutPageProps) {
  const words = useWords();
  const { title, lines } = words.states[view.state](view);
  const isToPay = view.transfer !== null;
  return (
    <Document
      title={title}
      mode={view.mode}
      shop={shopOfOrder(view)}
      layout={isToPay ? 'pay' : 'story'}
      signedIn={{ email, signOut: links.signOut }}
      live={{ status: links.status, stream: links.stream, mark: view.mark }}
    >
      <div class="head">
        {isToPay && <Lock view={view} />}
        <h1 id="title">{title}</h1>
        {notice && <p class="notice">{notice(words)}</p>}
        {lines.map((line) => (
          <p class="lead">{line}</p>
        ))}
        <GoingBack view={view} />
      </div>
      <div class="todo">
        <Payment view={view} links={links} />
        <PaymentReport view={view} links={links} />
        <OrderMoney view={view} />
        <ArrivalQuestion view={view} links={links} />
        <WhatToDo view={view} links={links} />
        <ReleaseCodeLink state={view.actions.releaseCode} side="buyer" href={links.releaseCode} />
        <ParcelFacts parcel={view.parcel} side="buyer" />
        <DisputeStory
          dispute={view.dispute}
          side="buyer"
          actions={view.actions}
          links={links}
          solved={view.actions.reportSolved && links.solved}
        />
        <Returns returns={view.returns} />
        {!isOfCarrier(view.delivery, view.parcel) && <DeliveryFacts delivery={view.delivery} side="buyer" />}
      </div>
      <div class="rest">
        {isToPay && view.isHeld ? <NextSteps view={view} /> : <Steps view={view} links={links} />}
        <CheckoutPageFacts view={view} />
        <Simulate view={view} links={links} intention={intention} />
      </div>
    </Document>
  );
}

function WhatToDo({ view, links }: { view: CheckoutPageView; links: Links }) {
  const words = useWords();
  const { confirmReceipt, reportProblem } = view.actions;
  // It pays the seller, so nothing urges to it before the goods can be there.
  const isToCome = view.delivery === null || isWaited(view.arrival);
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
          <a class={isToCome ? 'button plain' : 'button'} href={links.release}>
            {words.actions.confirm}
          </a>
        )}
        {reportProblem && (
          <a class="button plain" href={links.problem}>
            {words.actions.problem}
          </a>
        )}
        <BackLink view={view} />
      </nav>
    </>
  );
}
