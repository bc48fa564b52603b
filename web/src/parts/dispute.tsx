import type {
  DisputeActions,
  DisputeEnd,
  DisputeLinks,
  DisputeStatement,
  DisputeView,
  Speaker,
} from '../view.js';
import type { Words } from '../words/language.js';
import { Elsewhere, Fact, Section } from './fields.js';
import { Thumbnails } from './photos.js';
import { useWords } from './words.js';

type Side = 'buyer' | 'seller';

interface DisputeStoryProps {
  dispute: DisputeView | null;
  /** The side that reads the page. */
  side: Side;
  actions: DisputeActions;
  links: DisputeLinks;
  /** The address where the seller concedes, if they can. */
  concede?: string | false;
  /** The address where the buyer says that it is solved, if they can. */
  solved?: string | false;
}

/** Shows the report, the statements of both sides, the outcome, and what the reader can do. */
export function DisputeStory(props: DisputeStoryProps) {
  const { dispute, side, actions, links, concede = false, solved = false } = props;
  const words = useWords();
  if (!dispute) return null;
  const { dispute: texts } = words;
  const { openedAt, respondBy, statements, end } = dispute;
  return (
    <Section name="dispute" title={texts.heading}>
      {end && <End end={end} side={side} />}
      {isToAnswer(dispute, side) && respondBy && (
        <p class="notice">{texts.seller.respondBy(respondBy.words)}</p>
      )}
      <dl>
        <Fact name={texts.reason}>{reasonOf(dispute, side, words)}</Fact>
        <Fact name={texts.opened}>{words.asSentence(openedAt.words)}</Fact>
        <Fact name={texts.ended}>{end && words.asSentence(end.at.words)}</Fact>
      </dl>
      <Statements statements={statements} side={side} />
      {!end && <HowItEnds dispute={dispute} side={side} canSolve={solved !== false} />}
      {concede && actions.answer && <p>{texts.seller.choose}</p>}
      <nav class="row" aria-label={texts.heading}>
        {actions.answer && (
          <a class="button" href={links.answer}>
            {isToAnswer(dispute, side) ? texts.actions.answer : texts.actions.more}
          </a>
        )}
        {concede && (
          <a class="button plain" href={concede}>
            {texts.actions.concede}
          </a>
        )}
        {actions.withdraw && (
          <a class="button plain" href={links.withdraw}>
            {texts.actions.withdraw}
          </a>
        )}
        {solved && (
          <a class="button plain" href={solved}>
            {texts.solved.title}
          </a>
        )}
      </nav>
    </Section>
  );
}

interface HowItEndsProps {
  dispute: DisputeView;
  side: Side;
  /** Whether the reader can say that it is solved. */
  canSolve: boolean;
}

/** Describes how an open dispute can end: by a withdrawal, by silence, or by our decision. */
function HowItEnds({ dispute, side, canSolve }: HowItEndsProps) {
  const { dispute: texts } = useWords();
  const { openedBy, isSecond, isSolved, respondBy } = dispute;
  return (
    <>
      {isSecond && <p>{texts[side].isSecond[openerOf(openedBy)]}</p>}
      {isSolved && <p class="notice">{texts[side].isSolved}</p>}
      {!respondBy && !isSolved && <p>{texts.answered}</p>}
      {respondBy && side === 'buyer' && <p>{texts.buyer.respondBy(respondBy.words)}</p>}
      {respondBy && side === 'seller' && isSecond && <p>{texts.seller.answerAnyway}</p>}
      {canSolve && <p>{respondBy ? texts.solved.hint : texts.solved.hintAnswered}</p>}
    </>
  );
}

function openerOf(speaker: Speaker): 'own' | 'shop' | 'others' {
  if (speaker === 'you') return 'own';
  return speaker === 'shop_for_you' ? 'shop' : 'others';
}

/** Whether the dispute waits for a response of the reader. */
export function isToAnswer({ respondBy }: DisputeView, side: Side): boolean {
  return side === 'seller' && respondBy !== null;
}

/** Describes what is wrong, and who says so unless it is the reader. */
export function reasonOf({ reason, openedBy }: DisputeView, side: Side, { dispute: texts }: Words): string {
  const says = texts[side].says[openedBy];
  return says === null ? texts.reasons[reason] : `${says} ${texts.clauses[reason]}`;
}

interface StatementsProps {
  statements: readonly DisputeStatement[];
  side: Side;
  /** Whether it follows the page's heading directly. */
  isFirst?: boolean;
}

/** Lists the statements, oldest first. */
export function Statements({ statements, side, isFirst = false }: StatementsProps) {
  const { dispute: texts } = useWords();
  if (statements.length === 0) return null;
  return (
    <>
      {isFirst ? <h2>{texts.said}</h2> : <h3>{texts.said}</h3>}
      {statements.map(({ by, at, text, photos, links }) => (
        <article>
          <p class="soft">
            {texts[side].speakers[by]}, <time dateTime={at.iso}>{at.words}</time>
          </p>
          {text && <blockquote>{text}</blockquote>}
          <Thumbnails photos={photos} />
          {links.length > 0 && <p class="soft">{texts.links}</p>}
          {links.map((url) => (
            <Elsewhere url={url}>{url}</Elsewhere>
          ))}
        </article>
      ))}
    </>
  );
}

function End({ end: { how, toSeller, toBuyer, reason }, side }: { end: DisputeEnd; side: Side }) {
  const { dispute: texts } = useWords();
  const own = texts[side];
  const isSplit = how === 'decided' && toSeller.kobo > 0 && toBuyer.kobo > 0;
  const says = isSplit ? own.split : own.end[how];
  return (
    <>
      <p class="notice">{says(toSeller.naira, toBuyer.naira)}</p>
      {how === 'decided' && (
        <dl>
          <Fact name={own.toSeller}>{toSeller.naira}</Fact>
          <Fact name={own.toBuyer}>{toBuyer.naira}</Fact>
        </dl>
      )}
      {reason !== null && (
        <>
          <h3>{texts.why}</h3>
          <blockquote>{reason}</blockquote>
        </>
      )}
    </>
  );
}
