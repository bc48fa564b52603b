import { type Command, Option } from 'commander';
import { dismissMail, listMails, readMail, retryMail } from '../features/operator/mails.js';
import { withServices } from './operator.js';
import { print, quoted, repeated, timeOf } from './output.js';

const statuses = ['pending', 'sent', 'failed', 'dismissed'] as const;

/** Adds the commands that list, retry and dismiss mails. */
export function addMailCommands(program: Command): void {
  const mail = program.command('mail').description('mails to merchants, buyers and sellers');
  mail
    .command('list')
    .description('list the mails of one status, newest first')
    .addOption(new Option('--status <status>', 'which ones').choices(statuses).default('failed'))
    .action(({ status }: { status: (typeof statuses)[number] }) =>
      withServices(async (services) => {
        const rows = await listMails(services, status);
        if (rows.length === 0) print(`No mail is ${status}.`);
        for (const { id, mode, createdAt, template, failure } of rows) {
          const why = failure === null ? '' : `  ${quoted(failure)}`;
          print(`${id}  ${mode}  ${timeOf(createdAt)}  ${template}${why}`);
        }
      }),
    );
  mail.command('show <mail>').description('show the address, the status and the text').action(show);
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

function show(id: string): Promise<void> {
  return withServices(async (services) => {
    const { mail, words } = await readMail(services, id);
    print(`mail     ${mail.id} (${mail.status}), ${mail.mode}, account ${mail.accountId ?? 'of nobody'}`);
    print(`to       ${quoted(mail.recipient)}`);
    print(`written  ${timeOf(mail.createdAt)}, tried ${mail.attempts} times`);
    if (mail.failure !== null) print(`failure  ${quoted(mail.failure)}`);
    print(`subject  ${words.subject}`);
    print(`\n${words.text.trimEnd()}`);
  });
}
