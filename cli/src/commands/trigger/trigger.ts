import { randomBytes } from 'node:crypto';
import { commandLine } from '../../command-line.js';
import { exitCodes, Stop, usage } from '../../exit.js';
import { readKobo, readNaira } from '../../money.js';
import { suggestion } from '../../nearest.js';
import { eventFields, eventMoments } from '../../operations.generated.js';
import { rowOf } from '../../operations.js';
import { line, printable } from '../../printable.js';
import { renderRows } from '../../views/columns.js';
import { render } from '../../views/render.js';
import type { CommandContext, CustomCommand } from '../command.js';
import { ListenState } from '../listen/state.js';
import type { Facts, Stage } from './play.js';
import { askUntil, play, requestOf, type Scene, send } from './play.js';
import { open, openManaged } from './steps.js';
import { type EventType, type Never, type Trigger, triggers } from './triggers.js';

const amountKoboDefault = 250_000;
/** `.invalid` never resolves, so no stranger gets the events. */
const callbackUrlDefault = 'https://receiver.invalid/webhooks';
const types = Object.keys(eventMoments) as EventType[];

function remarkOf(trigger: Trigger | Never): string {
  if ('never' in trigger) return trigger.never;
  if (trigger.operator) return 'The operator has to run the last step.';
  return trigger.movesClock ? 'Moves the clock of the whole test account.' : '';
}

function printList({ output, print }: CommandContext): void {
  const data = types.map((type) => ({
    event: type,
    when: eventMoments[type],
    remark: remarkOf(triggers[type]),
  }));
  const columns = [
    { title: 'event', text: (row: (typeof data)[number]) => row.event },
    { title: 'when', text: (row: (typeof data)[number]) => row.when },
    { title: 'remark', text: (row: (typeof data)[number]) => row.remark },
  ];
  print({ data }, () => renderRows(data, columns, output.terminal, output.paint));
}

function readType(given: string | undefined): EventType {
  const all = 'To list all events: escrow-cli trigger --list';
  if (given === undefined) throw usage("missing required argument 'event'", all);
  const known = types.find((type) => type === given);
  if (known) return known;
  const hint = suggestion(given, types);
  throw usage(`There is no event '${given}'.`, ...(hint ? [hint] : []), all);
}

function readAmount({ values }: CommandContext): number {
  const { amountKobo, amountNaira } = values as { amountKobo?: string; amountNaira?: string };
  if (amountKobo !== undefined && amountNaira !== undefined)
    throw usage('Give either --amount-kobo or --amount-naira, not both.');
  if (amountKobo !== undefined) return readKobo(amountKobo, '--amount-kobo');
  return amountNaira === undefined ? amountKoboDefault : readNaira(amountNaira, '--amount-naira');
}

function stageOf(context: CommandContext, type: EventType, facts: Facts, isReal: boolean): Stage {
  const { values } = context;
  return {
    reference:
      (values.reference as string | undefined) ?? `trigger-${type}-${randomBytes(4).toString('hex')}`,
    amountKobo: readAmount(context),
    callbackUrl: values.callbackUrl as string | undefined,
    fact: (name) => {
      const fact = facts[name] ?? (isReal ? undefined : `<${name}>`);
      if (fact === undefined) throw new Error(`No step has kept the ${name}`);
      return fact;
    },
  };
}

interface Endpoint {
  active: boolean;
  events: readonly string[];
}

/** Returns what will receive the event, or how to receive it. */
function receiversText(type: EventType, active: readonly Endpoint[], listening: readonly string[]): string {
  if (listening.length > 0) return `listen forwards the events to ${listening.map(printable).join(' and ')}.`;
  const how = 'To receive it, run in another terminal: escrow-cli listen --forward-to <url>';
  if (active.length === 0)
    return `Nothing will receive ${type}: you have no active endpoint, and no listen runs here. ${how}`;
  if (active.some(({ events }) => events.includes(type))) return '';
  const why = 'none of your endpoints subscribes to it, and no listen runs here.';
  return `Nothing will receive ${type}: ${why} ${how}`;
}

/**
 * Says who will receive the event. An escrow needs a callback URL while the account has no active endpoint.
 */
async function chooseCallback(scene: Scene, type: EventType, trigger: Trigger): Promise<void> {
  const { stage, context } = scene;
  if (stage.callbackUrl !== undefined || type === 'webhook.test' || type === 'webhook.disabled') return;
  const isOpened = trigger.steps.includes(open) || trigger.steps.includes(openManaged);
  const { body } = await send<{ endpoints: Endpoint[] }>(scene, rowOf('listWebhooks'), {});
  const active = body.endpoints.filter((endpoint) => endpoint.active);
  if (isOpened && active.length === 0) stage.callbackUrl = callbackUrlDefault;
  const { apiKey } = await context.settings();
  const text = receiversText(type, active, new ListenState(context.host, apiKey).listening());
  if (text) context.output.hint(text);
}

