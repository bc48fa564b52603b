import { isToAnswer, reasonOf, Statements } from '../parts/dispute.js';
import { Document } from '../parts/document.js';
import { Problem } from '../parts/fields.js';
import { StatementFields } from '../parts/statement.js';
import type { AnswerPageProps } from '../props.js';
import { english as words } from '../words/english.js';

const { dispute: told } = words;

/** Shows the statements so far, and the form to add one. */
export function AnswerPage({ mode, side, dispute, links, email, form, wrong }: AnswerPageProps) {
  const isFirst = isToAnswer(dispute, side);
  const title = isFirst ? told.answer.title : told.answer.moreTitle;
  return (
    <Document title={title} mode={mode} signedIn={{ email, signOut: links.signOut }}>
      <h1>{title}</h1>
      <p>
        <strong>{reasonOf(dispute, side)}</strong>
      </p>
      <Statements statements={dispute.statements} side={side} isFirst />
      <p>{told.answer.about}</p>
      {isFirst && dispute.respondBy && <p class="notice">{told.seller.respondBy(dispute.respondBy.words)}</p>}
      <form method="post" action={links.answer}>
        <input type="hidden" name="dispute" value={dispute.id} />
        <Problem>{wrong.includes('nothing') && told.answer.nothing}</Problem>
        <StatementFields form={form} wrong={wrong} labels={told.answer} />
        <button type="submit">{told.answer.button}</button>
      </form>
      <p class="way">
        <a href={links.page}>{told[side].back}</a>
      </p>
    </Document>
  );
}
