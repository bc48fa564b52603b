import type { ComponentChildren } from 'preact';
import { Section } from '../parts/fields.js';
import { dashboardSandbox as words } from '../words/english-dashboard-sandbox.js';
import { Frame } from './frame.js';
import { pathIn } from './frame-props.js';
import { ActionForm, Field, Select } from './parts/form.js';
import { Heading, Time } from './parts/show.js';
import type { SandboxFields, SandboxForm, SandboxProps } from './sandbox-props.js';

/** What moves test money and test time. */
export function SandboxPage(props: SandboxProps) {
  const { done } = props;
  const notice = done && ({ tone: 'good', text: words[done].done } as const);
  return (
    <Frame {...props} notice={notice} title={words.title} current="sandbox">
      <Heading title={words.title} lead={words.about} />
      <Clock {...props} />
      <Fund {...props} />
      <Faults {...props} />
      <Section name="inbox" title={words.inbox.heading}>
        <p class="soft">{words.inbox.about}</p>
        <p>
          <a class="button plain" href="/sandbox/inbox">
            {words.inbox.link}
          </a>
        </p>
      </Section>
    </Frame>
  );
}

/** What was typed into a form that was refused, and why. */
function typedIn(props: SandboxProps, form: SandboxForm) {
  const refused = props.refused?.form === form ? props.refused : undefined;
  const typed = (name: keyof SandboxFields) => refused?.fields[name] ?? '';
  return { problem: refused?.problem, typed };
}

interface FormProps extends SandboxProps {
  form: SandboxForm;
  children: ComponentChildren;
}

function SandboxFormOf({ frame, intention, form, children }: FormProps) {
  return (
    <ActionForm frame={frame} action={pathIn(frame, `/sandbox/${form}`)} hidden={{ intention }} class="form">
      {children}
      <button type="submit">{words[form].button}</button>
      <p class="soft small">
        {words.alsoByCommand} <code>{words[form].command}</code>
      </p>
    </ActionForm>
  );
}

function Clock(props: SandboxProps) {
  const { problem, typed } = typedIn(props, 'clock');
  return (
    <Section name="clock" title={words.clock.heading}>
      <p>
        <Time at={props.now} />
      </p>
      <p class="soft">{words.clock.ahead(props.hoursAhead)}</p>
      <SandboxFormOf {...props} form="clock">
        <Field
          name="hours"
          label={words.clock.hours}
          keyboard="numeric"
          value={typed('hours') || '24'}
          problem={problem}
        />
      </SandboxFormOf>
    </Section>
  );
}

function Fund(props: SandboxProps) {
  const { problem, typed } = typedIn(props, 'fund');
  return (
    <Section name="fund" title={words.fund.heading}>
      <p class="soft">{words.fund.about}</p>
      <SandboxFormOf {...props} form="fund">
        <Field name="reference" label={words.fund.reference} value={typed('reference')} problem={problem} />
        <Field
          name="amount"
          label={words.fund.amount}
          hint={words.fund.amountHint}
          keyboard="decimal"
          value={typed('amount')}
        />
        <Select
          name="outcome"
          label={words.fund.outcome}
          value={typed('outcome') || 'credited'}
          options={Object.entries(words.fund.outcomes)}
        />
      </SandboxFormOf>
    </Section>
  );
}

function Faults(props: SandboxProps) {
  const { problem, typed } = typedIn(props, 'fault');
  const named = (name: string) => [name, name] as const;
  return (
    <Section name="fault" title={words.fault.heading}>
      <p class="soft">
        {words.fault.about} <a href="/docs/testing">{words.fault.link}</a>
      </p>
      <SandboxFormOf {...props} form="fault">
        <Select
          name="operation"
          label={words.fault.operation}
          value={typed('operation')}
          options={props.operations.map(named)}
          problem={problem}
        />
        <Select name="kind" label={words.fault.kind} value={typed('kind')} options={props.kinds.map(named)} />
        <Field
          name="count"
          label={words.fault.count}
          hint={words.fault.countHint}
          keyboard="numeric"
          value={typed('count') || '1'}
        />
      </SandboxFormOf>
    </Section>
  );
}
