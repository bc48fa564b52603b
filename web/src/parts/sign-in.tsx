import type { english } from '../words/english.js';
import { describedBy, Problem } from './fields.js';
import { useWords } from './words.js';

/** The field for the address to sign in with. */
export function EmailField({
  email,
  problem,
  isInvalid,
}: {
  email: string;
  problem: string | undefined;
  isInvalid: boolean;
}) {
  const words = useWords();
  return (
    <>
      <label for="email">{words.signIn.email}</label>
      <Problem id="email-problem">{problem}</Problem>
      <input
        id="email"
        name="email"
        type="email"
        autocomplete="email"
        required
        maxLength={254}
        value={email}
        aria-invalid={isInvalid || undefined}
        aria-describedby={describedBy(problem && 'email-problem')}
      />
    </>
  );
}

/** The field for a code from a mail. */
export function CodeField({ refused }: { refused?: keyof typeof english.code.refused | undefined }) {
  const words = useWords();
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

/** In a local trial, where the mails are. */
export function Inbox({ path }: { path: string | undefined }) {
  const words = useWords();
  if (path === undefined) return null;
  return (
    <p class="soft">
      {words.signIn.inbox} <a href={path}>{words.signIn.inboxName}</a>.
    </p>
  );
}
