/** How a value is written on the command line and read from it. */
export type FieldType =
  | 'text'
  | 'integer'
  | 'amount'
  | 'time'
  | 'boolean'
  | 'choice'
  | 'list'
  | 'names'
  | 'json';

/** One field of a request, as a flag. */
export interface FieldRow {
  in: 'query' | 'body';
  /** Where it stands in the query or body; more than one name when it is nested. */
  path: readonly string[];
  type: FieldType;
  /** `together`: only when another field of the same nested object is given. */
  required: 'always' | 'together' | 'never';
  description: string;
  /** The values it can have; of a `names`, those of which each can be one. */
  choices?: readonly string[];
  /** What the API assumes without it; shown in the help, never sent. */
  assumed?: string | number | boolean;
  /** The only value it can have, so the CLI fills it in. */
  constant?: string;
}

/** One operation of the API, as a command. */
export interface OperationRow {
  operationId: string;
  words: readonly string[];
  method: 'GET' | 'POST' | 'PUT' | 'DELETE' | 'PATCH';
  path: string;
  summary: string;
  description: string;
  parameters: readonly { name: string; description: string }[];
  fields: readonly FieldRow[];
  /** Whether the operation takes a body: `optional` ones leave it out when no field is given. */
  body: 'none' | 'optional' | 'required';
  /** Where `dry_run` makes the API itself say what the operation would do. */
  previews: 'query' | 'body' | 'nowhere';
  keys?: 'test' | 'live';
  repeat?: 'reference' | 'key' | 'key_required';
  /** Sends one answer after another for as long as somebody listens. */
  streams?: true;
  errors: readonly string[];
  example?: {
    params?: Record<string, string>;
    query?: Record<string, string | readonly string[]>;
    body?: unknown;
  };
  /** Names at the top of the answer, and of one item when it is a list. */
  answer: { names: readonly string[]; item?: readonly string[] };
}

/** What an error code means and what to do about it. */
export interface ErrorRow {
  status: number;
  title: string;
  cure: string;
}

/** What can be waited for, and in which statuses that is over or can still come; in all others it cannot. */
export type WaitTable = Readonly<
  Record<string, { readonly reached: readonly string[]; readonly open: readonly string[] }>
>;
