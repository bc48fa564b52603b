import { ActionPage } from '../parts/action-page.js';
import { ExpectedArrival } from '../parts/expected-arrival.js';
import { TextField } from '../parts/fields.js';
import { PhotoField, photoForm } from '../parts/photos.js';
import { useWords } from '../parts/words.js';
import type { DeliveryField, SendPageProps } from '../seller-props.js';
import { shopOfSale } from '../shop.js';

/** The fields beside the photo. */
const others: readonly DeliveryField[] = ['courier_name', 'notes'];

/** The form that records the shipment, and explains what it starts. */
export function SendPage(props: SendPageProps) {
  const words = useWords();
  const { send, toSellerPage } = words.sellerPage;
  const { view, links, email, checkedUntil, form, arrival, wrong, photos } = props;
  const field = (name: DeliveryField) => <Field name={name} value={form[name]} wrong={wrong[name]} />;
  return (
    <ActionPage
      title={send.title}
      page={{ mode: view.mode, links, email, shop: shopOfSale(view) }}
      back={toSellerPage}
      hasPhotos
    >
      {send.about(view.held.naira, checkedUntil.words).map((line) => (
        <p>{line}</p>
      ))}
      {view.bankAccount === null && <p class="notice">{send.noAccount}</p>}
      <form method="post" action={links.send} {...photoForm(words)}>
        <p class="soft">{send.why}</p>
        {field('tracking_number')}
        <PhotoField kind="delivery" {...photos} isMissing={wrong.proof_photo_url === 'missing'} />
        <details open={form.proof_photo_url !== ''}>
          <summary>{words.photos.delivery.haveLink}</summary>
          <Field
            name="proof_photo_url"
            value={form.proof_photo_url}
            wrong={wrong.proof_photo_url === 'wrong' ? 'wrong' : undefined}
          />
        </details>
        {others.map(field)}
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
  const { send } = useWords().sellerPage;
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
