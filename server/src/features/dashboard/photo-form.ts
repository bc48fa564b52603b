import type { Request, Response } from 'express';
import type { Services } from '../../services.js';
import { readPhotoForm } from '../pages/signed-in/photo-form.js';
import type { AskedPhotos, FormPhotos } from '../pages/signed-in/photo-parts.js';
import type { Uploads } from '../photos/upload-room.js';
import { hasFormToken } from './people/request.js';
import type { Visit } from './route.js';

/** What reads the photos of a member. */
export interface PhotoReader {
  services: Services;
  uploads: Uploads;
}

/** Reads a form that carries photos, if it has the token of its session. Null: it is answered. */
export function readStaffPhotos(
  reader: PhotoReader,
  [visit, request, response]: [Visit, Request, Response],
  asked: AskedPhotos,
): Promise<FormPhotos | null> {
  return readPhotoForm({ ...reader, request, response }, asked, () => hasFormToken(request, visit.formToken));
}

/** Reads the text of such a form alone, past its photos. False: it is answered. */
export async function readTextAlone(reader: PhotoReader, call: [Visit, Request, Response]): Promise<boolean> {
  const [{ account, mode, person }] = call;
  const owner = { accountId: account.id, mode, personId: person.id, checkoutId: '' };
  const asked = { place: { ...owner, side: 'seller', kind: 'dispute' }, max: 0, isOpen: false } as const;
  return (await readStaffPhotos(reader, call, asked)) !== null;
}
