import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Service, startService } from '../../harness/service.js';
import { payout, proof } from '../../harness/test-escrow.js';
import type { Page, Visitor } from '../../harness/visitor.js';
import { fieldIn, openEscrow, type SellerVisit } from '../seller/visit.js';

/** A service that keeps its files in a folder of its own. */
export interface PhotoService {
  service: Service;
  /** The ids of the files that there are. */
  kept(): string[];
  stop(): Promise<void>;
}

export async function startPhotoService(
  database: string,
  settings: Record<string, string> = {},
): Promise<PhotoService> {
  const folder = mkdtempSync(join(tmpdir(), 'escrow-photos-'));
  const service = await startService(database, { ...settings, FILES_URL: `folder:${folder}` });
  const stop = async () => {
    await service.stop();
    rmSync(folder, { recursive: true });
  };
  return { service, kept: () => readdirSync(folder), stop };
}

/** An upload as browsers send it. */
export const fileOf = (bytes: Buffer, name = 'photo.jpg', type = 'image/jpeg') =>
  new File([new Uint8Array(bytes)], name, { type });

/** The photos that a page shows or offers to send along. */
export const photosIn = ({ text }: Pick<Page, 'text'>) => [
  ...new Set(text.match(/(?<=src=")\/files\/[0-9a-f-]{36}(?=")/g) ?? []),
];

/** Opens an escrow that is paid and accepted, and signs both sides in. */
export async function openPaid(service: Service): Promise<SellerVisit> {
  const visit = await openEscrow(service, {}, { withBuyer: true });
  await visit.escrow.fund();
  await visit.escrow.post('accept', { payout });
  return visit;
}

/** Opens an escrow that is delivered, without a photo of ours, and disputed. */
export async function openDisputed(service: Service): Promise<SellerVisit> {
  const visit = await openPaid(service);
  await visit.escrow.post('deliver', proof);
  await visit.ada.post(visit.order.at('problem'), { reason: 'damaged', text: 'Torn.' });
  return visit;
}

/** Sends an answer with photos, as the form of the page would. */
export async function answer(
  visitor: Visitor,
  path: string,
  photos: readonly File[],
  more: Record<string, string | string[]> = {},
): Promise<Page> {
  const dispute = fieldIn(await visitor.get(path), 'dispute');
  return visitor.postFiles(path, { dispute, text: '', links: '', photos, ...more });
}
