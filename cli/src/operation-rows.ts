/** How a value is written on the command line and read from it. */
export type FieldType =
  | 'text'
  | 'integer'
  | 'number'
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
  /** Its path in the query or body. */
  path: readonly string[];
  type: FieldType;
  /** `together`: only when another field of the same nested object is given. */
  required: 'always' | 'together' | 'never';
  description: string;
  /** Its allowed values; for `names`, those of each entry. */
  choices?: readonly string[];
  /** The API's default; shown in the help, never sent. */
  assumed?: string | number | boolean;
  /** Its only value; the CLI fills it in. */
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
  /** `optional`: no body is sent when no field is given. */
  body: 'none' | 'optional' | 'required';
  /** Where `dry_run` goes, if the API can preview the operation. */
  previews: 'query' | 'body' | 'nowhere';
  keys?: 'test' | 'live';
  repeat?: 'reference' | 'key' | 'key_required';
  /** Responds with a stream of events. */
  streams?: true;
  errors: readonly string[];
  example?: {
    params?: Record<string, string>;
    query?: Record<string, string | readonly string[]>;
    body?: unknown;
  };
  /** The fields of the answer, and of one item of a list. */
  answer: { names: readonly string[]; item?: readonly string[] };
}

export interface ErrorRow {
  status: number;
  title: string;
  remedy: string;
}

/** For each state to wait for: the statuses in which it is reached or still possible; else it is lost. */
export type WaitTable = Readonly<
  Record<string, { readonly reached: readonly string[]; readonly open: readonly string[] }>
>;
