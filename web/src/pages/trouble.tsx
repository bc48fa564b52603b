import { reportLink } from '../links.js';
import { ActionPage } from '../parts/action-page.js';
import { WaitLonger } from '../parts/arrival.js';
import { Elsewhere, Fact } from '../parts/fields.js';
import { Contact } from '../parts/frame.js';
import { useWords } from '../parts/words.js';
import type { TroublePageProps } from '../props.js';
import { shopOfOrder } from '../shop.js';
import type { CheckoutPageView, DisputeReason, Links } from '../view.js';

/** Asks what is wrong before a report, since most of it needs none. */
export function TroublePage({ view, links, email, amount, reasons }: TroublePageProps) {
  const words = useWords();
  const { trouble: texts } = words;
  const page = { mode: view.mode, links, email, shop: shopOfOrder(view) };
  const about = reasons.filter((reason) => reason !== 'item_not_received');
  return (
    <ActionPage title={texts.title} page={page} back={words.actions.toCheckoutPage}>
      <p>{texts.about}</p>
      <NotArrived view={view} links={links} naira={amount.naira} />
      <Question view={view} />
      <details class="card">
        <summary>{texts.wrong.heading}</summary>
        <p>{texts.wrong.about(amount.naira)}</p>
        {about.map((reason) => (
          <ReportLink links={links} reason={reason} text={words.dispute.reasons[reason]} />
        ))}
      </details>
    </ActionPage>
  );
}

interface ReportLinkProps {
  links: Links;
  reason: DisputeReason;
  text: string;
}

function ReportLink({ links, reason, text }: ReportLinkProps) {
  return (
    <p>
      <a class="button plain" href={reportLink(links, reason)}>
        {text}
      </a>
    </p>
  );
}

function NotArrived({ view, links, naira }: { view: CheckoutPageView; links: Links; naira: string }) {
  const { arrival, delivery, seller } = view;
  if (arrival?.confirmedAt) return null;
  const { notArrived } = useWords().trouble;
  return (
    <details class="card">
      <summary>{notArrived.heading}</summary>
      {delivery === null && view.parcel === null ? (
        <p>{notArrived.notSent(seller, naira)}</p>
      ) : (
        <Whereabouts view={view} />
      )}
      <WaitLonger arrival={arrival} links={links} />
      <ReportLink links={links} reason="item_not_received" text={notArrived.report} />
    </details>
  );
}

/** By what the courier finds the parcel. */
function Whereabouts({ view: { delivery, parcel } }: { view: CheckoutPageView }) {
  const words = useWords();
  const courier = parcel?.carrier ?? delivery?.courier;
  const trackingNumber = parcel?.trackingNumber ?? delivery?.trackingNumber;
  if (!courier && !trackingNumber) return null;
  return (
    <>
      <p>{words.trouble.notArrived.onItsWay}</p>
      <dl>
        <Fact name={words.delivery.courier}>{courier}</Fact>
        <Fact name={words.delivery.trackingNumber}>{trackingNumber}</Fact>
      </dl>
      {parcel?.trackingUrl && (
        <Elsewhere url={parcel.trackingUrl}>{words.parcel.track(parcel.carrier)}</Elsewhere>
      )}
    </>
  );
}

function Question({ view: { merchant, brand } }: { view: CheckoutPageView }) {
  const { question } = useWords().trouble;
  const isReachable = brand.supportEmail !== null || brand.supportPhone !== null;
  return (
    <details class="card">
      <summary>{question.heading}</summary>
      {isReachable ? (
        <Contact {...brand} about={question.shop(merchant)} />
      ) : (
        <p>{question.elsewhere(merchant)}</p>
      )}
      <p class="soft">{question.us}</p>
    </details>
  );
}
