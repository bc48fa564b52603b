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

/** The description of a field by its hint and its problem, as far as there are any. */
export function describedBy(...ids: (string | false | undefined)[]): string | undefined {
  return ids.filter(Boolean).join(' ') || undefined;
}
