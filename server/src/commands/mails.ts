import { type Command, Option } from 'commander';
import { dismissMail, listMails, retryMail, showMail } from '../features/operator/mails.js';
import { addModeOptions, type ModeOptions, modeOf } from './modes.js';
import { withServices } from './operator.js';
import { print, quoted, repeated, timeOf } from './output.js';

const statuses = ['pending', 'sent', 'failed', 'dismissed'] as const;

/** Adds the commands that list, retry and dismiss mails. */
export function addMailCommands(program: Command): void {
  const mail = program.command('mail').description('mails to merchants, buyers and sellers');
  const list = mail
    .command('list')
    .description('list the mails of one status, newest first')
    .addOption(new Option('--status <status>', 'which ones').choices(statuses).default('failed'));
  type ListOptions = ModeOptions & { status: (typeof statuses)[number] };
  addModeOptions(list, 'list those').action(({ status, ...modes }: ListOptions) =>
    withServices(async (services) => {
      const mode = modeOf(modes);
      const rows = await listMails(services, status, mode);
      if (rows.length === 0) print(`No mail of ${mode} mode is ${status}.`);
      for (const { id, createdAt, template, failure } of rows) {
        const why = failure === null ? '' : `  ${quoted(failure)}`;
        print(`${id}  ${mode}  ${timeOf(createdAt)}  ${template}${why}`);
      }
    }),
  );
  mail
    .command('show <mail>')
    .description('show the address, the status and the text, without the code of a sign-in')
    .option('--code', 'show the code too, in test mode only', false)
    .action(show);
  mail
    .command('retry <mail>')
    .description('try to send it now, and for three more days')
    .option('--to <address>', 'send it to another address')
    .action((id: string, { to }: { to?: string }) =>
      withServices(async (services) => {
        await retryMail(services, id, to);
        print(`Mail ${id} is pending: the server sends it now.`);
      }),
    );
  mail
    .command('dismiss <mail>')
    .description('never send it')
    .action((id: string) =>
      withServices(async (services) => {
        const { isRepeat } = await dismissMail(services, id);
        print(`Mail ${id} is dismissed${repeated(isRepeat)}.`);
      }),
    );
}

function show(id: string, { code }: { code: boolean }): Promise<void> {
  return withServices(async (services) => {
    const { mail, text, subject } = await showMail(services, id, code);
    print(`mail     ${mail.id} (${mail.status}), ${mail.mode}, account ${mail.accountId ?? 'of nobody'}`);
    print(`to       ${quoted(mail.recipient)}`);
    print(`written  ${timeOf(mail.createdAt)}, tried ${mail.attempts} times`);
    if (mail.failure !== null) print(`failure  ${quoted(mail.failure)}`);
    print(`subject  ${subject}`);
    print(`\n${text.trimEnd()}`);
  });
}
