import { renderBrand } from '@escrow-checkout/web';
import type { Request, Response } from 'express';
import {
  type BrandField,
  brandFieldNames,
  brandStatus,
  noBrand,
  readBrand,
} from '../../../domain/staff/brand.js';
import type { ImageProblem } from '../../../ports/images.js';
import type { Services } from '../../../services.js';
import { changeBrand, findBrand } from '../../brand/brand.js';
import { chooseReturn, returnsAutomatically } from '../../brand/page-setting.js';
import { hasStoredMany, storeFile } from '../../files/store-file.js';
import { brandViewOf } from '../../pages/brand-view.js';
import { goTo, sendHtml } from '../../pages/responses.js';
import { fieldOf } from '../../pages/signed-in/form.js';
import { type DashboardRoute, dashboardPath, type Visit } from '../route.js';
import { frameOf } from '../screens/format.js';
import { actingFor } from './acting.js';
import { fileOf } from './file-form.js';

const path = '/settings/brand';
const returnPath = '/settings/brand/return';

/** Of an uploaded logo, in bytes. */
const logoBytesMax = 2_000_000;
/** Twice the height at which it is shown, in a long logo. */
const logoSideMax = 512;

type LogoProblem = ImageProblem | 'size' | 'tooMany';

/** The page where an owner chooses how buyers and sellers see the merchant. */
export function brandRoutes(services: Services): DashboardRoute[] {
  const right = 'manage_account';
  return [
    // Before the form is filled in, since the detour to the proof loses a chosen file.
    {
      method: 'get',
      path,
      right,
      needsProof: true,
      handle: (visit, _, response) => show(services, visit, response),
    },
    {
      method: 'post',
      path,
      right,
      needsProof: true,
      takesFile: true,
      handle: (...given) => take(services, ...given),
    },
    {
      method: 'post',
      path: returnPath,
      right,
      needsProof: true,
      handle: (...given) => takeReturn(services, ...given),
    },
  ];
}

interface Typed {
  values: Readonly<Partial<Record<BrandField, string>>>;
  wrong: readonly BrandField[];
  logoProblem: LogoProblem | null;
}

async function show(services: Services, visit: Visit, response: Response, typed?: Typed): Promise<void> {
  const record = await findBrand(services, visit.account.id);
  const saved = record?.proposed ?? noBrand;
  const fields = brandFieldNames.map((name) => ({
    name,
    value: typed?.values[name] ?? saved[name] ?? '',
    isWrong: typed?.wrong.includes(name) ?? false,
  }));
  const brand = brandViewOf(saved);
  const html = renderBrand({
    frame: frameOf(visit),
    action: dashboardPath(visit, path),
    status: brandStatus(record),
    reason: record?.declinedReason ?? null,
    fields,
    logoProblem: typed?.logoProblem ?? null,
    shown: { merchant: saved.name ?? visit.account.name, brand },
    back: {
      action: dashboardPath(visit, returnPath),
      isAutomatic: await returnsAutomatically(services, ownerOf(visit)),
    },
  });
  sendHtml(response, html, typed ? 422 : 200);
}

async function take(services: Services, visit: Visit, request: Request, response: Response): Promise<void> {
  const typedIn = (name: BrandField) =>
    name === 'colour' && fieldOf(request, 'use_colour') !== 'yes' ? '' : fieldOf(request, name);
  const values = Object.fromEntries(brandFieldNames.map((name) => [name, typedIn(name)]));
  const read = readBrand(typedIn);
  const upload = fileOf(request, 'logo');
  const logo = upload && (await logoIn(services, visit.account.id, upload));
  const logoProblem = typeof logo === 'string' ? logo : null;
  if ('wrong' in read || logoProblem !== null) {
    const wrong = 'wrong' in read ? read.wrong : [];
    return show(services, visit, response, { values, wrong, logoProblem });
  }
  const { account } = visit;
  const isRemoved = fieldOf(request, 'remove_logo') === 'yes';
  const unchanged = isRemoved ? null : undefined;
  const stored = logo instanceof Uint8Array ? await storeFile(services, account.id, logo) : unchanged;
  const { fields } = read;
  await changeBrand(actingFor(services, visit), account.id, { command: 'propose', fields, logo: stored });
  goTo(response, dashboardPath(visit, path));
}

async function takeReturn(services: Services, visit: Visit, request: Request, response: Response) {
  const isAutomatic = fieldOf(request, 'automatic') === 'yes';
  await chooseReturn(actingFor(services, visit), ownerOf(visit), isAutomatic);
  goTo(response, dashboardPath(visit, path));
}

function ownerOf({ account, mode }: Visit) {
  return { accountId: account.id, mode };
}

async function logoIn(
  services: Services,
  accountId: string,
  upload: Buffer,
): Promise<Uint8Array | LogoProblem> {
  if (upload.length > logoBytesMax) return 'size';
  if (await hasStoredMany(services, accountId)) return 'tooMany';
  return services.images.reencode(upload, { sideMax: logoSideMax });
}
