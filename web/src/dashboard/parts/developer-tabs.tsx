import { dashboardRequests } from '../../words/english-dashboard-requests.js';
import { type FrameView, pathIn } from '../frame-props.js';
import { Tabs } from './show.js';

const { tabs: words } = dashboardRequests;

/** The parts of the section for developers that one right opens. */
export function DeveloperTabs({ frame, current }: { frame: FrameView; current: 'webhooks' | 'requests' }) {
  const tab = (name: 'webhooks' | 'requests', path: string) => {
    return { text: words[name], href: pathIn(frame, path), isCurrent: name === current };
  };
  return (
    <Tabs
      label={words.label}
      tabs={[tab('webhooks', '/developers'), tab('requests', '/developers/requests')]}
    />
  );
}
