import { dashboard as words } from '../words/english-dashboard.js';
import { Frame } from './frame.js';
import { pathIn, type ScreenProps } from './frame-props.js';

/** Shown for what does not exist in this account and mode. */
export function NotFoundPage(props: ScreenProps) {
  return (
    <Frame {...props} title={words.notFound.title} current="home">
      <h1>{words.notFound.title}</h1>
      <p>{words.notFound.about[props.frame.mode]}</p>
      <p>
        <a class="button" href={pathIn(props.frame)}>
          {words.sections.home}
        </a>
      </p>
    </Frame>
  );
}
