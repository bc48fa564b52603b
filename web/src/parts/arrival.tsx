import type { Arrival } from '../arrival-view.js';
import { reportLink } from '../links.js';
import type { CheckoutPageView, Links } from '../view.js';
import type { Words } from '../words/language.js';
import { Section } from './fields.js';
import type { Step } from './steps.js';
import { useWords } from './words.js';

/** Asks the buyer whether it has arrived, while the answer matters. */
export function ArrivalQuestion({ view, links }: { view: CheckoutPageView; links: Links }) {
  const { arrival: words } = useWords();
  const { arrival } = view;
  if (arrival === null || arrival.endsAt === null || view.state !== 'delivered') return null;
  const { startsAt, endsAt, confirmedAt, canConfirm, nextExtension, isUsedUp } = arrival;
  if (!canConfirm && !confirmedAt && nextExtension === null && !isUsedUp) return null;
  return (
    <Section name="arrival" title={words.buyer.heading}>
      {startsAt && <p>{words.buyer.starts(startsAt)}</p>}
      <p>{words.buyer.ends(endsAt)}</p>
      {confirmedAt && <p>{words.buyer.confirmed(confirmedAt.words)}</p>}
      {canConfirm && (
        <form method="post" action={links.arrived}>
          <button type="submit" class={startsAt ? undefined : 'plain'}>
            {words.buyer.arrived}
          </button>
          <p class="soft">{startsAt ? words.buyer.arrivedAbout : words.buyer.arrivedRunning}</p>
        </form>
      )}
      <WaitLonger arrival={arrival} links={links} />
      {isUsedUp && view.actions.reportProblem && (
        <p>
          <a class="button plain" href={reportLink(links, 'item_not_received')}>
            {words.buyer.stillNot}
          </a>
          <span class="soft">{words.buyer.stillNotAbout}</span>
        </p>
      )}
    </Section>
  );
}

/** Lets the buyer wait longer for what has not arrived, while they can. */
export function WaitLonger({ arrival, links }: { arrival: Arrival | null; links: Links }) {
  const { arrival: words } = useWords();
  if (arrival === null || arrival.nextExtension === null) return null;
  return (
    <form method="post" action={links.notArrived}>
      <input type="hidden" name="extension" value={arrival.nextExtension} />
      <button type="submit" class="plain">
        {words.buyer.notArrived}
      </button>
      <p class="soft">{words.buyer.notArrivedAbout(arrival.extensions)}</p>
    </form>
  );
}

/** What the buyer said, for the seller. */
export function ArrivalNotice({ arrival }: { arrival: Arrival | null }) {
  const { arrival: words } = useWords();
  if (arrival === null || arrival.endsAt === null) return null;
  if (arrival.confirmedAt) return <p>{words.seller.confirmed(arrival.confirmedAt.words)}</p>;
  if (arrival.extensions === 0) return null;
  return <p class="notice">{words.seller.notArrived(arrival.extensions)}</p>;
}

/** The step of an arrival that the buyer has confirmed. */
export function confirmedSteps(arrival: Arrival | null, { arrival: words }: Words): Step[] {
  if (!arrival?.confirmedAt) return [];
  return [{ name: words.steps.confirmed, at: arrival.confirmedAt, isDone: true }];
}
