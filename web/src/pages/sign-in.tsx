import { Document } from '../parts/document.js';
import { describedBy, Problem } from '../parts/fields.js';
import type { CodePageProps, SignInPageProps } from '../props.js';
import { english as words } from '../words/english.js';

/** Asks for the address, and reveals nothing about the order. */
export function SignInPage({ links, side, email = '', problem, signedInAs, inbox }: SignInPageProps) {
  return (
    <Document
      title={words.signIn[side].title}
      signedIn={signedInAs === undefined ? undefined : { email: signedInAs, signOut: links.signOut }}
    >
      <header>
        <p class="soft">{words.service}</p>
        <h1>{words.signIn[side].title}</h1>
      </header>
      {signedInAs && <p class="notice">{words.signIn[side].other(signedInAs)}</p>}
      <p>{words.signIn[side].about}</p>
      <form method="post" action={links.signIn}>
        <label for="email">{words.signIn.email}</label>
        <Problem id="email-problem">{problem && problemOf(problem)}</Problem>
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
        <button type="submit">{words.signIn.button}</button>
      </form>
      <p class="soft">{words.signIn[side].safe}</p>
      <Inbox path={inbox} />
    </Document>
  );
}

function problemOf(problem: NonNullable<SignInPageProps['problem']>): string {
  return problem === 'invalid' ? words.signIn.invalid : words.signIn.refused[problem];
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
export function CodePage({ links, side, isLong, refused, inbox }: CodePageProps) {
  return (
    <Document title={words.code.title}>
      <header>
        <p class="soft">{words.service}</p>
        <h1>{words.code.title}</h1>
      </header>
      <p>
        {words.code.about[side](isLong ? words.code.long : words.code.short)}{' '}
        {isLong ? words.code.spamOrEarlier : words.code.spam}
      </p>
      <form method="post" action={links.code}>
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
        <button type="submit">{words.code.button[side]}</button>
      </form>
      <p class="way">
        <a href={links.page}>{words.code.again}</a>
      </p>
      <Inbox path={inbox} />
    </Document>
  );
}
