import type { ComponentChildren } from 'preact';
import { Document } from '../../parts/document.js';
import { Problem } from '../../parts/fields.js';
import { people } from '../../words/english-people.js';
import type { AccountsProps, DashboardRefusalProps } from './props.js';

/** The frame of pages that belong to a person and to no account. */
export function PersonalDocument({
  title,
  email,
  formToken,
  hasPasskey,
  children,
}: {
  title: string;
  email: string;
  formToken: string;
  hasPasskey?: boolean;
  children: ComponentChildren;
}) {
  return (
    <Document title={title} hasPasskey={hasPasskey}>
      <h1>{title}</h1>
      {children}
      <form method="post" action="/dashboard/sign-out">
        <p class="soft">{people.session.signedIn(email)}</p>
        <input type="hidden" name="form_token" value={formToken} />
        <button type="submit" class="plain">
          {people.session.signOut}
        </button>
      </form>
    </Document>
  );
}

/** Lists the accounts of a person. */
export function AccountsPage(props: AccountsProps) {
  const { email, accounts, formToken, left } = props;
  return (
    <PersonalDocument title={people.accounts.title} email={email} formToken={formToken}>
      {accounts.length === 0 && <p>{people.accounts.none}</p>}
      <ul class="choices">
        {accounts.map(({ href, name, role }) => (
          <li>
            <a href={href}>{name}</a> <span class="soft">{people.roles[role]}</span>
          </li>
        ))}
      </ul>
      {left !== null && <SignUp {...props} left={left} />}
    </PersonalDocument>
  );
}

function SignUp({ formToken, left, name = '', refused, problem }: AccountsProps & { left: number }) {
  const { signUp } = people;
  return (
    <section aria-labelledby="sign-up">
      <h2 id="sign-up">{signUp.title}</h2>
      <Problem>{problem ?? (refused && signUp.refused[refused])}</Problem>
      {left > 0 ? (
        <form method="post" action="/dashboard/accounts">
          <input type="hidden" name="form_token" value={formToken} />
          <p>{signUp.about(left)}</p>
          <label for="name">{signUp.name}</label>
          <input id="name" name="name" required maxLength={100} value={name} autocomplete="organization" />
          <button type="submit">{signUp.button}</button>
        </form>
      ) : (
        !refused && <p>{signUp.none}</p>
      )}
    </section>
  );
}

/** Tells that a page is not there, or what the role lacks for it. */
export function DashboardRefusalPage(refusal: DashboardRefusalProps) {
  if (refusal.reason === 'unknown') {
    return (
      <Document title={people.refused.unknownTitle}>
        <h1>{people.refused.unknownTitle}</h1>
        <p>{people.refused.unknown}</p>
        <p class="way">
          <a href="/dashboard?all">{people.refused.accounts}</a>
        </p>
      </Document>
    );
  }
  if (refusal.reason === 'quota') {
    return (
      <Document title={people.refused.quotaTitle} mode="test">
        <h1>{people.refused.quotaTitle}</h1>
        <p>{people.refused.quota}</p>
        <p class="way">
          <a href={refusal.back}>{people.refused.back}</a>
        </p>
      </Document>
    );
  }
  if (refusal.reason === 'factor') {
    return (
      <Document title={people.refused.factorTitle} mode={refusal.mode}>
        <h1>{people.refused.factorTitle}</h1>
        <p>{people.refused.factor}</p>
        <p>
          <a href={refusal.enrol}>{people.refused.enrol}</a>
        </p>
        <p>
          <a href={refusal.enrolPasskey}>{people.refused.enrolPasskey}</a>
        </p>
        <p class="way">
          <a href={refusal.back}>{people.refused.back}</a>
        </p>
      </Document>
    );
  }
  if (refusal.reason === 'recovered' || refusal.reason === 'closed') {
    const isClosed = refusal.reason === 'closed';
    const title = isClosed ? people.refused.closedTitle : people.refused.recoveredTitle;
    return (
      <Document title={title} mode={refusal.mode}>
        <h1>{title}</h1>
        <p>{isClosed ? people.refused.closed : people.refused.recovered(refusal.until.words)}</p>
        <p class="way">
          <a href={refusal.back}>{people.refused.back}</a>
        </p>
      </Document>
    );
  }
  const { role, right, mode, back } = refusal;
  return (
    <Document title={people.refused.rightTitle} mode={mode}>
      <h1>{people.refused.rightTitle}</h1>
      <p>{people.refused.right(people.roles[role], people.rights[right], mode)}</p>
      <p class="way">
        <a href={back}>{people.refused.back}</a>
      </p>
    </Document>
  );
}
