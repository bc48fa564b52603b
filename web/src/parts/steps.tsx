import type { DisplayTime } from '../view.js';
import { Section } from './fields.js';

export interface Step {
  name: string;
  at: DisplayTime | null | undefined;
  isDone: boolean;
}

interface StepListProps {
  title: string;
  /** The text of a step that is not done. */
  next: string;
  steps: readonly Step[];
}

/** The steps of a sale, done and to come. */
export function StepList({ title, next, steps }: StepListProps) {
  return (
    <Section name="steps" title={title}>
      <ol class="steps">
        {steps.map(({ name, at, isDone }) => (
          <li class={isDone ? 'done' : undefined}>
            {name}
            {at && <time dateTime={at.iso}>{at.words}</time>}
            {!isDone && <span class="soft">{next}</span>}
          </li>
        ))}
      </ol>
    </Section>
  );
}
