import { AccountFields } from '../../parts/account.js';
import { Fact } from '../../parts/fields.js';
import { accountSettings } from '../../words/english-account-settings.js';
import { Frame } from '../frame.js';
import { ActionForm, Field } from '../parts/form.js';
import { Heading } from '../parts/show.js';
import { Table } from '../parts/table.js';
import type {
  AlertRow,
  AlertsProps,
  ClosingProps,
  ConfirmPayoutProps,
  PayoutProps,
  SecurityProps,
} from './account-settings-props.js';

/** The bank account that the merchant itself is paid to. */
export function PayoutPage(props: PayoutProps) {
  const words = accountSettings.payout;
  const { frame, action, onFile, restsUntil, banks, form } = props;
  return (
    <Frame {...props} title={words.title} current="settings">
      <Heading title={words.title} lead={words.lead} />
      <p>{onFile ? words.onFile(onFile.bank, onFile.holder, onFile.last4) : words.none}</p>
      {restsUntil && <p class="notice">{words.rests(restsUntil.words)}</p>}
      {banks === null ? (
        <p class="notice warn">{words.unavailable}</p>
      ) : (
        <section aria-labelledby="change">
          <h2 id="change">{words.change}</h2>
          <ActionForm frame={frame} action={action} class="form">
            <AccountFields banks={banks} form={form} />
            <button type="submit">{words.button}</button>
          </ActionForm>
        </section>
      )}
    </Frame>
  );
}

/** Asks whether the holder that the bank names is right. */
export function ConfirmPayoutPage(props: ConfirmPayoutProps) {
  const words = accountSettings.payout;
  const { frame, action, account } = props;
  const { bankCode, bankName, accountNumber, accountName } = account;
  const hidden = { bank: bankCode, number: accountNumber, holder: accountName };
  return (
    <Frame {...props} title={words.confirmTitle} current="settings">
      <Heading title={words.confirmTitle} lead={words.confirmAbout} />
      <dl>
        <Fact name={words.holder}>
          <strong>{accountName}</strong>
        </Fact>
        <Fact name={words.bank}>{bankName}</Fact>
        <Fact name={words.number}>{accountNumber}</Fact>
      </dl>
      <ActionForm frame={frame} action={action} hidden={hidden} class="actions">
        <button type="submit">{words.confirm}</button>
        <a class="button plain" href={action}>
          {words.other}
        </a>
      </ActionForm>
    </Frame>
  );
}

/** Which members are told of what. */
export function AlertsPage(props: AlertsProps) {
  const words = accountSettings.alerts;
  const { frame, action, kinds, rows } = props;
  return (
    <Frame {...props} title={words.title} current="settings">
      <Heading title={words.title} lead={words.lead} />
      <ActionForm frame={frame} action={action}>
        <Table
          caption={words.caption(rows.length)}
          empty=""
          rows={rows}
          columns={[
            {
              name: words.member,
              isHeading: true,
              cell: ({ email, personId }: AlertRow) => (
                <>
                  {email}
                  <input type="hidden" name="member" value={personId} />
                </>
              ),
            },
            ...kinds.map((kind) => ({
              name: words.kinds[kind],
              cell: ({ email, personId, alerts }: AlertRow) => (
                <input
                  class="target"
                  type="checkbox"
                  name="on"
                  value={`${personId}:${kind}`}
                  checked={alerts.includes(kind)}
                  aria-label={`${words.kinds[kind]}: ${email}`}
                />
              ),
            })),
          ]}
        />
        <button type="submit">{words.button}</button>
      </ActionForm>
    </Frame>
  );
}

/** What an account asks of its members. */
export function SecurityPage(props: SecurityProps) {
  const words = accountSettings.security;
  const { frame, action, isRequired, hasOwn } = props;
  const isPossible = isRequired || hasOwn;
  return (
    <Frame {...props} title={words.title} current="settings">
      <Heading title={words.title} lead={words.lead} />
      <p>{isRequired ? words.on : words.off}</p>
      {isPossible ? (
        <ActionForm frame={frame} action={action} hidden={{ required: isRequired ? 'no' : 'yes' }}>
          <button type="submit">{isRequired ? words.relax : words.require}</button>
        </ActionForm>
      ) : (
        <p>
          <a href="/dashboard/me">{words.own}</a>
        </p>
      )}
    </Frame>
  );
}

/** Closes an account, or says what keeps it open. */
export function ClosingPage(props: ClosingProps) {
  const words = accountSettings.closing;
  const { frame, action, name, obstacles, isUnconfirmed } = props;
  return (
    <Frame {...props} title={words.title} current="settings">
      <Heading title={words.title} lead={words.lead} />
      {obstacles.length > 0 ? (
        <ul>
          {obstacles.map((obstacle) => (
            <li>{words.obstacles[obstacle]}</li>
          ))}
        </ul>
      ) : (
        <ActionForm frame={frame} action={action} class="form">
          <Field
            name="name"
            label={words.confirm(name)}
            problem={isUnconfirmed ? words.unconfirmed : undefined}
          />
          <button type="submit" class="danger">
            {words.button}
          </button>
        </ActionForm>
      )}
    </Frame>
  );
}
