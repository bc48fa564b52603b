/**
 * Renders a whole page. All text from outside is escaped. The type is apart from the components, so that the
 * server's program imports no browser types.
 */
export type Render<Props> = (props: Props) => string;
