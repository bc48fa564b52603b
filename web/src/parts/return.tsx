import type { CheckoutPageView } from '../view.js';
import { useWords } from './words.js';

/** How long the page shows what has happened before it goes back to the shop. */
const secondsToGo = 5;

/** The way back to the shop. */
export function BackLink({ view: { returnUrl, merchant } }: { view: CheckoutPageView }) {
  const words = useWords();
  if (returnUrl === null) return null;
  return (
    <a id="back" href={returnUrl} rel="noreferrer">
      {words.back.link(merchant)}
    </a>
  );
}

/**
 * Says that the page goes back to the shop by itself. The script shows it once, in the tab that saw the
 * outcome of the payment; a later visit has the link alone.
 */
export function GoingBack({ view }: { view: CheckoutPageView }) {
  const { returnUrl, returnsAutomatically, isDecided } = view;
  const words = useWords();
  if (returnUrl === null || !returnsAutomatically) return null;
  if (!isDecided) return <span hidden data-undecided />;
  const { host } = new URL(returnUrl);
  const [going, within, seconds] = words.back.going;
  return (
    <p class="notice" data-going={secondsToGo} hidden>
      {going}
      <strong>{host}</strong>
      {within}
      <span data-seconds>{secondsToGo}</span>
      {seconds}{' '}
      <button type="button" class="plain" data-stay>
        {words.back.stay}
      </button>
    </p>
  );
}
