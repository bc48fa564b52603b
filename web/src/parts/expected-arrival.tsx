import type { ArrivalForm } from '../seller-props.js';
import type { Words } from '../words/language.js';
import { describedBy, Problem } from './fields.js';
import { useWords } from './words.js';

/** Asks when the parcel should arrive: one of the next days, or any time. */
export function ExpectedArrival({ choices, chosen, at, min, max, problem }: ArrivalForm) {
  const words = useWords().arrival.send;
  return (
    <fieldset aria-describedby={describedBy('arrival-hint', problem && 'arrival-problem')}>
      <legend>{words.legend}</legend>
      <span id="arrival-hint" class="soft">
        {words.hint}
      </span>
      <Problem id="arrival-problem">{problem && sentenceOf(problem, words)}</Problem>
      <Choice value="now" chosen={chosen} label={words.handed} />
      {choices.map(({ value, by }) => (
        <Choice value={value} chosen={chosen} label={words.byDay(by.words)} />
      ))}
      <Choice value="other" chosen={chosen} label={words.other} />
      <label for="arrival_at">{words.at}</label>
      <input
        id="arrival_at"
        name="arrival_at"
        type="datetime-local"
        min={min}
        max={max}
        value={at}
        aria-invalid={problem ? true : undefined}
      />
    </fieldset>
  );
}

function sentenceOf(problem: NonNullable<ArrivalForm['problem']>, words: Words['arrival']['send']): string {
  return problem.why === 'too_far' ? words.problems.too_far(problem.days) : words.problems[problem.why];
}

function Choice({ value, chosen, label }: { value: string; chosen: string; label: string }) {
  return (
    <label>
      <input type="radio" name="arrival" value={value} checked={value === chosen} required />
      {label}
    </label>
  );
}
