import { FaultKind, FaultOperation } from '@escrow-checkout/contract';
import {
  pathIn,
  renderSandbox,
  type SandboxFields,
  type SandboxForm,
  type SandboxProps,
  sandboxFields,
  sandboxForms,
} from '@escrow-checkout/web';
import type { Request, Response } from 'express';
import { accountTime } from '../../../../pipeline/context.js';
import type { Services } from '../../../../services.js';
import { goTo, sendHtml } from '../../../pages/responses.js';
import { fieldOf } from '../../../pages/signed-in/form.js';
import type { DashboardRoute, Visit } from '../../route.js';
import { queryValue } from '../checkouts/filter.js';
import { frameOf, ownerOf, shortTime } from '../format.js';
import { sendNotFound } from '../not-found.js';
import { visitContext } from '../staff-context.js';
import { intentionPattern, staffKey } from '../staff-key.js';
import { runSandboxForm } from './act.js';
import type { SandboxForms } from './forms.js';

type Call = [visit: Visit, request: Request, response: Response];

/** The clock of the test account, and what moves test money. */
export function sandboxScreenRoutes(services: Services, forms: SandboxForms): DashboardRoute[] {
  return [
    {
      method: 'get',
      path: '/sandbox',
      right: 'use_sandbox',
      handle: async (...call) => {
        const [visit, , response] = call;
        if (visit.mode !== 'test') return sendNotFound(visit, response);
        await show(services, call);
      },
    },
    ...sandboxForms.map((form): DashboardRoute => {
      const path = `/sandbox/${form}`;
      const handle: DashboardRoute['handle'] = (...call) => take(services, forms, form, call);
      return { method: 'post', path, right: 'use_sandbox', needsProof: true, handle };
    }),
  ];
}

async function show(
  services: Services,
  [visit, request, response]: Call,
  refused?: SandboxProps['refused'],
): Promise<void> {
  const { now, clockOffsetMs } = await accountTime(services, visit.account.id, visit.mode);
  const done = queryValue(request, 'done');
  const props: SandboxProps = {
    frame: frameOf(visit),
    now: shortTime(now),
    hoursAhead: Math.round(clockOffsetMs / 3_600_000),
    operations: FaultOperation.options,
    kinds: FaultKind.options,
    refused,
    done: sandboxForms.find((form) => form === done),
    intention: services.newId(),
  };
  sendHtml(response, renderSandbox(props), refused ? 400 : 200);
}

async function take(services: Services, forms: SandboxForms, form: SandboxForm, call: Call): Promise<void> {
  const [visit, request, response] = call;
  if (visit.mode !== 'test') return sendNotFound(visit, response);
  const path = pathIn(visit, '/sandbox');
  const intention = fieldOf(request, 'intention');
  if (!intentionPattern.test(intention)) return goTo(response, path);
  const entries = sandboxFields.map((name) => [name, fieldOf(request, name).trim()]);
  const fields = Object.fromEntries(entries) as unknown as SandboxFields;
  const asking = {
    owner: ownerOf(visit),
    context: await visitContext(services, visit),
    key: staffKey(visit, intention, [form, fields]),
  };
  const problem = await runSandboxForm(forms, asking, { form, fields });
  if (problem !== null) return show(services, call, { form, fields, problem });
  goTo(response, `${path}?done=${form}`);
}
