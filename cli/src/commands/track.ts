import { exitCodes, Stop } from '../exit.js';
import { trackingFields } from '../operations.generated.js';
import { rowOf } from '../operations.js';
import { line } from '../printable.js';
import type { EscrowAnswer } from '../views/answers.js';
import { renderTracking } from '../views/tracking.js';
import { type Awaited, deliveryGoal } from '../waiting/goal.js';
import { waitFor } from '../waiting/wait.js';
import type { CommandContext, CustomCommand } from './command.js';

const words = ['delivery', 'track'];
const states = ['delivered'];
const row = rowOf('getEscrow');

/** Nothing is attached to this escrow: says how to attach a rate, or why none can be. */
function nothingAttached({ reference, delivery_mode: deliveryMode }: EscrowAnswer): Stop {
  const isManaged = deliveryMode === 'managed';
  const problem = isManaged
    ? {
        title: 'No rate is attached',
        code: 'rate_not_attached',
        detail: 'This escrow has no parcel yet. Attach a rate to it first.',
      }
    : {
        title: 'Not a managed delivery',
        code: 'not_managed',
        detail: 'The delivery of this escrow is not managed, so there is no parcel to track.',
      };
  const advice = isManaged
    ? ['To get rates: escrow-cli delivery rates --help']
    : [`To read the escrow: ${line('get', reference)}`];
  return new Stop(exitCodes.conflict, problem, advice);
}

async function track(context: CommandContext): Promise<void> {
  const { params, values, output, print } = context;
  const { reference = '' } = params;
  const client = await context.connect();
  const { method, path } = row;
  const call = { method, path, params: { reference }, operation: words.join(' ') };
  const { body } = await client.send<EscrowAnswer & Awaited>(call);
  if (body.delivery_mode !== 'managed' && !body.delivery_tracking) throw nothingAttached(body);
  const goal = values.wait === undefined ? undefined : deliveryGoal(words.join(' '));
  const answer = goal ? await waitFor({ ...context, client, goal, reference }, body) : body;
  const { delivery_tracking: tracking } = answer as EscrowAnswer & Awaited;
  if (!tracking) throw nothingAttached(body);
  const parcel = { reference: body.reference, ...tracking };
  print(parcel, () => renderTracking(parcel, output.paint));
}

export const trackCommand: CustomCommand = {
  words,
  summary: 'Show where the parcel is',
  description:
    'Shows the parcel of a managed delivery: its status, carrier, number and page, and the reports of ' +
    'the carrier. This is the `delivery_tracking` of the escrow. With --wait delivered the command ends ' +
    'when the parcel has arrived, has failed or was cancelled.',
  arguments: [{ name: 'reference', description: 'The reference of the escrow.', ids: 'listEscrows' }],
  flags: [
    {
      flag: '--wait <state>',
      description: 'Wait for this state, then print the parcel.',
      choices: states,
    },
  ],
  key: 'any',
  answer: { names: ['reference', ...trackingFields] },
  examples: [
    'escrow-cli delivery track ORD-1001',
    'escrow-cli delivery track ORD-1001 --wait delivered --json=status,tracking_number',
  ],
  run: track,
};
