import type { Client } from '../client.js';
import { rowOf } from '../operations.js';
import { quoted } from '../printable.js';
import { renderRows } from '../views/columns.js';
import { type DeliveryAnswer, deliveryColumns } from '../views/webhooks.js';
import type { CommandContext, CustomCommand } from './command.js';

interface Page {
  data: (DeliveryAnswer & { webhook_id: string | null })[];
  has_more: boolean;
  next_cursor: string | null;
}

const pageSize = 100;
const row = rowOf('listWebhookDeliveries');

async function readPage(client: Client, cursor: string | null): Promise<Page> {
  const query = { status: 'failed', limit: pageSize, ...(cursor === null ? {} : { cursor }) };
  return (await client.send<Page>({ method: row.method, path: row.path, query })).body;
}

async function readAll(client: Client): Promise<Page> {
  const data: Page['data'] = [];
  for (let cursor: string | null = null; ; ) {
    const page = await readPage(client, cursor);
    data.push(...page.data);
    cursor = page.next_cursor;
    if (!page.has_more || cursor === null) return { data, has_more: false, next_cursor: null };
  }
}

/** Suggests inspecting the newest, or sending all of an endpoint again. */
function advise({ output }: CommandContext, { data, has_more }: Page): void {
  const [newest] = data;
  if (!newest) {
    output.hint('No delivery has failed.');
    return;
  }
  const endpoint = data.find(({ webhook_id }) => webhook_id !== null)?.webhook_id;
  const oldest = data.at(-1)?.created_at ?? newest.created_at;
  const lines = [
    `why:   escrow-cli webhooks delivery ${quoted(newest.id)}`,
    `again: escrow-cli webhooks redeliver ${quoted(newest.id)}`,
    ...(endpoint ? [`all:   escrow-cli webhooks replay ${endpoint} --status failed --since ${oldest}`] : []),
    ...(has_more ? ['more:  escrow-cli webhooks failed --all'] : []),
  ];
  output.hint(output.paintNote('dim', lines.join('\n')));
}

async function listFailed(context: CommandContext): Promise<void> {
  const { output, values, print } = context;
  const client = await context.connect();
  const page = values.all ? await readAll(client) : await readPage(client, null);
  print(page, () => renderRows(page.data, deliveryColumns, output.terminal, output.paint));
  advise(context, page);
}

export const failedCommand: CustomCommand = {
  words: ['webhooks', 'failed'],
  summary: 'List failed deliveries',
  description:
    'Lists the deliveries whose last attempt failed, newest first, to endpoints and to `callback_url`s. ' +
    'It also prints the commands that show why, and that send them again. `webhooks log --status failed` ' +
    'lists the same.',
  arguments: [],
  flags: [{ flag: '--all', description: `List all of them, not only the newest ${pageSize}.` }],
  key: 'any',
  answer: row.answer,
  examples: ['escrow-cli webhooks failed', 'escrow-cli webhooks failed --all --json=id,event,last_failure'],
  run: listFailed,
};
