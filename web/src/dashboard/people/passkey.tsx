import type { ComponentChildren } from 'preact';
import { Problem } from '../../parts/fields.js';
import { factor } from '../../words/english-factor.js';
import { passkey as words } from '../../words/english-passkey.js';
import { formTokenField } from '../frame-props.js';
import { ActionForm } from '../parts/form.js';
import { Time } from '../parts/show.js';
import { Table } from '../parts/table.js';
import { PersonalDocument } from './accounts.js';
import type { NewPasskeyProps, PasskeyOffer, PasskeyRow } from './factor-props.js';

interface AskProps {
  formToken: string;
  action: string;
  /** Whether a passkey is made or used. */
  ask: 'make' | 'use';
  options: string;
  hidden?: Readonly<Record<string, string>>;
  failed: string;
  button: string;
  children?: ComponentChildren;
}

/** A form that the script shows, and fills in with what the browser answers. */
function AskForm({ formToken, action, ask, options, hidden = {}, failed, button, children }: AskProps) {
  return (
    <>
      <p class="soft" data-without-passkey>
        {words.script}
      </p>
      <form method="post" action={action} data-passkey={ask} data-options={options} hidden>
        <input type="hidden" name={formTokenField} value={formToken} />
        <input type="hidden" name="answer" value="" />
        {Object.entries(hidden).map(([key, value]) => (
          <input type="hidden" name={key} value={value} />
        ))}
        {children}
        <p class="problem" role="alert" data-problem hidden>
          {failed}
        </p>
        <button type="submit">{button}</button>
      </form>
    </>
  );
}

interface ProofProps {
  formToken: string;
  hidden: Readonly<Record<string, string>>;
  offer: PasskeyOffer;
  isRefused: boolean;
}

/** Offers a passkey as the proof. */
export function PasskeyProof({ formToken, hidden, offer, isRefused }: ProofProps) {
  if ('elsewhere' in offer) return <p class="soft">{words.elsewhere(offer.elsewhere)}</p>;
  return (
    <section>
      <Problem>{isRefused && words.proof.refused}</Problem>
      <AskForm
        formToken={formToken}
        action="/dashboard/proof"
        ask="use"
        options={offer.options}
        hidden={{ ...hidden, by: 'passkey' }}
        failed={words.proof.failed}
        button={words.proof.button}
      />
    </section>
  );
}

/** Asks for a name, and the browser for a passkey. */
export function NewPasskeyPage({ email, formToken, offer, isFull, isRefused }: NewPasskeyProps) {
  const { enrol } = words;
  return (
    <PersonalDocument title={enrol.title} email={email} formToken={formToken} hasPasskey={offer !== null}>
      {isFull && <p class="notice">{words.full}</p>}
      {offer === null && <p class="notice">{words.notOffered}</p>}
      {offer !== null && 'elsewhere' in offer && <p class="notice">{words.elsewhere(offer.elsewhere)}</p>}
      {!isFull && offer !== null && 'options' in offer && (
        <>
          <p>{enrol.about}</p>
          <Problem>{isRefused && enrol.refused}</Problem>
          <AskForm
            formToken={formToken}
            action="/dashboard/me/passkeys"
            ask="make"
            options={offer.options}
            failed={enrol.failed}
            button={enrol.button}
          >
            <label for="name">{enrol.name}</label>
            <input id="name" name="name" required maxLength={60} placeholder={enrol.placeholder} />
          </AskForm>
        </>
      )}
      <p class="way">
        <a href="/dashboard/me">{words.title}</a>
      </p>
    </PersonalDocument>
  );
}

interface SectionProps {
  formToken: string;
  passkeys: readonly PasskeyRow[];
  /** How many recovery codes are left; null without a factor. */
  left: number | null;
}

/** What a person's own page says of their passkeys. */
export function PasskeySection({ formToken, passkeys, left }: SectionProps) {
  return (
    <section aria-labelledby="passkeys">
      <h2 id="passkeys">{words.title}</h2>
      <p class="soft">{words.about}</p>
      {passkeys.length === 0 ? (
        <p>{words.none}</p>
      ) : (
        <Table
          caption={`${words.caption(passkeys.length)}. ${factor.codesLeft(left ?? 0)}`}
          empty=""
          rows={passkeys}
          columns={[
            { name: words.columns.name, isHeading: true, cell: ({ name }) => name },
            { name: words.columns.since, cell: ({ since }) => <Time at={since} /> },
            { name: words.columns.used, cell: ({ used }) => (used ? <Time at={used} /> : words.never) },
            {
              name: words.columns.change,
              cell: ({ remove }) => (
                <ActionForm frame={{ formToken }} action={remove}>
                  <button type="submit" class="danger">
                    {words.remove}
                  </button>
                </ActionForm>
              ),
            },
          ]}
        />
      )}
      <p>
        <a href="/dashboard/me/passkeys/new">{words.add}</a>
      </p>
    </section>
  );
}
