import { Document } from '../../parts/document.js';
import { Problem } from '../../parts/fields.js';
import { CodeField, EmailField, Inbox } from '../../parts/sign-in.js';
import { english as words } from '../../words/english.js';
import { people } from '../../words/english-people.js';
import { ActionForm } from '../parts/form.js';
import { PersonalDocument } from './accounts.js';
import type { CarriedProps, ProofProps, StaffCodeProps, StaffSignInProps } from './props.js';

/** Asks for the address of somebody who works for a merchant, or wants to become one. */
export function StaffSignInPage(props: StaffSignInProps) {
  const { next, canSend, isSignUpOpen, email = '', problem, inbox } = props;
  const said = problem === 'invalid' ? words.signIn.invalid : problem && words.signIn.refused[problem];
  return (
    <Document title={people.signIn.title}>
      <h1>{people.signIn.title}</h1>
      {!canSend && <p class="notice">{people.signIn.cannotSend}</p>}
      <p>{people.signIn.about}</p>
      {isSignUpOpen && <p>{people.signIn.signUp}</p>}
      <form method="post" action="/dashboard/sign-in">
        <input type="hidden" name="next" value={next} />
        <EmailField email={email} problem={said} isInvalid={problem === 'invalid'} />
        <button type="submit">{people.signIn.button}</button>
      </form>
      <Inbox path={inbox} />
    </Document>
  );
}

/** Asks for the code, whether or not one was sent. */
export function StaffCodePage({ action, again, next, isLong, refused, inbox }: StaffCodeProps) {
  return (
    <Document title={words.code.title}>
      <h1>{words.code.title}</h1>
      <p>
        {people.signIn.unknown} {isLong ? words.code.spamOrEarlier : words.code.spam}
      </p>
      <form method="post" action={action}>
        <input type="hidden" name="next" value={next} />
        <CodeField refused={refused} />
        <button type="submit">{people.code.button}</button>
      </form>
      <p class="way">
        <a href={again}>{people.code.again}</a>
      </p>
      <Inbox path={inbox} />
    </Document>
  );
}

/** Asks for a fresh code before something that matters. */
export function ProofPage(props: ProofProps) {
  const { email, next, carried, formToken, isAsked, isLong, canSend, refused, inbox } = props;
  const hidden = { next, carried };
  return (
    <Document title={people.proof.title}>
      <h1>{people.proof.title}</h1>
      <p>{people.proof.about(email)}</p>
      {!canSend && <p class="notice">{people.signIn.cannotSend}</p>}
      {isAsked && (
        <ActionForm frame={{ formToken }} action="/dashboard/proof" hidden={{ next, carried, by: 'code' }}>
          <p>{isLong ? words.code.spamOrEarlier : words.code.spam}</p>
          <CodeField refused={refused} />
          <button type="submit">{people.proof.button}</button>
        </ActionForm>
      )}
      <ActionForm frame={{ formToken }} action="/dashboard/proof/code" hidden={hidden}>
        {!isAsked && <Problem>{refused && words.code.refused[refused]}</Problem>}
        <button type="submit" class={isAsked ? 'plain' : undefined}>
          {isAsked ? people.proof.again : people.proof.send}
        </button>
      </ActionForm>
      <Inbox path={inbox} />
    </Document>
  );
}

/** Sends the form that waited for a proof. */
export function CarriedPage({ email, formToken, carried }: CarriedProps) {
  return (
    <PersonalDocument title={people.proof.carriedTitle} email={email} formToken={formToken}>
      <p>{people.proof.carried}</p>
      <form method="post" action={carried.action}>
        <input type="hidden" name="form_token" value={formToken} />
        {carried.fields.map(([name, value]) => (
          <input type="hidden" name={name} value={value} />
        ))}
        <button type="submit">{people.proof.sendNow}</button>
      </form>
    </PersonalDocument>
  );
}
