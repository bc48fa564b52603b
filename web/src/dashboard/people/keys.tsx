import { keys as words } from '../../words/english-keys.js';
import { Frame } from '../frame.js';
import { ActionForm, Field, Select } from '../parts/form.js';
import { Badge, Heading, Time } from '../parts/show.js';
import { Table } from '../parts/table.js';
import type { ConfirmKeyProps, KeyNeed, KeyRow, KeysProps, NewKeyProps, ShownKeyProps } from './key-props.js';

/** Lists the keys of one mode. */
export function KeysPage(props: KeysProps) {
  const { frame, keys, needs, create, approval, revokedCount, testKeysMax } = props;
  const lead = frame.mode === 'test' ? words.lead.test(testKeysMax) : words.lead.live;
  return (
    <Frame {...props} title={words.title} current="developers">
      <Heading title={words.title} lead={lead}>
        {needs.length === 0 && (
          <a class="button" href={create}>
            {words.create}
          </a>
        )}
      </Heading>
      {needs.length > 0 && <Needs needs={needs} approval={approval} />}
      <section>
        <Table caption={words.caption(keys.length)} columns={columns} rows={keys} empty={words.empty} />
        <p class="soft small">
          {words.aboutUsed} {revokedCount > 0 && words.revoked(revokedCount)}
        </p>
      </section>
    </Frame>
  );
}

const columns = [
  {
    name: words.columns.name,
    isHeading: true as const,
    cell: ({ name, last4 }: KeyRow) => (
      <>
        {name} <code>…{last4}</code>
      </>
    ),
  },
  { name: words.columns.may, cell: ({ scopes }: KeyRow) => scopes?.join(', ') ?? words.everything },
  { name: words.columns.from, cell: ({ networks }: KeyRow) => networks?.join(', ') ?? words.anywhere },
  {
    name: words.columns.used,
    cell: ({ usedAt }: KeyRow) => (usedAt ? <Time at={usedAt} /> : words.neverUsed),
  },
  {
    name: words.columns.ends,
    cell: ({ expiresAt, isExpired }: KeyRow) => {
      if (isExpired) return <Badge tone="bad">{words.expired}</Badge>;
      return expiresAt ? <Time at={expiresAt} /> : words.never;
    },
  },
  {
    name: words.columns.actions,
    cell: ({ replace, revoke, name }: KeyRow) => (
      <span class="actions">
        <a href={replace} aria-label={`${words.replace}: ${name}`}>
          {words.replace}
        </a>{' '}
        <a href={revoke} aria-label={`${words.revoke}: ${name}`}>
          {words.revoke}
        </a>
      </span>
    ),
  },
];

/** Says what is missing for live keys, and how to get it. */
function Needs({ needs, approval }: { needs: readonly KeyNeed[]; approval: string }) {
  const canAsk = needs.some((need) => need.startsWith('approval'));
  return (
    <section aria-labelledby="needs">
      <h2 id="needs">{words.needs.title}</h2>
      <ul>
        {needs.map((need) => (
          <li>{words.needs[need]}</li>
        ))}
      </ul>
      {canAsk && (
        <p>
          <a class="button" href={approval}>
            {words.needs.ask}
          </a>
        </p>
      )}
    </section>
  );
}

/** The form of a new key. */
export function NewKeyPage(props: NewKeyProps) {
  const { frame, action, intention, scopes, days, typed, problem, list } = props;
  const { form } = words;
  return (
    <Frame {...props} title={form.title} current="developers">
      <Heading title={form.title} />
      {problem && (
        <p class="problem" role="alert">
          {problem}
        </p>
      )}
      <ActionForm frame={frame} action={action} hidden={{ intention }} class="form">
        <Field name="name" label={form.name} hint={form.nameHint} value={typed.name} />
        <fieldset>
          <legend>{form.scopes}</legend>
          {scopes.map(({ name, about }) => (
            <label>
              <input type="checkbox" name="scopes" value={name} checked={typed.scopes.includes(name)} />
              <code>{name}</code> <span class="soft small">{about}</span>
            </label>
          ))}
        </fieldset>
        <Field name="networks" label={form.networks} hint={form.networksHint} value={typed.networks} />
        <Select
          name="days"
          label={form.days}
          value={typed.days}
          options={days.map((each) => [each, each === '' ? form.forever : form.someDays(each)])}
        />
        <button type="submit">{form.button}</button>
      </ActionForm>
      <p>
        <a href={list}>{form.back}</a>
      </p>
    </Frame>
  );
}

/** Shows a new key, the only time. */
export function ShownKeyPage(props: ShownKeyProps) {
  const { shown } = words;
  return (
    <Frame {...props} title={shown.title} current="developers">
      <Heading title={shown.title} />
      <p class="notice warn">{shown.about}</p>
      <dl>
        <div>
          <dt>{shown.label}</dt>
          <dd>
            <code id="new-key">{props.secret}</code>
          </dd>
        </div>
      </dl>
      <p>{shown.curl}</p>
      <pre>{`curl ${props.apiUrl} -H "Authorization: Bearer ${props.secret}"`}</pre>
      <p>
        <a class="button" href={props.list}>
          {shown.done}
        </a>
      </p>
    </Frame>
  );
}

/** Asks once more before a key is revoked or replaced. */
export function ConfirmKeyPage(props: ConfirmKeyProps) {
  const { frame, action, name, last4, href, list, intention } = props;
  const confirm = words.confirm[action];
  return (
    <Frame {...props} title={confirm.title} current="developers">
      <Heading title={confirm.title} lead={confirm.about(name, last4)} />
      <ActionForm frame={frame} action={href} hidden={{ intention }} class="actions">
        <button type="submit" class="danger">
          {confirm.button}
        </button>
        <a href={list}>{words.confirm.no}</a>
      </ActionForm>
    </Frame>
  );
}
