import { settings as words } from '../../words/english-settings.js';
import { Frame } from '../frame.js';
import { Heading } from '../parts/show.js';
import type { SettingsProps } from './settings-props.js';

/** Leads to what can be set for an account. */
export function SettingsPage(props: SettingsProps) {
  return (
    <Frame {...props} title={words.title} current="settings">
      <Heading title={words.title} lead={words.lead} />
      <ul class="choices">
        {props.links.map(({ page, href }) => (
          <li>
            <a href={href}>{words.links[page].name}</a> <span class="soft">{words.links[page].about}</span>
          </li>
        ))}
      </ul>
    </Frame>
  );
}
