import { accountSettings } from '../../words/english-account-settings.js';
import { members as words } from '../../words/english-members.js';
import { ActionForm } from '../parts/form.js';
import { Time } from '../parts/show.js';
import { Table } from '../parts/table.js';
import { PersonalDocument } from './accounts.js';
import { FactorSection } from './factor.js';
import type { MeProps } from './me-props.js';
import { PasskeySection } from './passkey.js';

const { address } = accountSettings;

/** Where a person is signed in. */
export function MePage({ email, formToken, hasApp, passkeys, recoveryCodesLeft, sessions }: MeProps) {
  const { me } = words;
  return (
    <PersonalDocument title={me.title} email={email} formToken={formToken}>
      <p>
        <a href="/dashboard/me/address">{address.change}</a>
      </p>
      <p>
        <a href="/dashboard/me/data.json">{address.export}</a>
      </p>
      <section aria-labelledby="sessions">
        <h2 id="sessions">{me.sessions}</h2>
        <Table
          caption={me.caption(sessions.length)}
          empty=""
          rows={sessions}
          columns={[
            {
              name: me.columns.browser,
              isHeading: true,
              cell: ({ browser, isThis }) => `${browser || me.unknown}${isThis ? ` (${me.isThis})` : ''}`,
            },
            { name: me.columns.network, cell: ({ network }) => network },
            { name: me.columns.since, cell: ({ since }) => <Time at={since} /> },
            { name: me.columns.seen, cell: ({ seen }) => <Time at={seen} /> },
          ]}
        />
        <ActionForm frame={{ formToken }} action="/dashboard/me/sign-out-everywhere">
          <button type="submit" class="plain">
            {me.everywhere}
          </button>
        </ActionForm>
      </section>
      <FactorSection hasApp={hasApp} left={recoveryCodesLeft} />
      <PasskeySection formToken={formToken} passkeys={passkeys} left={recoveryCodesLeft} />
    </PersonalDocument>
  );
}
