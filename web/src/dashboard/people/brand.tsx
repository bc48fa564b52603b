import { assets } from '../../assets.js';
import { Contact, Mark, Rule } from '../../parts/frame.js';
import { brand as words } from '../../words/english-brand.js';
import { frame as texts } from '../../words/english-frame.js';
import { Frame } from '../frame.js';
import { ActionForm, Field } from '../parts/form.js';
import { Heading } from '../parts/show.js';
import type { BrandProps } from './brand-props.js';

/** How buyers and sellers see the merchant, with a preview that follows what is typed. */
export function BrandPage(props: BrandProps) {
  const { frame, action, status, reason, fields, shown } = props;
  return (
    <Frame {...props} title={words.title} current="settings" more={assets().brandScript.path}>
      <Heading title={words.title} lead={words.lead} />
      <p class="notice">{words.status[status]}</p>
      {reason !== null && <p class="notice warn">{words.reason(reason)}</p>}
      <ActionForm frame={frame} action={action} class="form" takesFile>
        {fields.map((field) =>
          field.name === 'colour' ? (
            <Colour value={field.value} problem={field.isWrong} />
          ) : (
            <Field
              name={field.name}
              label={words.fields[field.name].label}
              hint={words.fields[field.name].hint}
              value={field.value}
              problem={field.isWrong ? words.fields[field.name].wrong : undefined}
            />
          ),
        )}
        <Logo {...props} />
        <button type="submit">{words.button}</button>
      </ActionForm>
      <Preview {...shown} />
      <WayBack {...props} />
    </Frame>
  );
}

/** A picker of colours always has one, so that a box says whether it counts. */
function Colour({ value, problem }: { value: string; problem: boolean }) {
  const { label, hint, wrong } = words.fields.colour;
  return (
    <div>
      <label class="tick">
        <input type="checkbox" name="use_colour" value="yes" checked={value !== ''} /> {words.useColour}
      </label>
      <label for="colour">{label}</label>
      <span id="colour-hint" class="soft small">
        {hint}
      </span>
      {problem && (
        <p id="colour-problem" class="problem" role="alert">
          {wrong}
        </p>
      )}
      <input
        id="colour"
        name="colour"
        type="color"
        value={value || '#0b6b43'}
        aria-describedby={problem ? 'colour-hint colour-problem' : 'colour-hint'}
      />
    </div>
  );
}

function Logo({ logoProblem, shown }: BrandProps) {
  const { label, hint, remove, wrong } = words.logo;
  return (
    <div>
      <label for="logo">{label}</label>
      <span id="logo-hint" class="soft small">
        {hint}
      </span>
      {logoProblem && (
        <p id="logo-problem" class="problem" role="alert">
          {wrong[logoProblem]}
        </p>
      )}
      <input
        id="logo"
        name="logo"
        type="file"
        accept="image/png,image/jpeg,image/webp"
        aria-describedby={logoProblem ? 'logo-hint logo-problem' : 'logo-hint'}
      />
      {shown.brand.logo && (
        <label class="tick">
          <input type="checkbox" name="remove_logo" value="yes" /> {remove}
        </label>
      )}
    </div>
  );
}

function WayBack({ frame, back: { action, isAutomatic } }: BrandProps) {
  const { title, state, choose } = words.back;
  const name = isAutomatic ? 'automatic' : 'link';
  return (
    <section aria-labelledby="back-title">
      <h2 id="back-title">{title[frame.mode]}</h2>
      <p>{state[name]}</p>
      <ActionForm frame={frame} action={action} hidden={{ automatic: isAutomatic ? 'no' : 'yes' }}>
        <button type="submit" class="plain">
          {choose[name]}
        </button>
      </ActionForm>
    </section>
  );
}

function Preview({ merchant, brand }: BrandProps['shown']) {
  return (
    <section aria-labelledby="preview-title">
      <h2 id="preview-title">{words.preview.title}</h2>
      <div id="preview" class="card preview">
        <p class="brand">
          <Mark name={merchant} brand={brand} />
          <strong>{merchant}</strong>
        </p>
        <Rule brand={brand} />
        <p>
          <b>{words.preview.order}</b>
        </p>
        <Contact {...brand} about={texts.footer.shop(merchant)} />
      </div>
    </section>
  );
}
