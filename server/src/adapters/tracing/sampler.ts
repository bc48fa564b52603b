import { TraceFlags } from '@opentelemetry/api';
import {
  AlwaysOffSampler,
  AlwaysOnSampler,
  ParentBasedSampler,
  type Sampler,
  SamplingDecision,
  TraceIdRatioBasedSampler,
} from '@opentelemetry/sdk-trace';

const parentBased = 'parentbased_';

/** Whether a request is recorded as its caller says; by other samplers it begins a trace of its own. */
export function asksCaller(name: string): boolean {
  return name.startsWith(parentBased);
}

/**
 * Makes a sampler from its name in the standard. Whatever its name, it records all of a trace or nothing, and
 * a job whose cause is recorded, although that begins a trace of its own.
 */
export function createSampler(name: string, ratio: number): Sampler {
  const root = rootOf(asksCaller(name) ? name.slice(parentBased.length) : name, ratio);
  return new ParentBasedSampler({ root: new CauseBased(root) });
}

function rootOf(name: string, ratio: number): Sampler {
  if (name === 'always_off') return new AlwaysOffSampler();
  return name === 'traceidratio' ? new TraceIdRatioBasedSampler(ratio) : new AlwaysOnSampler();
}

/** Records what is linked to something that is recorded; of the rest, another sampler decides. */
class CauseBased implements Sampler {
  constructor(private readonly others: Sampler) {}

  shouldSample(...asked: Parameters<Sampler['shouldSample']>): ReturnType<Sampler['shouldSample']> {
    const [, , , , , links] = asked;
    const isCauseRecorded = links.some(({ context }) => (context.traceFlags & TraceFlags.SAMPLED) !== 0);
    if (isCauseRecorded) return { decision: SamplingDecision.RECORD_AND_SAMPLED };
    return this.others.shouldSample(...asked);
  }

  toString(): string {
    return `CauseBased{${this.others.toString()}}`;
  }
}
