import { Problem } from '../../parts/fields.js';
import { CodeField, EmailField, Inbox } from '../../parts/sign-in.js';
import { english } from '../../words/english.js';
import { accountSettings } from '../../words/english-account-settings.js';
import { people } from '../../words/english-people.js';
import { ActionForm } from '../parts/form.js';
import type { NewAddressCodeProps, NewAddressProps } from './account-settings-props.js';
import { PersonalDocument } from './accounts.js';

const path = '/dashboard/me/address';
const words = accountSettings.address;

/** Asks for another address to sign in with. */
export function NewAddressPage({ email, formToken, canSend, typed = '', problem }: NewAddressProps) {
  const said = problem === 'invalid' ? english.signIn.invalid : problem && english.signIn.refused[problem];
  return (
    <PersonalDocument title={words.title} email={email} formToken={formToken}>
      {!canSend && <p class="notice">{people.signIn.cannotSend}</p>}
      <p>{words.about(email)}</p>
      <ActionForm frame={{ formToken }} action={path}>
        <EmailField email={typed} problem={said} isInvalid={problem === 'invalid'} />
        <button type="submit">{words.button}</button>
      </ActionForm>
    </PersonalDocument>
  );
}

/** Asks for the code from the new mailbox. */
export function NewAddressCodePage({ email, formToken, isLong, refused, inbox }: NewAddressCodeProps) {
  return (
    <PersonalDocument title={words.codeTitle} email={email} formToken={formToken}>
      <p>
        {words.codeAbout} {isLong ? english.code.spamOrEarlier : english.code.spam}
      </p>
      <Problem>{refused === 'taken' && words.taken}</Problem>
      <ActionForm frame={{ formToken }} action={`${path}/code`}>
        <CodeField refused={refused === 'taken' ? undefined : refused} />
        <button type="submit">{words.take}</button>
      </ActionForm>
      <p class="way">
        <a href={path}>{people.code.again}</a>
      </p>
      <Inbox path={inbox} />
    </PersonalDocument>
  );
}
