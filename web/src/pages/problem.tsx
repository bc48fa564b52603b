import { ActionPage } from '../parts/action-page.js';
import { describedBy, Problem } from '../parts/fields.js';
import { photoForm } from '../parts/photos.js';
import { StatementFields } from '../parts/statement.js';
import { useWords } from '../parts/words.js';
import type { ProblemPageProps } from '../props.js';
import { shopOfOrder } from '../shop.js';
import type { DisputeReason } from '../view.js';

/** The form that reports a problem, and explains what happens to the money. */
export function ProblemPage(props: ProblemPageProps) {
  const { view, amount, links, email, reasons, form, wrong, photos, isUnwarned = false } = props;
  const words = useWords();
  const { toCheckoutPage } = words.actions;
  return (
    <ActionPage
      title={words.problem.title}
      page={{ mode: view.mode, links, email, shop: shopOfOrder(view) }}
      back={toCheckoutPage}
      hasPhotos
    >
      <p>{words.problem.about(amount.naira)}</p>
      <Problem>{isUnwarned && words.problem.unwarned}</Problem>
      {view.actions.isLastReport && <p class="notice">{words.problem.last}</p>}
      <form method="post" action={links.problem} {...photoForm(words)}>
        {view.actions.isLastReport && <input type="hidden" name="warned" value="last" />}
        <Reasons reasons={reasons} chosen={form.reason} isWrong={wrong.includes('reason')} />
        <StatementFields form={form} wrong={wrong} labels={words.problem} photos={photos} />
        <button type="submit">{words.problem.button(amount.naira)}</button>
      </form>
    </ActionPage>
  );
}

interface ReasonsProps {
  reasons: readonly DisputeReason[];
  chosen: string;
  isWrong: boolean;
}

function Reasons({ reasons, chosen, isWrong }: ReasonsProps) {
  const words = useWords();
  return (
    <fieldset aria-describedby={describedBy(isWrong && 'reason-problem')}>
      <legend>{words.problem.reason}</legend>
      <Problem id="reason-problem">{isWrong && words.problem.errors.reason}</Problem>
      {reasons.map((reason) => (
        <label>
          <input type="radio" name="reason" value={reason} checked={reason === chosen} required />
          {words.dispute.reasons[reason]}
        </label>
      ))}
    </fieldset>
  );
}
