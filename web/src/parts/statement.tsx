import type { PhotoFieldProps } from '../photo-props.js';
import type { StatementForm } from '../props.js';
import { TextField } from './fields.js';
import { PhotoField } from './photos.js';
import { useWords } from './words.js';

interface StatementProps {
  form: StatementForm;
  wrong: readonly string[];
  /** The label of the text. */
  labels: { text: string };
  photos: PhotoFieldProps;
}

/** The fields of a statement in a dispute: text, photos, and links to other evidence. */
export function StatementFields({ form, wrong, labels, photos }: StatementProps) {
  const { statement } = useWords();
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
      <PhotoField kind="dispute" {...photos} />
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
