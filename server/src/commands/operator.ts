import type { Command } from 'commander';
import pino from 'pino';
import { describeConfig, readConfig } from '../config.js';
import { operatorAuthor } from '../domain/author.js';
import type { Plan } from '../domain/records.js';
import { accounts, createAccount, setEmail, setPlan } from '../features/accounts/manage.js';
import { continueTime } from '../features/clock/service-clock.js';
import { KeyRefused } from '../features/keys/manage.js';
import { CommandRefused } from '../features/operator/act.js';
import { inviteOwner } from '../features/staff/invite-owner.js';
import type { Migratable } from '../ports/store.js';
import type { Services } from '../services.js';
import { addApprovalCommands } from './approval.js';
import { isDryRun, printDryRun } from './dry-run.js';
import { OperatorError, prepareFolder, requireDatabase } from './environment.js';
import { explainFault, openDeps } from './open.js';
import { operatorName } from './operator-name.js';
import { print } from './output.js';
import { addRecoveryCommands } from './recovery.js';
import { secretKeyOf } from './secret-key.js';

interface CommandOptions {
  /** The databases it may migrate; it creates a missing one unless there are none. */
  migrates?: Migratable;
  /** How to learn whether it took effect, for one that is not safe to repeat. */
  ifUnknown?: string;
}

/** Runs one command while a server may be running, with its own connections. */
export async function withServices(
  work: (services: Services) => Promise<void>,
  { migrates = 'none', ifUnknown }: CommandOptions = {},
): Promise<void> {
  const config = readConfig(process.env);
  if (migrates === 'none') requireDatabase(config);
  else prepareFolder(config);
  const log = pino({ level: 'silent' });
  // The commit that failed throws as well.
  const onFatal = () => {};
  const author = operatorAuthor(operatorName());
  const deps = await openDeps({ config, secretKey: secretKeyOf(config), onFatal, log, author }, migrates);
  try {
    await continueTime(deps.services);
    await (isDryRun() ? printDryRun(deps.services, work) : work(deps.services));
  } catch (error) {
    const isRefused = error instanceof KeyRefused || error instanceof CommandRefused;
    throw isRefused ? new OperatorError(error.message) : (explainFault(config, error, ifUnknown) ?? error);
  } finally {
    await deps.close();
  }
}

export function addOperatorCommands(program: Command): void {
  program
    .command('migrate')
    .description('bring the database up to date')
    .action(() =>
      withServices(
        async () => {
          print('The database is up to date.');
        },
        { migrates: 'any' },
      ),
    );
  program
    .command('config')
    .description('print every setting, secrets hidden')
    .action(() => {
      for (const { name, value, about } of describeConfig(readConfig(process.env))) {
        print(`${name.padEnd(24)} ${value.padEnd(36)} ${about}`);
      }
    });
  addAccountCommands(program.command('account').description('merchant accounts'));
}

function addAccountCommands(account: Command): void {
  account
    .command('create <name>')
    .description('create a merchant account; prints its default signing secrets once')
    .option('--plan <plan>', 'free or business', readPlan, 'free')
    .option('--email <address>', 'the address for mail to the merchant')
    .action((name: string, { plan, email }: { plan: Plan; email?: string }) =>
      withServices(
        async (services) => {
          const created = await createAccount(services, name, plan, email ?? null);
          print(`account  ${created.account.id}`);
          print(`plan     ${plan}`);
          if (email !== undefined) print(`email    ${created.account.email}`);
          for (const [mode, secret] of Object.entries(created.defaultSecrets)) {
            print(`secret   ${secret}   (${mode} mode: signs callback_url deliveries; shown once)`);
          }
        },
        { migrates: 'empty', ifUnknown: 'see escrow-server account list before you run it again' },
      ),
    );
  account
    .command('plan <account> <plan>')
    .description('change the plan: free or business')
    .action((id: string, plan: string) =>
      withServices(async (services) => {
        await setPlan(services, id, readPlan(plan));
        print(`account ${id} is on the ${plan} plan`);
      }),
    );
  account
    .command('email <account> [address]')
    .description('change the address for mail to the merchant')
    .option('--remove', 'send no more mail to the merchant', false)
    .action((id: string, address: string | undefined, { remove }: { remove: boolean }) =>
      withServices(async (services) => {
        if (remove === (address !== undefined)) throw new OperatorError('Name an address, or say --remove.');
        await setEmail(services, id, address ?? null);
        print(`account ${id} ${remove ? 'gets no mail' : 'is written to at the new address'}`);
      }),
    );
  account
    .command('owner <account> <email>')
    .description(
      'invite an address as an owner, who signs in to the dashboard; on a terminal it prints the link',
    )
    .action((id: string, email: string) =>
      withServices(async (services) => {
        const url = await inviteOwner(services, id, email);
        print(`an invitation to own account ${id} is mailed; it is good for seven days, once`);
        // Anything else may be a log that others read.
        if (process.stdout.isTTY) print(url);
      }),
    );
  addRecoveryCommands(account);
  addApprovalCommands(account);
  account
    .command('list')
    .description('list accounts')
    .action(() =>
      withServices(async (services) => {
        for (const row of await accounts(services)) print(`${row.id}  ${row.plan.padEnd(8)}  ${row.name}`);
      }),
    );
}

function readPlan(text: string): Plan {
  if (text === 'free' || text === 'business') return text;
  throw new OperatorError(`The plan is free or business, not ${text}.`);
}
