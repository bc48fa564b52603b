import { readFileSync } from 'node:fs';
import { parse } from 'yaml';
import { type Metric, metrics } from '../../../server/src/ports/metrics.js';
import { root } from './blocks.js';

/** A rule of `deploy/prometheus/alerts.yml`. */
export interface AlertRule {
  alert: string;
  expr: string;
  for?: string;
  labels: { severity: string };
  annotations: { summary: string; description: string; runbook: string };
}

export function alertRules(): AlertRule[] {
  const { groups } = parse(readFileSync(`${root}/deploy/prometheus/alerts.yml`, 'utf8'));
  return groups.flatMap(({ rules }: { rules: AlertRule[] }) => rules);
}

/** The rows of the tables on the page about metrics, without the padding of their columns. */
export function rowsOfPage(): string[] {
  const alerts = alertRules().map(({ alert, labels, annotations }) => {
    const said = annotations.summary.replaceAll(/\{\{[^}]+\}\}/g, '…');
    return `| \`${alert}\` | ${labels.severity} | ${said} |`;
  });
  const measured = Object.entries<Metric>(metrics).map(([name, { type, labels, servers, help }]) => {
    const named = labels.map((label) => `\`${label}\``).join(', ') || '-';
    return `| \`${name}\` | ${type} | ${named} | ${servers} | ${help} |`;
  });
  return [...alerts, ...measured];
}
