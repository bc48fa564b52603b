import type { DisplayTime } from '../view.js';
import { Section } from './fields.js';
import { useWords } from './words.js';

export interface Step {
  name: string;
  at?: DisplayTime | null | undefined;
  /** More about it, in small letters. */
  note?: string | null | undefined;
  /** Where more of it is shown. */
  link?: { href: string; text: string } | null | undefined;
  isDone: boolean;
}

interface StepListProps {
  title: string;
  /** The text of a step that is not done. */
  next: string;
  steps: readonly Step[];
}

/** The steps of a sale: those done, the one it is at, and those to come. */
export function StepList({ title, next, steps }: StepListProps) {
  const current = steps.findIndex(({ isDone }) => !isDone);
  return (
    <Section name="steps" title={title}>
      <ol class="steps">
        {steps.map((step, index) => (
          <li class={step.isDone ? 'done' : undefined} aria-current={index === current ? 'step' : undefined}>
            <span>{step.name}</span>
            {!step.isDone && <span class="unseen">{` (${next})`}</span>}
            <About {...step} />
          </li>
        ))}
      </ol>
    </Section>
  );
}

function About({ at, note, link }: Step) {
  const words = useWords();
  if (!at && !note && !link) return null;
  return (
    <small>
      {at && <time dateTime={at.iso}>{words.asSentence(at.words)}</time>}
      {at && note && ' · '}
      {note}
      {(at || note) && link && ' · '}
      {link && (
        <a href={link.href} {...(link.href.startsWith('/') ? {} : outside)}>
          {link.text}
        </a>
      )}
    </small>
  );
}

/** A link to another site opens in a new tab and tells it nothing. */
const outside = { target: '_blank', rel: 'noreferrer noopener nofollow' };
