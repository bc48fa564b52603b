import { Document } from '../../parts/document.js';
import { members as words } from '../../words/english-members.js';
import { people } from '../../words/english-people.js';
import { Frame } from '../frame.js';
import { ActionForm, Field, Select } from '../parts/form.js';
import { Heading, Time } from '../parts/show.js';
import { Table } from '../parts/table.js';
import { PersonalDocument } from './accounts.js';
import type { InvitationProps, MemberRow, MembersProps } from './member-props.js';

/** The members of an account, and who is invited. */
export function MembersPage(props: MembersProps) {
  const { frame, members, roles, invite, problem } = props;
  const options = roles.map((role) => [role, people.roles[role]] as const);
  return (
    <Frame {...props} title={words.title} current="settings">
      <Heading title={words.title} lead={words.lead} />
      {problem && (
        <p class="problem" role="alert">
          {words.problems[problem]}
        </p>
      )}
      <section>
        <Table
          caption={words.caption(members.length)}
          empty=""
          rows={members}
          columns={[
            {
              name: words.columns.email,
              isHeading: true,
              cell: ({ email, isSelf }: MemberRow) => (isSelf ? `${email} (${words.you})` : email),
            },
            {
              name: words.columns.role,
              cell: ({ save, role, email }: MemberRow) => (
                <ActionForm frame={frame} action={save} class="actions">
                  <select name="role" aria-label={`${words.role}: ${email}`}>
                    {options.map(([value, text]) => (
                      <option value={value} selected={value === role}>
                        {text}
                      </option>
                    ))}
                  </select>
                  <button type="submit" class="plain">
                    {words.save}
                  </button>
                </ActionForm>
              ),
            },
            { name: words.columns.since, cell: ({ since }: MemberRow) => <Time at={since} /> },
            {
              name: words.columns.change,
              cell: ({ remove, removeFactor, isSelf }: MemberRow) => (
                <div class="actions">
                  <ActionForm frame={frame} action={remove}>
                    <button type="submit" class="danger">
                      {isSelf ? words.leave : words.remove}
                    </button>
                  </ActionForm>
                  {removeFactor && !isSelf && (
                    <ActionForm frame={frame} action={removeFactor}>
                      <button type="submit" class="plain">
                        {words.removeFactor}
                      </button>
                    </ActionForm>
                  )}
                </div>
              ),
            },
          ]}
        />
      </section>
      <section aria-labelledby="invite">
        <h2 id="invite">{words.invite.title}</h2>
        <p>{words.invite.about}</p>
        <ActionForm frame={frame} action={invite} class="form">
          <Field name="email" label={words.invite.email} type="email" />
          <Select name="role" label={words.role} value="support" options={options} />
          <button type="submit">{words.invite.button}</button>
        </ActionForm>
      </section>
      <Invitations {...props} />
    </Frame>
  );
}

function Invitations({ frame, invitations }: MembersProps) {
  return (
    <section aria-labelledby="invitations">
      <h2 id="invitations">{words.invitations.title}</h2>
      <Table
        caption={words.invitations.caption(invitations.length)}
        empty={words.invitations.none}
        rows={invitations}
        columns={[
          { name: words.columns.email, isHeading: true, cell: ({ email }) => email },
          { name: words.columns.role, cell: ({ role }) => people.roles[role] },
          { name: words.columns.until, cell: ({ until }) => <Time at={until} /> },
          {
            name: words.columns.change,
            cell: ({ withdraw }) => (
              <ActionForm frame={frame} action={withdraw}>
                <button type="submit" class="plain">
                  {words.invitations.withdraw}
                </button>
              </ActionForm>
            ),
          },
        ]}
      />
    </section>
  );
}

/** An invitation, for the address that it is for. */
export function InvitationPage({ email, formToken, invitation }: InvitationProps) {
  if (invitation === null) {
    return (
      <Document title={words.invitation.title}>
        <h1>{words.invitation.title}</h1>
        <p>{words.invitation.none}</p>
        <p class="soft">{people.session.signedIn(email)}</p>
      </Document>
    );
  }
  const { inviter, account, role, token } = invitation;
  return (
    <PersonalDocument title={words.invitation.title} email={email} formToken={formToken}>
      <p>{words.invitation.about(inviter, account, people.roles[role])}</p>
      <ActionForm frame={{ formToken }} action="/dashboard/invitation" hidden={{ token }}>
        <button type="submit">{words.invitation.button}</button>
      </ActionForm>
    </PersonalDocument>
  );
}
