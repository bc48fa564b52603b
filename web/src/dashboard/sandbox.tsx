import { Section } from '../parts/fields.js';
import { dashboardSandbox as words } from '../words/english-dashboard-sandbox.js';
import { Frame } from './frame.js';
import { Heading, Time } from './parts/show.js';
import type { SandboxProps } from './sandbox-props.js';

/** What moves test money and test time. */
export function SandboxPage(props: SandboxProps) {
  return (
    <Frame {...props} title={words.title} current="sandbox">
      <Heading title={words.title} lead={words.about} />
      <Section name="clock" title={words.clock.heading}>
        <p>
          <Time at={props.now} />
        </p>
        <p class="soft">{words.clock.ahead(props.hoursAhead)}</p>
        <Command text={words.clock.command} />
      </Section>
      <Section name="fund" title={words.fund.heading}>
        <p class="soft">{words.fund.about}</p>
        <Command text={words.fund.command} />
      </Section>
      <Section name="faults" title={words.faults.heading}>
        <p class="soft">{words.faults.about}</p>
        <p>
          <a href="/docs/testing">{words.faults.link}</a>
        </p>
      </Section>
      <Section name="inbox" title={words.inbox.heading}>
        <p class="soft">{words.inbox.about}</p>
        <p>
          <a class="button plain" href="/sandbox/inbox">
            {words.inbox.link}
          </a>
        </p>
      </Section>
    </Frame>
  );
}

function Command({ text }: { text: string }) {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls has to be reached by the keyboard
    <pre tabIndex={0}>{text}</pre>
  );
}
