/** The exit codes of the CLI: a contract with scripts. */
export const exitCodes = {
  done: 0,
  unexpected: 1,
  usage: 2,
  rejected: 3,
  unauthorised: 4,
  conflict: 5,
  unavailable: 6,
  unconfirmed: 7,
  interrupted: 130,
} as const;

export type ExitCode = (typeof exitCodes)[keyof typeof exitCodes];

export const exitMeanings: Readonly<Record<ExitCode, string>> = {
  0: 'done',
  1: 'unexpected error, or the output could not be written',
  2: 'wrong usage',
  3: 'the API refused the request, or a delivery is not valid',
  4: 'no key, or the key may not do this',
  5: 'the current state does not allow it',
  6: 'no response, a 5xx response, or an unknown outcome',
  7: 'not confirmed',
  130: 'interrupted',
};

/** Problem details, from the API or of the CLI's own refusals. */
export interface ProblemDetails {
  type?: string;
  title: string;
  status?: number;
  detail?: string;
  code: string;
  request_id?: string;
  retryable?: boolean;
  blocked_by?: readonly string[];
  errors?: readonly { pointer: string; code: string; detail: string }[];
}

/** Ends the command with an exit code, a problem and advice. */
export class Stop extends Error {
  constructor(
    readonly exitCode: ExitCode,
    readonly problem: ProblemDetails,
    readonly advice: readonly string[] = [],
  ) {
    super(problem.detail ?? problem.title);
    this.name = 'Stop';
  }
}

/** Refuses a command line before anything is sent. */
export function usage(detail: string, ...advice: string[]): Stop {
  return new Stop(exitCodes.usage, { title: 'Wrong usage', code: 'usage', detail }, advice);
}
