import { assets } from '../assets.js';
import { TextField } from '../parts/fields.js';
import { PhotoField } from '../parts/photos.js';
import { dashboardEvidence as words } from '../words/english-dashboard-evidence.js';
import { photos as photoWords } from '../words/english-photos.js';
import type { EvidenceProps } from './evidence-props.js';
import { Frame } from './frame.js';
import { ActionForm, Select } from './parts/form.js';
import { SidePhotos } from './parts/photos.js';
import { Heading } from './parts/show.js';

/** The form of a statement in a dispute. */
export function EvidencePage(props: EvidenceProps) {
  const { frame, reference, links, hasSeller, photos, ownPhotos, form, wrong, refusal, intention } = props;
  const problem = (field: 'text' | 'links') => wrong.includes(field) && words.wrong[field];
  return (
    <Frame {...props} title={words.title} current="disputes" more={assets().photosScript.path}>
      <p>
        <a href={links.escrow}>{words.back}</a>
      </p>
      <Heading title={words.title} lead={`${reference}. ${words.about}`} />
      {refusal !== null && (
        <p class="notice bad" role="alert">
          {refusal}
        </p>
      )}
      <SidePhotos photos={photos} />
      <ActionForm
        frame={frame}
        action={links.action}
        hidden={{ intention }}
        class="form"
        takesFile
        busy={photoWords.busy}
      >
        {hasSeller && (
          <Select name="side" label={words.side} value={form.side} options={Object.entries(words.sides)} />
        )}
        <TextField
          name="text"
          label={words.text}
          hint={words.textHint}
          value={form.text}
          problem={problem('text') || (wrong.includes('nothing') && words.wrong.nothing)}
          rows={6}
        />
        <PhotoField kind="dispute" {...ownPhotos} />
        <TextField
          name="links"
          label={words.links}
          hint={words.linksHint}
          value={form.links}
          problem={problem('links')}
          rows={3}
        />
        <button type="submit">{words.button}</button>
      </ActionForm>
    </Frame>
  );
}
