import type { CheckoutPageView, Links } from '../view.js';
import { Section, TextField } from './fields.js';
import { useWords } from './words.js';

/** Lets the buyer say that they have sent the money; after a while, by which number their bank finds it. */
export function PaymentReport({ view: { report }, links }: { view: CheckoutPageView; links: Links }) {
  const { sent: texts } = useWords().pay;
  if (report === null) return null;
  return (
    <>
      <form method="post" action={links.sent}>
        <button type="submit" class="plain">
          {texts.button}
        </button>
      </form>
      {report.sessionId !== null ? (
        <p class="notice">{texts.given(report.sessionId)}</p>
      ) : (
        report.isLate && (
          <Section name="late" title={texts.late}>
            {report.found !== null && (
              <p class="notice">{texts.found(report.found.sessionId, report.found.isCounted)}</p>
            )}
            {report.closedId !== null && <p class="notice">{texts.closed(report.closedId)}</p>}
            <p>{texts.lateAbout}</p>
            <form method="post" action={links.session}>
              <TextField
                name="session"
                label={texts.session}
                hint={texts.sessionHint}
                problem={null}
                value=""
              />
              <button type="submit">{texts.sessionButton}</button>
            </form>
          </Section>
        )
      )}
    </>
  );
}
