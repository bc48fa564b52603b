import { approval as words } from '../../words/english-approval.js';
import { Frame } from '../frame.js';
import { ActionForm, Field } from '../parts/form.js';
import { Heading } from '../parts/show.js';
import type { ApprovalProps } from './approval-props.js';

/** Asks who the merchant is, before the operator lets it take real money. */
export function ApprovalPage(props: ApprovalProps) {
  const { frame, action, status, reason, isBusiness, fields } = props;
  const canAsk = status === 'none' || status === 'declined';
  return (
    <Frame {...props} title={words.title} current="settings">
      <Heading title={words.title} lead={words.status[status]} />
      {reason !== null && <p class="notice warn">{words.reason(reason)}</p>}
      {!isBusiness && <p class="notice">{words.plan}</p>}
      {canAsk && (
        <ActionForm frame={frame} action={action} class="form">
          {fields.map(({ name, value, isWrong }) => (
            <Field
              name={name}
              label={words.fields[name].label}
              hint={words.fields[name].hint}
              value={value}
              problem={isWrong ? words.fields[name].wrong : undefined}
            />
          ))}
          <button type="submit">{words.button}</button>
        </ActionForm>
      )}
    </Frame>
  );
}
