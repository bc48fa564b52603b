import { Document } from '../parts/document.js';
import { CodeField, EmailField, Inbox } from '../parts/sign-in.js';
import { useWords } from '../parts/words.js';
import type { CodePageProps, SignInPageProps } from '../props.js';
import type { Words } from '../words/language.js';

/** Asks for the address, and reveals nothing about the order. */
export function SignInPage({
  links,
  side,
  email = '',
  problem,
  isDamaged,
  signedInAs,
  inbox,
}: SignInPageProps) {
  const words = useWords();
  return (
    <Document
      title={words.signIn[side].title}
      signedIn={signedInAs === undefined ? undefined : { email: signedInAs, signOut: links.signOut }}
    >
      <h1>{words.signIn[side].title}</h1>
      {isDamaged && <p class="notice">{words.front.damaged}</p>}
      {signedInAs && <p class="notice">{words.signIn[side].other(signedInAs)}</p>}
      <p>{words.signIn[side].about}</p>
      <form method="post" action={links.signIn}>
        <EmailField
          email={email}
          problem={problem && problemOf(problem, words)}
          isInvalid={problem === 'invalid'}
        />
        <button type="submit">{words.signIn.button}</button>
      </form>
      <p class="soft">{words.signIn[side].safe}</p>
      <Inbox path={inbox} />
    </Document>
  );
}

function problemOf(problem: NonNullable<SignInPageProps['problem']>, words: Words): string {
  return problem === 'invalid' ? words.signIn.invalid : words.signIn.refused[problem];
}

/** Asks for the code, whether or not one was sent. */
export function CodePage({ links, side, writtenTo, isLong, refused, inbox }: CodePageProps) {
  const words = useWords();
  return (
    <Document title={words.code.title}>
      <h1>{words.code.title}</h1>
      <p>
        {words.code.about[side](
          writtenTo ?? words.code.theAddress,
          isLong ? words.code.long : words.code.short,
        )}{' '}
        {isLong ? words.code.spamOrEarlier : words.code.spam}
      </p>
      <form method="post" action={links.code}>
        <CodeField refused={refused} />
        <button type="submit">{words.code.button[side]}</button>
      </form>
      <p class="way">
        <a href={links.page}>{words.code.again}</a>
      </p>
      <Inbox path={inbox} />
    </Document>
  );
}
