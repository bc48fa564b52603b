import { ActionPage } from '../parts/action-page.js';
import { ExpectedArrival } from '../parts/expected-arrival.js';
import { TextField } from '../parts/fields.js';
import type { DeliveryField, SendPageProps } from '../seller-props.js';
import { shopOfSale } from '../shop.js';
import { english as words } from '../words/english.js';

const { send, toSellerPage } = words.sellerPage;

const fields: readonly DeliveryField[] = ['tracking_number', 'proof_photo_url', 'courier_name', 'notes'];

/** The form that records the shipment, and explains what it starts. */
export function SendPage({ view, links, email, checkedUntil, form, arrival, wrong }: SendPageProps) {
  return (
    <ActionPage
      title={send.title}
      page={{ mode: view.mode, links, email, shop: shopOfSale(view) }}
      back={toSellerPage}
    >
      {send.about(view.held.naira, checkedUntil.words).map((line) => (
        <p>{line}</p>
      ))}
      {view.bankAccount === null && <p class="notice">{send.noAccount}</p>}
      <form method="post" action={links.send}>
        <p class="soft">{send.why}</p>
        {fields.map((name) => (
          <Field name={name} value={form[name]} wrong={wrong[name]} />
        ))}
        <ExpectedArrival {...arrival} />
        <button type="submit">{send.button}</button>
      </form>
    </ActionPage>
  );
}

interface FieldProps {
  name: DeliveryField;
  value: string;
  wrong: 'missing' | 'wrong' | undefined;
}

function Field({ name, value, wrong }: FieldProps) {
  const { label, hint, problems } = send.fields[name];
  return (
    <TextField
      name={name}
      label={label}
      hint={hint}
      problem={wrong && problems[wrong]}
      value={value}
      keyboard={name === 'proof_photo_url' ? 'url' : 'text'}
      {...(name === 'notes' && { rows: 3 })}
    />
  );
}
