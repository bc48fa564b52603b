import type { ComponentChildren } from 'preact';
import { type FrameView, formTokenField } from '../frame-props.js';

interface ActionFormProps {
  frame: Pick<FrameView, 'formToken'>;
  action: string;
  /** Values that the person does not choose. */
  hidden?: Readonly<Record<string, string>>;
  class?: string;
  /** Whether a file goes along. */
  takesFile?: boolean;
  /** What its button says while photos are sent. */
  busy?: string;
  children: ComponentChildren;
}

/** A form that changes something; it proves that it came from the session's own page. */
export function ActionForm({
  frame,
  action,
  hidden = {},
  class: name,
  takesFile,
  busy,
  children,
}: ActionFormProps) {
  return (
    <form
      method="post"
      action={action}
      class={name}
      encType={takesFile ? 'multipart/form-data' : undefined}
      data-busy={busy}
    >
      <input type="hidden" name={formTokenField} value={frame.formToken} />
      {Object.entries(hidden).map(([key, value]) => (
        <input type="hidden" name={key} value={value} />
      ))}
      {children}
    </form>
  );
}

interface FieldProps {
  name: string;
  label: string;
  value?: string | undefined;
  type?: 'text' | 'email' | 'date' | 'datetime-local' | 'search';
  hint?: string | undefined;
  problem?: string | undefined;
  keyboard?: 'text' | 'decimal' | 'numeric' | 'url';
}

/** An input with its label, its hint and its problem. */
export function Field({ name, label, value, type = 'text', hint, problem, keyboard }: FieldProps) {
  const told = [hint && `${name}-hint`, problem && `${name}-problem`].filter(Boolean).join(' ');
  return (
    <div>
      <label for={name}>{label}</label>
      {hint && (
        <span id={`${name}-hint`} class="soft small">
          {hint}
        </span>
      )}
      {problem && (
        <p id={`${name}-problem`} class="problem" role="alert">
          {problem}
        </p>
      )}
      <input
        id={name}
        name={name}
        type={type as 'text'}
        value={value}
        inputMode={keyboard}
        autocomplete="off"
        aria-invalid={problem ? true : undefined}
        aria-describedby={told || undefined}
      />
    </div>
  );
}

interface SelectProps {
  name: string;
  label: string;
  value: string;
  options: readonly (readonly [value: string, text: string])[];
  problem?: string | undefined;
}

/** A choice of one. */
export function Select({ name, label, value, options, problem }: SelectProps) {
  return (
    <div>
      <label for={name}>{label}</label>
      {problem && (
        <p class="problem" role="alert">
          {problem}
        </p>
      )}
      <select id={name} name={name}>
        {options.map(([key, text]) => (
          <option value={key} selected={key === value}>
            {text}
          </option>
        ))}
      </select>
    </div>
  );
}
