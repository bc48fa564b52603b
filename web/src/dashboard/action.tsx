import { assets } from '../assets.js';
import { PhotoField } from '../parts/photos.js';
import { dashboardAction as words } from '../words/english-dashboard-action.js';
import { photos as photoWords } from '../words/english-photos.js';
import type { ActionFields, ActionProps } from './escrow-props.js';
import { Frame } from './frame.js';
import { ActionForm, Field } from './parts/form.js';
import { PlanCard } from './parts/plan.js';

/** Shows what an action would do, and asks once more before it is done. */
export function ActionPage(props: ActionProps) {
  const { action, reference, links, held, problem } = props;
  const notice = problem && { tone: 'bad' as const, text: words.problem[problem] };
  const script = action === 'deliver' ? { more: assets().photosScript.path } : {};
  return (
    <Frame {...props} {...script} notice={notice} title={words.titles[action]} current="escrows">
      <h1>{words.titles[action]}</h1>
      <p class="soft">{words.reference(reference)}</p>
      <p>{words.about[action]}</p>
      {(action === 'release' || action === 'refund') && <p>{words.held(held.naira)}</p>}
      {props.refusal !== null && (
        <p class="notice warn" role="alert">{`${words.refused}: ${props.refusal}`}</p>
      )}
      {props.isDone ? <p class="notice">{words.isDone}</p> : <Step {...props} />}
      <p>
        <a href={links.escrow}>{words.back}</a>
      </p>
    </Frame>
  );
}

function Step(props: ActionProps) {
  const { action, plan, wrong, links, fields } = props;
  if (action === 'deliver') return <DeliverForm {...props} />;
  if (plan === null) return action === 'release' || action === 'refund' ? <Choice {...props} /> : null;
  return (
    <>
      <PlanCard action={action} plan={plan} reason={fields.reason} />
      <Confirm {...props} />
      {wrong.length === 0 && (action === 'release' || action === 'refund') && (
        <p>
          <a href={links.action}>{words.change}</a>
        </p>
      )}
    </>
  );
}

/** The amount is chosen with GET: nothing happens yet. */
function Choice({ action, links, fields, wrong }: ActionProps) {
  const problem = (name: keyof ActionFields) => (wrong.includes(name) ? words.fields.wrong[name] : undefined);
  return (
    <form method="get" action={links.action} class="card form">
      <Field
        name="amount"
        label={words.fields.amount}
        hint={words.fields.amountHint}
        value={fields.amount}
        problem={problem('amount')}
        keyboard="decimal"
      />
      {action === 'refund' && (
        <Field
          name="reason"
          label={words.fields.reason}
          hint={words.fields.reasonHint}
          value={fields.reason}
          problem={problem('reason')}
        />
      )}
      <button type="submit">{words.look}</button>
    </form>
  );
}

function Confirm({ frame, action, links, fields, intention, mark, plan }: ActionProps) {
  const hidden = { amount: fields.amount, reason: fields.reason, intention, mark };
  const moved = plan ? (action === 'refund' ? plan.refunds : plan.payouts) : [];
  const isPaying = moved.length > 0 && action !== 'cancel';
  return (
    <ActionForm frame={frame} action={links.action} hidden={hidden} class="actions">
      <button type="submit" class={action === 'accept' && !isPaying ? undefined : 'danger'}>
        {labelOf(action, isPaying ? sumOf(moved) : '')}
      </button>
    </ActionForm>
  );
}

function labelOf(action: ActionProps['action'], naira: string): string {
  const label = words.confirm[action];
  return typeof label === 'function' ? label(naira) : label;
}

/** One amount as it is; several are one decision, whose sum is the difference of what is held. */
function sumOf(moved: readonly { amount: { naira: string } }[]): string {
  return moved.map(({ amount }) => amount.naira).join(' + ');
}

function DeliverForm(props: ActionProps) {
  const { frame, links, fields, wrong, intention, isProofRequired, refusal, photos } = props;
  if (refusal !== null) return null;
  const isWithoutPhoto = wrong.includes('proof_photo_url') && fields.proof_photo_url === '';
  return (
    <ActionForm
      frame={frame}
      action={links.action}
      hidden={{ intention }}
      class="card form"
      takesFile
      busy={photoWords.busy}
    >
      <DeliveryField {...props} name="tracking_number" isRequired={isProofRequired} />
      <PhotoField kind="delivery" {...photos} isMissing={isWithoutPhoto} />
      <details open={fields.proof_photo_url !== ''}>
        <summary>{photoWords.delivery.haveLink}</summary>
        <DeliveryField {...props} name="proof_photo_url" wrong={isWithoutPhoto ? [] : wrong} />
      </details>
      <DeliveryField {...props} name="courier_name" />
      <DeliveryField {...props} name="notes" />
      {isProofRequired && (
        <Field
          name="expected_arrival_at"
          label={words.fields.expected_arrival_at}
          hint={words.fields.arrivalHint}
          value={fields.expected_arrival_at}
          type="datetime-local"
          problem={wrong.includes('expected_arrival_at') ? words.fields.wrong.expected_arrival_at : undefined}
        />
      )}
      <p class="soft small">{words.plan.final.deliver}</p>
      <button type="submit">{labelOf('deliver', '')}</button>
    </ActionForm>
  );
}

interface DeliveryFieldProps extends Pick<ActionProps, 'fields' | 'wrong'> {
  name: 'tracking_number' | 'courier_name' | 'proof_photo_url' | 'notes';
  isRequired?: boolean;
}

function DeliveryField({ name, fields, wrong, isRequired = false }: DeliveryFieldProps) {
  return (
    <Field
      name={name}
      label={words.fields[name]}
      hint={isRequired ? words.fields.required : words.fields.optional}
      value={fields[name]}
      problem={wrong.includes(name) ? words.fields.wrong[name] : undefined}
      keyboard={name === 'proof_photo_url' ? 'url' : 'text'}
    />
  );
}
