import type { StatementForm } from '../props.js';
import { english as words } from '../words/english.js';
import { TextField } from './fields.js';

interface StatementProps {
  form: StatementForm;
  wrong: readonly string[];
  /** The label of the text. */
  labels: { text: string };
}

/** The fields of a statement in a dispute: text and links to evidence. */
export function StatementFields({ form, wrong, labels }: StatementProps) {
  const { statement } = words;
  return (
    <>
      <TextField
        name="text"
        label={labels.text}
        hint={statement.textHint}
        problem={wrong.includes('text') && statement.errors.text}
        value={form.text}
        rows={5}
      />
      <TextField
        name="links"
        label={statement.links}
        hint={statement.linksHint}
        problem={wrong.includes('links') && statement.errors.links}
        value={form.links}
        rows={3}
      />
    </>
  );
}
