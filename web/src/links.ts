/** The addresses of a page that requires signing in. */
export interface SignInLinks {
  page: string;
  signIn: string;
  code: string;
  signOut: string;
}

/** The addresses where a side adds a statement and withdraws its dispute. */
export interface DisputeLinks extends SignInLinks {
  answer: string;
  withdraw: string;
}

/** The address of the form that reports a problem, with the reason chosen. */
export function reportLink({ problem }: Pick<Links, 'problem'>, reason: string): string {
  return `${problem}${problem.includes('?') ? '&' : '?'}about=${reason}`;
}

/** The addresses of the pages of one order. */
export interface Links extends DisputeLinks {
  release: string;
  releaseCode: string;
  problem: string;
  arrived: string;
  notArrived: string;
  account: string;
  simulate: string;
  receipt: string;
  sent: string;
  session: string;
  solved: string;
  status: string;
  stream: string;
}
