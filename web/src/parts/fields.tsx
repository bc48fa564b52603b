import type { ComponentChildren } from 'preact';

/** One name with its value; nothing where there is no value. */
export function Fact({ name, children }: { name: string; children: ComponentChildren }) {
  if (children === null || children === undefined) return null;
  return (
    <div>
      <dt>{name}</dt>
      <dd>{children}</dd>
    </div>
  );
}

/** What went wrong with a form, told to screen readers at once. */
export function Problem({ id, children }: { id?: string; children: ComponentChildren }) {
  if (!children) return null;
  return (
    <p id={id} class="problem" role="alert">
      {children}
    </p>
  );
}

/** A heading with what belongs to it. */
export function Section({
  name,
  title,
  children,
}: {
  name: string;
  title: string;
  children: ComponentChildren;
}) {
  return (
    <section aria-labelledby={name}>
      <h2 id={name}>{title}</h2>
      {children}
    </section>
  );
}

/** A link that somebody else wrote: it opens apart, and is told nothing of this page. */
export function Elsewhere({ url, children }: { url: string; children: string }) {
  return (
    <p class="way">
      <a href={url} target="_blank" rel="noreferrer noopener nofollow">
        {children}
      </a>
    </p>
  );
}

interface TextFieldProps {
  name: string;
  label: string;
  hint: string;
  /** What is wrong with what was typed. */
  problem: string | null | undefined | false;
  value: string;
  /** More than one line, and how many are shown. */
  rows?: number;
  /** What a phone offers to type it with. */
  keyboard?: 'text' | 'url';
}

/** A field to write into, with its hint and its problem beside it. */
export function TextField({ name, label, hint, problem, value, rows, keyboard = 'text' }: TextFieldProps) {
  const shared = {
    id: name,
    name,
    'aria-invalid': problem ? true : undefined,
    'aria-describedby': describedBy(`${name}-hint`, problem && `${name}-problem`),
  };
  return (
    <>
      <label for={name}>{label}</label>
      <span id={`${name}-hint`} class="soft">
        {hint}
      </span>
      <Problem id={`${name}-problem`}>{problem}</Problem>
      {rows ? (
        <textarea {...shared} rows={rows}>
          {value}
        </textarea>
      ) : (
        <input {...shared} inputMode={keyboard} value={value} />
      )}
    </>
  );
}

/** The description of a field by its hint and its problem, as far as there are any. */
export function describedBy(...ids: (string | false | null | undefined)[]): string | undefined {
  return ids.filter(Boolean).join(' ') || undefined;
}
