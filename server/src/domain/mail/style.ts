/**
 * The colours of mails, which are those of the pages: light, and in the dark. A client without dark colours
 * shows the light ones, which are styles of the elements themselves.
 */
const light = {
  ink: '#14202b',
  soft: '#4d5966',
  ground: '#f4f6f8',
  card: '#ffffff',
  line: '#d5dce3',
  accent: '#0b6b43',
  onAccent: '#ffffff',
  notice: '#fff4d6',
  onNotice: '#5c4300',
} as const;

const dark: Readonly<Record<keyof typeof light, string>> = {
  ink: '#e8ecf1',
  soft: '#a9b4c0',
  ground: '#0f141a',
  card: '#19202a',
  line: '#323c48',
  accent: '#6fd3a3',
  onAccent: '#07130d',
  notice: '#33290e',
  onNotice: '#ffe3a0',
};

export { light as colours };

const family = "system-ui,-apple-system,'Segoe UI',Roboto,Arial,sans-serif";
const fixed = 'ui-monospace,Consolas,monospace';

/** The style of each kind of element; its class has the same name, and a colour of its own in the dark. */
export const styles = {
  ground: `background:${light.ground}`,
  bar: `background:${light.card}`,
  ribbon:
    `background:${light.notice};border-bottom:3px dashed ${light.ink};color:${light.onNotice};` +
    `font:700 14px/1.4 ${family};padding:8px 16px`,
  card: `background:${light.card};border:1px solid ${light.line};border-radius:12px`,
  row: `border-top:1px solid ${light.line};padding:10px 14px`,
  first: 'padding:10px 14px',
  ink: `color:${light.ink};font:16px/1.45 ${family}`,
  soft: `color:${light.soft};font:13px/1.45 ${family}`,
  name: `color:${light.ink};font:700 16px/1.2 ${family}`,
  headline: `color:${light.ink};font:700 22px/1.25 ${family};margin:0 0 12px`,
  amount: `color:${light.ink};font:700 28px/1.15 ${family}`,
  code: `color:${light.ink};font:700 24px/1.3 ${fixed};letter-spacing:2px;text-align:center`,
  commands: `color:${light.ink};font:14px/1.5 ${fixed};margin:0;white-space:pre-wrap`,
  link: `color:${light.accent}`,
  button: `background:${light.accent};border-radius:10px;padding:14px 16px`,
  press: `color:${light.onAccent};display:block;font:700 16px/1.3 ${family};text-decoration:none`,
} as const;

/** Long words and addresses break instead of widening the mail. */
export const breaking = 'overflow-wrap:anywhere;word-break:break-word';

/** The style sheet of all mails: the colours of the dark, for clients that know them. */
export const mailStyle = `
:root { color-scheme: light dark; supported-color-schemes: light dark; }
body { margin: 0; padding: 0; -webkit-text-size-adjust: 100%; }
@media (prefers-color-scheme: dark) {
  .ground { background: ${dark.ground} !important; }
  .bar, .card { background: ${dark.card} !important; }
  .card, .row { border-color: ${dark.line} !important; }
  .ink, .name, .headline, .amount, .code, .commands { color: ${dark.ink} !important; }
  .soft { color: ${dark.soft} !important; }
  .link { color: ${dark.accent} !important; }
  .button { background: ${dark.accent} !important; }
  .press { color: ${dark.onAccent} !important; }
  .ribbon { background: ${dark.notice} !important; color: ${dark.onNotice} !important; }
  .ribbon { border-color: ${dark.ink} !important; }
}
`;
