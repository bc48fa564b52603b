import type { OperatorView } from './operator-view.js';
import type { Reader } from './reader.js';

/**
 * Renders a whole page in the reader's language, with what its frame says of the operator. All text from
 * outside is escaped. The type is apart from the components, so that the server's program imports no browser
 * types.
 */
export type Render<Props> = (props: Props, operator?: OperatorView, reader?: Reader) => string;
