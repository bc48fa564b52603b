import { randomBytes } from 'node:crypto';
import { commandLine } from '../../command-line.js';
import { exitCodes, Stop, usage } from '../../exit.js';
import { readKobo, readNaira } from '../../money.js';
import { suggestion } from '../../nearest.js';
import { eventFields, eventMoments } from '../../operations.generated.js';
import { rowOf } from '../../operations.js';
import { line } from '../../printable.js';
import { renderRows } from '../../views/columns.js';
import { render } from '../../views/render.js';
import type { CommandContext, CustomCommand } from '../command.js';
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
  if (trigger.operator) return 'The last step is a command of the operator.';
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
  const all = 'All of them: escrow-cli trigger --list';
  if (given === undefined) throw usage("missing required argument 'event'", all);
  const known = types.find((type) => type === given);
  if (known) return known;
  const hint = suggestion(given, types);
  throw usage(`There is no event '${given}'.`, ...(hint ? [hint] : []), all);
}

function readAmount({ values }: CommandContext): number {
  const { amountKobo, amountNaira } = values as { amountKobo?: string; amountNaira?: string };
  if (amountKobo !== undefined && amountNaira !== undefined)
    throw usage('--amount-kobo and --amount-naira exclude each other.');
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

/** An escrow needs a callback URL while the account has no active endpoint. */
async function chooseCallback(scene: Scene, trigger: Trigger): Promise<void> {
  const { stage, context } = scene;
  const isOpened = trigger.steps.includes(open) || trigger.steps.includes(openManaged);
  if (!isOpened || stage.callbackUrl !== undefined) return;
  const { body } = await send<{ endpoints: { active: boolean }[] }>(scene, rowOf('listWebhooks'), {});
  if (body.endpoints.some(({ active }) => active)) return;
  stage.callbackUrl = callbackUrlDefault;
  context.output.hint(
    `No active endpoint: the events go to ${callbackUrlDefault}, which nobody reads. ` +
      'Choose your own with --callback-url.',
  );
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
  const detail = `Every step is done, but no ${type} is recorded for ${reference}.`;
  throw new Stop(exitCodes.conflict, { title: 'The event did not happen', code: 'event_missing', detail }, [
    `Look at what did: ${line('events list --reference', reference)}`,
  ]);
}

function leaveToOperator(type: EventType, command: string, stage: Stage): Stop {
  const detail = `Everything before ${type} is done for ${stage.reference}. The last step is the operator's.`;
  const problem = { title: 'The operator has to go on', code: 'operator_needed', detail };
  return new Stop(exitCodes.conflict, problem, [
    `On the server: escrow-server ${command}`,
    `Then look: ${line(`events list --type ${type} --reference`, stage.reference)}`,
  ]);
}

async function perform(context: CommandContext, type: EventType, trigger: Trigger): Promise<void> {
  const { output, host, print } = context;
  const facts: Facts = {};
  const stage = stageOf(context, type, facts, true);
  const scene: Scene = { context, client: await context.connect(), stage, facts };
  if (trigger.movesClock) output.hint('This moves the clock of the whole test account forward.');
  await chooseCallback(scene, trigger);
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
    'Carries out the operations that lead to the event, on a sale of its own, and prints the event. ' +
    'Nothing is made up: it is recorded and delivered like any other. Some types move the clock of the ' +
    'whole test account, and some are completed by the operator; --list says which.',
  arguments: [
    { name: 'event', description: 'The type, such as escrow.funded.', optional: true, choices: types },
  ],
  flags: [
    { flag: '--list', description: 'Print all types, and when each is recorded.' },
    { flag: '--dry-run', description: 'Print the commands, send nothing.' },
    { flag: '--reference <text>', description: 'The reference of the sale; made up unless said otherwise.' },
    { flag: '--amount-kobo <kobo>', description: `Its price; ${amountKoboDefault} unless said otherwise.` },
    { flag: '--amount-naira <naira>', description: 'The same in naira, e.g. 2500.00.' },
    {
      flag: '--callback-url <url>',
      description:
        `Where its events are posted. Without it, and without an active endpoint: ${callbackUrlDefault}, ` +
        'which nobody reads.',
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
