import type { ArrivalForm } from '../seller-props.js';
import { english } from '../words/english.js';
import { describedBy, Problem } from './fields.js';

const words = english.arrival.send;

/** Asks when the parcel should arrive: one of the next days, or any time. */
export function ExpectedArrival({ choices, chosen, at, min, max, problem }: ArrivalForm) {
  return (
    <fieldset aria-describedby={describedBy('arrival-hint', problem && 'arrival-problem')}>
      <legend>{words.legend}</legend>
      <span id="arrival-hint" class="soft">
        {words.hint}
      </span>
      <Problem id="arrival-problem">{problem && sentenceOf(problem)}</Problem>
      <Choice value="now" chosen={chosen} label={words.handed} />
      {choices.map(({ value, day }) => (
        <Choice value={value} chosen={chosen} label={words.byDay(day)} />
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

function sentenceOf(problem: NonNullable<ArrivalForm['problem']>): string {
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
