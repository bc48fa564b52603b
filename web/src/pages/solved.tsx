import { ActionPage } from '../parts/action-page.js';
import { reasonOf } from '../parts/dispute.js';
import { TextField } from '../parts/fields.js';
import { useWords } from '../parts/words.js';
import type { SolvedPageProps } from '../props.js';
import { shopOfOrder } from '../shop.js';

/** Lets the buyer say that a report is solved which they cannot cancel, and explains what happens then. */
export function SolvedPage({ view, dispute, links, email, text, wrong }: SolvedPageProps) {
  const words = useWords();
  const { dispute: texts, statement } = words;
  const { solved } = texts;
  const problem =
    (wrong.includes('nothing') && solved.nothing) || (wrong.includes('text') && statement.errors.text);
  return (
    <ActionPage
      title={solved.title}
      page={{ mode: view.mode, links, email, shop: shopOfOrder(view) }}
      back={texts.buyer.back}
    >
      <p>
        <strong>{reasonOf(dispute, 'buyer', words)}</strong>
      </p>
      <p class="notice">{solved.decides}</p>
      <p>{solved.final}</p>
      <p>{solved.about}</p>
      <form method="post" action={links.solved}>
        <input type="hidden" name="dispute" value={dispute.id} />
        <TextField
          name="text"
          label={solved.text}
          hint={statement.textHint}
          problem={problem}
          value={text ?? solved.prefilled}
          rows={4}
        />
        <button type="submit">{solved.button}</button>
      </form>
    </ActionPage>
  );
}
