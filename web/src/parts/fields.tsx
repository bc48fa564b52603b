import type { ComponentChildren } from 'preact';

/** A name with its value; nothing without a value. */
export function Fact({ name, children }: { name: string; children: ComponentChildren }) {
  if (children === null || children === undefined) return null;
  return (
    <div>
      <dt>{name}</dt>
      <dd>{children}</dd>
    </div>
  );
}

/** The problem of a form, announced by screen readers at once. */
export function Problem({ id, children }: { id?: string; children: ComponentChildren }) {
  if (!children) return null;
  return (
    <p id={id} class="problem" role="alert">
      {children}
    </p>
  );
}

/** A section with its heading. */
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

/** A link from outside: it opens in a new tab and gets no referrer. */
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
  /** The problem with the typed value. */
  problem: string | null | undefined | false;
  value: string;
  /** The number of lines, if more than one. */
  rows?: number;
  /** The keyboard a phone shows. */
  keyboard?: 'text' | 'url';
}

/** An input with its hint and its problem. */
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

/** Returns the ids of a field's hint and problem, if any, for `aria-describedby`. */
export function describedBy(...ids: (string | false | null | undefined)[]): string | undefined {
  return ids.filter(Boolean).join(' ') || undefined;
}
