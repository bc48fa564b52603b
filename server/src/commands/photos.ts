import { writeFileSync } from 'node:fs';
import type { Command } from 'commander';
import { isId } from '../domain/id.js';
import { findPhoto, listPhotosOf } from '../features/photos/queries.js';
import { OperatorError } from './environment.js';
import { withServices } from './operator.js';
import { print, quoted, timeOf } from './output.js';

/** Commands with which the operator looks at what the sides of an escrow have uploaded. */
export function addPhotoCommands(program: Command): void {
  const photo = program.command('photo').description('look at the photos that buyers and sellers uploaded');
  photo
    .command('list <escrow>')
    .description('list the photos of an escrow, by its id, oldest first')
    .action((escrow: string) =>
      withServices(async ({ store }) => {
        for (const each of await store.all(listPhotosOf, { checkoutId: escrow })) {
          const { id, side, kind, size, createdAt } = each;
          print(`${id}  ${timeOf(createdAt)}  ${side.padEnd(6)}  ${kind.padEnd(8)}  ${size} bytes`);
        }
      }),
    );
  photo
    .command('save <photo> <file>')
    .description('write a photo to a new file, which is a WebP')
    .action((id: string, file: string) =>
      withServices(async ({ store, files }) => {
        const found = isId(id) ? await store.one(findPhoto, { id }) : undefined;
        const bytes = found && (await files.get(found.id));
        if (!bytes) throw new OperatorError(`There is no photo ${quoted(id)}; see photo list.`);
        try {
          writeFileSync(file, bytes, { flag: 'wx', mode: 0o600 });
        } catch (error) {
          throw new OperatorError(`${quoted(file)} cannot be written: ${(error as Error).message}`);
        }
        print(`the photo ${id} is in ${quoted(file)}`);
      }),
    );
}
