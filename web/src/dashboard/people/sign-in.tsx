import { Document } from '../../parts/document.js';
import { describedBy, Problem } from '../../parts/fields.js';
import { english as words } from '../../words/english.js';
import { people } from '../../words/english-people.js';
import type { ProofProps, StaffCodeProps, StaffSignInProps } from './props.js';

/** Asks for the address of somebody who works for a merchant, or wants to become one. */
export function StaffSignInPage({
  next,
  canSend,
  isSignUpOpen,
  email = '',
  problem,
  inbox,
}: StaffSignInProps) {
  return (
    <Document title={people.signIn.title}>
      <header>
        <p class="soft">{words.service}</p>
        <h1>{people.signIn.title}</h1>
      </header>
      {!canSend && <p class="notice">{people.signIn.cannotSend}</p>}
      <p>{people.signIn.about}</p>
      {isSignUpOpen && <p>{people.signIn.signUp}</p>}
      <form method="post" action="/dashboard/sign-in">
        <input type="hidden" name="next" value={next} />
        <label for="email">{words.signIn.email}</label>
        <Problem id="email-problem">
          {problem === 'invalid' ? words.signIn.invalid : problem && words.signIn.refused[problem]}
        </Problem>
        <input
          id="email"
          name="email"
          type="email"
          autocomplete="email"
          required
          maxLength={254}
          value={email}
          aria-invalid={problem === 'invalid' || undefined}
          aria-describedby={describedBy(problem && 'email-problem')}
        />
        <button type="submit">{people.signIn.button}</button>
      </form>
      <Inbox path={inbox} />
    </Document>
  );
}

function Inbox({ path }: { path: string | undefined }) {
  if (path === undefined) return null;
  return (
    <p class="soft">
      {words.signIn.inbox} <a href={path}>{words.signIn.inboxName}</a>.
    </p>
  );
}

/** Asks for the code, whether or not one was sent. */
export function StaffCodePage({ action, again, next, isLong, refused, inbox }: StaffCodeProps) {
  return (
    <Document title={words.code.title}>
      <header>
        <p class="soft">{words.service}</p>
        <h1>{words.code.title}</h1>
      </header>
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

function CodeField({ refused }: Pick<StaffCodeProps, 'refused'>) {
  return (
    <>
      <label for="code">{words.code.label}</label>
      <Problem id="code-problem">{refused && words.code.refused[refused]}</Problem>
      <input
        id="code"
        name="code"
        class="digits"
        inputMode="numeric"
        autocomplete="one-time-code"
        pattern="[0-9 \-]*"
        required
        maxLength={24}
        aria-invalid={refused !== undefined || undefined}
        aria-describedby={describedBy(refused && 'code-problem')}
      />
    </>
  );
}

/** Asks for a fresh code before something that matters. */
export function ProofPage({ email, next, formToken, isAsked, isLong, canSend, refused, inbox }: ProofProps) {
  return (
    <Document title={people.proof.title}>
      <h1>{people.proof.title}</h1>
      <p>{people.proof.about(email)}</p>
      {!canSend && <p class="notice">{people.signIn.cannotSend}</p>}
      {isAsked && (
        <form method="post" action="/dashboard/proof">
          <input type="hidden" name="form_token" value={formToken} />
          <input type="hidden" name="next" value={next} />
          <input type="hidden" name="by" value="code" />
          <p>{isLong ? words.code.spamOrEarlier : words.code.spam}</p>
          <CodeField refused={refused} />
          <button type="submit">{people.proof.button}</button>
        </form>
      )}
      <form method="post" action="/dashboard/proof/code">
        <input type="hidden" name="form_token" value={formToken} />
        <input type="hidden" name="next" value={next} />
        {!isAsked && <Problem>{refused && words.code.refused[refused]}</Problem>}
        <button type="submit" class={isAsked ? 'plain' : undefined}>
          {isAsked ? people.proof.again : people.proof.send}
        </button>
      </form>
      <Inbox path={inbox} />
    </Document>
  );
}
