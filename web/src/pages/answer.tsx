import { ActionPage } from '../parts/action-page.js';
import { isToAnswer, reasonOf, Statements } from '../parts/dispute.js';
import { Problem } from '../parts/fields.js';
import { photoForm } from '../parts/photos.js';
import { StatementFields } from '../parts/statement.js';
import { useWords } from '../parts/words.js';
import type { AnswerPageProps } from '../props.js';

/** Shows the statements so far, and the form to add one. */
export function AnswerPage(props: AnswerPageProps) {
  const words = useWords();
  const { dispute: texts } = words;
  const { mode, shop, side, dispute, links, email, form, wrong, photos } = props;
  const isFirst = isToAnswer(dispute, side);
  const title = isFirst ? texts.answer.title : texts.answer.moreTitle;
  return (
    <ActionPage title={title} page={{ mode, links, email, shop }} back={texts[side].back} hasPhotos>
      <p>
        <strong>{reasonOf(dispute, side, words)}</strong>
      </p>
      <Statements statements={dispute.statements} side={side} isFirst />
      <p>{texts.answer.about}</p>
      {isFirst && dispute.respondBy && (
        <p class="notice">{texts.seller.respondBy(dispute.respondBy.words)}</p>
      )}
      <form method="post" action={links.answer} {...photoForm(words)}>
        <input type="hidden" name="dispute" value={dispute.id} />
        <Problem>{wrong.includes('nothing') && texts.answer.nothing}</Problem>
        <StatementFields form={form} wrong={wrong} labels={texts.answer} photos={photos} />
        <button type="submit">{texts.answer.button}</button>
      </form>
    </ActionPage>
  );
}