function printSteps({ print, output }: CommandContext, trigger: Trigger, stage: Stage): void {
  const data = trigger.steps.map((step) => {
    const row = rowOf(step.operationId);
    const request = requestOf(step, stage);
    const { method, path } = row;
    return { command: commandLine(row, request), method, path, ...request };
  });
  const rest = trigger.operator ? [`escrow-server ${trigger.operator(stage)}`] : [];
  print({ data, operator: rest[0] ?? null }, () =>
    [...data.map(({ command }) => command), ...rest].join('\n'),
  );
  output.hint('Dry run: nothing was sent.');
}

/** Waits for the event to be recorded and returns it. */
async function findEvent(scene: Scene, type: EventType): Promise<object> {
  const { facts, stage } = scene;
  const reference = facts.webhook_id ?? stage.reference;
  const query = { type, reference };
  const page = await askUntil(
    () => send<{ data: { event_id: string }[] }>(scene, rowOf('listEvents'), { query }),
    ({ body }) => body.data.some((event) => !facts.event_id || event.event_id === facts.event_id),
  );
  const event = page?.body.data.find(({ event_id }) => !facts.event_id || event_id === facts.event_id);
  if (event) return event;
  const detail = `Every step succeeded, but no ${type} is recorded for ${reference}.`;
  throw new Stop(exitCodes.conflict, { title: 'The event did not happen', code: 'event_missing', detail }, [
    `What happened instead: ${line('events list --reference', reference)}`,
  ]);
}

function leaveToOperator(type: EventType, command: string, stage: Stage): Stop {
  const detail = `Every other step towards ${type} is done for ${stage.reference}.`;
  const problem = { title: 'The operator has to run the last step', code: 'operator_needed', detail };
  return new Stop(exitCodes.conflict, problem, [
    `On the server: escrow-server ${command}`,
    `Then read the event: ${line(`events list --type ${type} --reference`, stage.reference)}`,
  ]);
}

async function perform(context: CommandContext, type: EventType, trigger: Trigger): Promise<void> {
  const { output, host, print } = context;
  const facts: Facts = {};
  const stage = stageOf(context, type, facts, true);
  const scene: Scene = { context, client: await context.connect(), stage, facts };
  if (trigger.movesClock) output.hint('This moves the clock of the whole test account forward.');
  await chooseCallback(scene, type, trigger);
  await play(scene, trigger.steps);
  if (trigger.operator) throw leaveToOperator(type, trigger.operator(stage), stage);
  const event = await findEvent(scene, type);
  await play(scene, trigger.afterwards ?? []);
  print(event, () => render(rowOf('getEvent'), event, output, host.now()));
}

async function run(context: CommandContext): Promise<void> {
  const { values, params } = context;
  if (values.list) return printList(context);
  const type = readType(params.event);
  const trigger = triggers[type];
  if ('never' in trigger) throw usage(`${type} cannot be triggered. ${trigger.never}`);
  if (values.dryRun) return printSteps(context, trigger, stageOf(context, type, {}, false));
  return perform(context, type, trigger);
}

export const triggerCommand: CustomCommand = {
  words: ['trigger'],
  summary: 'Make an event happen in the sandbox',
  description:
    'Opens an escrow or a charge of its own, carries out the operations that lead to the event, and ' +
    'prints it. The event is real: it is recorded and delivered like any other. Some events move the ' +
    'clock of the whole test account, and some need the operator; --list says which.',
  arguments: [
    { name: 'event', description: 'The type, such as escrow.funded.', optional: true, choices: types },
  ],
  flags: [
    { flag: '--list', description: 'Print all events, and when each is recorded.' },
    { flag: '--dry-run', description: 'Print the commands without sending anything.' },
    {
      flag: '--reference <text>',
      description: 'The reference of the escrow or charge; by default a new one.',
    },
    { flag: '--amount-kobo <kobo>', description: `Its price; ${amountKoboDefault} by default.` },
    { flag: '--amount-naira <naira>', description: 'The same in naira, e.g. 2500.00.' },
    {
      flag: '--callback-url <url>',
      description:
        'The callback_url of the escrow. Without an active endpoint it is by default ' +
        `${callbackUrlDefault}, which reaches nobody.`,
    },
  ],
  key: 'test',
  answer: { names: [...eventFields, 'data'] },
  examples: [
    'escrow-cli trigger escrow.funded',
    'escrow-cli trigger payout.failed --json=reference,payout_id',
  ],
  run,
};
