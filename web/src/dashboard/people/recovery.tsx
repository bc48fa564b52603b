import { recovery as words } from '../../words/english-recovery.js';
import { Frame } from '../frame.js';
import { ActionForm } from '../parts/form.js';
import { Heading } from '../parts/show.js';
import type { OwnerRecoveryProps } from './recovery-props.js';

/** Lets any member stop the operator from naming another owner. */
export function OwnerRecoveryPage(props: OwnerRecoveryProps) {
  const { frame, recovery, stop } = props;
  return (
    <Frame {...props} title={words.title} current="settings">
      <Heading title={words.title} lead={recovery ? words.lead : words.none} />
      {recovery && (
        <>
          <p>{words.about(recovery.email, recovery.since.words, recovery.until.words)}</p>
          <ActionForm frame={frame} action={stop}>
            <button type="submit" class="danger">
              {words.button}
            </button>
          </ActionForm>
        </>
      )}
    </Frame>
  );
}
