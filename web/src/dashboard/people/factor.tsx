import { describedBy, Problem } from '../../parts/fields.js';
import { factor as words } from '../../words/english-factor.js';
import { passkey as passkeyWords } from '../../words/english-passkey.js';
import { people } from '../../words/english-people.js';
import { ActionForm } from '../parts/form.js';
import { PersonalDocument } from './accounts.js';
import type {
  EnrolFactorProps,
  FactorProofProps,
  RecoveryCodesProps,
  RemoveFactorProps,
} from './factor-props.js';
import { PasskeyProof } from './passkey.js';

const factorPath = '/dashboard/me/factor';

function CodeOfApp({ label, problem }: { label: string; problem: string | undefined }) {
  return (
    <>
      <label for="code">{label}</label>
      <Problem id="code-problem">{problem}</Problem>
      <input
        id="code"
        name="code"
        class="digits"
        autocomplete="one-time-code"
        autocapitalize="off"
        spellcheck={false}
        required
        maxLength={24}
        aria-invalid={problem !== undefined || undefined}
        aria-describedby={describedBy(problem && 'code-problem')}
      />
    </>
  );
}

/** Asks for the second factor before something that matters. */
export function FactorProofPage(props: FactorProofProps) {
  const { email, formToken, next, carried, hasApp, passkey, refused } = props;
  const hidden = { next, carried };
  const label = hasApp ? words.proof.label : words.proof.recovery;
  const problem = refused && refused !== 'passkey' ? words.refused[refused] : undefined;
  return (
    <PersonalDocument
      title={people.proof.title}
      email={email}
      formToken={formToken}
      hasPasskey={passkey !== null}
    >
      <p>{words.proof.about}</p>
      {passkey && (
        <PasskeyProof
          formToken={formToken}
          hidden={hidden}
          offer={passkey}
          isRefused={refused === 'passkey'}
        />
      )}
      <ActionForm frame={{ formToken }} action="/dashboard/proof" hidden={{ ...hidden, by: 'factor' }}>
        <CodeOfApp label={label} problem={problem} />
        <button type="submit">{people.proof.button}</button>
      </ActionForm>
    </PersonalDocument>
  );
}

/** Shows the secret, and asks for a code that proves that an app has it. */
export function EnrolFactorPage({ email, formToken, secret, link, problem }: EnrolFactorProps) {
  const { enrol } = words;
  return (
    <PersonalDocument title={enrol.title} email={email} formToken={formToken}>
      <p>{enrol.about}</p>
      <p>
        <a href={link}>{enrol.link}</a>
      </p>
      <p>
        {enrol.secret}: <code>{secret}</code>
      </p>
      <ActionForm frame={{ formToken }} action={factorPath}>
        <CodeOfApp label={enrol.code} problem={problem && enrol[problem]} />
        <button type="submit">{enrol.button}</button>
      </ActionForm>
    </PersonalDocument>
  );
}

/** Shows the recovery codes, the only time. */
export function RecoveryCodesPage({ email, formToken, codes, kind }: RecoveryCodesProps) {
  const { recovery } = words;
  const title = kind === 'app' ? recovery.title : passkeyWords.recovery.title;
  return (
    <PersonalDocument title={title} email={email} formToken={formToken}>
      <p>
        {recovery.about}
        <strong>{recovery.once}</strong>
      </p>
      <ul>
        {codes.map((code) => (
          <li>
            <code>{code}</code>
          </li>
        ))}
      </ul>
      <p class="way">
        <a href="/dashboard">{recovery.on}</a>
      </p>
    </PersonalDocument>
  );
}

/** Asks whether the app is to be removed. */
export function RemoveFactorPage({ email, formToken }: RemoveFactorProps) {
  const { remove } = words;
  return (
    <PersonalDocument title={remove.title} email={email} formToken={formToken}>
      <p>{remove.about}</p>
      <ActionForm frame={{ formToken }} action={`${factorPath}/remove`}>
        <button type="submit" class="danger">
          {remove.button}
        </button>
      </ActionForm>
    </PersonalDocument>
  );
}

/** What a person's own page says of the app. */
export function FactorSection({ hasApp, left }: { hasApp: boolean; left: number | null }) {
  return (
    <section aria-labelledby="factor">
      <h2 id="factor">{words.title}</h2>
      <p>{hasApp ? words.enrolled(left ?? 0) : words.none}</p>
      <p class="soft">{words.about}</p>
      <p>
        <a href={factorPath}>{hasApp ? words.manage.change : words.manage.add}</a>
      </p>
    </section>
  );
}
