import { step } from '../../adapters/store/statement.js';
import { type AlertKind, alertKinds, isTold } from '../../domain/staff/alerts.js';
import { settingContext } from '../../pipeline/context.js';
import { bothModes, commitSetting } from '../../pipeline/settings.js';
import type { Services } from '../../services.js';
import { listMembers, type Member } from '../staff/members.js';
import { listChosenAlerts, saveAlert } from './queries.js';

/** A member with the alerts that they get. */
export interface ToldMember extends Member {
  alerts: readonly AlertKind[];
}

/** Returns the members of an account with the alerts that each of them gets. */
export async function listTold({ store }: Pick<Services, 'store'>, accountId: string): Promise<ToldMember[]> {
  const [members, chosen] = await Promise.all([
    store.all(listMembers, { accountId }),
    store.all(listChosenAlerts, { accountId }),
  ]);
  const choices = new Map(chosen.map(({ personId, kind, isOn }) => [`${personId}:${kind}`, isOn === 1]));
  return members.map((member) => {
    const { personId, role } = member;
    const isOn = (kind: AlertKind) => isTold(role, kind, choices.get(`${personId}:${kind}`));
    return { ...member, alerts: alertKinds.filter(isOn) };
  });
}

/** Chooses the alerts that a member gets; nothing is written if they get these already. */
export async function chooseAlerts(
  services: Services,
  accountId: string,
  { personId, alerts }: ToldMember,
  wanted: readonly AlertKind[],
): Promise<void> {
  const changed = alertKinds.filter((kind) => alerts.includes(kind) !== wanted.includes(kind));
  if (changed.length === 0) return;
  await commitSetting(services, settingContext(services), {
    accountId,
    mode: bothModes,
    steps: changed.map((kind) => {
      return step(saveAlert, { accountId, personId, kind, isOn: wanted.includes(kind) ? 1 : 0 });
    }),
    note: {
      action: 'member.alerts_changed',
      subject: personId,
      before: { alerts },
      after: { alerts: alertKinds.filter((kind) => wanted.includes(kind)) },
    },
  });
}
