import type { ComponentChildren } from 'preact';
import { Document } from '../../parts/document.js';
import { people } from '../../words/english-people.js';
import type { AccountsProps, DashboardRefusalProps } from './props.js';

/** The frame of pages that belong to a person and to no account. */
export function PersonalDocument({
  title,
  email,
  formToken,
  children,
}: {
  title: string;
  email: string;
  formToken: string;
  children: ComponentChildren;
}) {
  return (
    <Document title={title}>
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
export function AccountsPage({ email, accounts, formToken }: AccountsProps) {
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
    </PersonalDocument>
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
