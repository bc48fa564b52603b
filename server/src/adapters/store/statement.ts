import {
  type CompiledQuery,
  DummyDriver,
  Kysely,
  PostgresAdapter,
  PostgresIntrospector,
  PostgresQueryCompiler,
  type RootOperationNode,
  SqliteAdapter,
  SqliteIntrospector,
  SqliteQueryCompiler,
  sql,
  type ValuesNode,
} from 'kysely';
import type { Mode } from '../../domain/records.js';
import type { AdHocQuery, Engine, Statement, Step } from '../../ports/store.js';
import type { Database } from './database.js';
import { valuesOf } from './values.js';

/** A query of Kysely's builder, or SQL text as `sql` makes it. */
export interface Query<R> {
  compile(db: Kysely<Database>): CompiledQuery<R>;
}

/** Builds one query; `engine` is there for the few places where the dialects differ. */
export type Builder<P, R> = (db: Kysely<Database>, p: P, engine: Engine) => Query<R>;

const compilers: { readonly [Name in Engine]: Kysely<Database> } = {
  sqlite: new Kysely<Database>({
    dialect: {
      createAdapter: () => new SqliteAdapter(),
      createDriver: () => new DummyDriver(),
      createIntrospector: (db) => new SqliteIntrospector(db),
      createQueryCompiler: () => new SqliteQueryCompiler(),
    },
  }),
  postgres: new Kysely<Database>({
    dialect: {
      createAdapter: () => new PostgresAdapter(),
      createDriver: () => new DummyDriver(),
      createIntrospector: (db) => new PostgresIntrospector(db),
      createQueryCompiler: () => new PostgresQueryCompiler(),
    },
  }),
};

/** Takes a parameter's place while a statement compiles. */
class StandIn {
  constructor(readonly name: string) {}
}

/** Every property is a stand-in for the parameter of that name; a mode may be given as a constant. */
function standIns(mode: Mode | null): object {
  const isConstant = (name: string | symbol) => mode !== null && name === 'mode';
  return new Proxy({}, { get: (_, name) => (isConstant(name) ? sql.lit(mode) : new StandIn(String(name))) });
}

const registry = new Map<string, Statement<never, unknown>>();

/** The longest name PostgreSQL keeps, less the prefix a guarded step adds. */
const nameLengthMax = 60;

type Compiled = ReturnType<typeof compile>;

/** A statement that compiles when it is first used, for the engine in use: most commands use few of them. */
class CompiledStatement<P extends object, R> implements Statement<P, R> {
  readonly sql: Statement<P, R>['sql'];
  readonly #compiled: Partial<Record<Engine | Mode, Compiled>> = {};

  constructor(
    readonly name: string,
    private readonly build: Builder<P, R>,
    readonly isByKey: boolean,
  ) {
    const compiledFor = (engine: Engine) => this.#for(engine);
    this.sql = {
      get sqlite() {
        return compiledFor('sqlite').sql;
      },
      get postgres() {
        return compiledFor('postgres').sql;
      },
    };
  }

  get params() {
    return this.#either().params as (keyof P & string)[];
  }

  get returnsRows() {
    return this.#either().returnsRows;
  }

  sqliteOf(mode: unknown): Compiled {
    const bound = this.#for('sqlite');
    if ((mode !== 'live' && mode !== 'test') || !bound.findsByMode) return bound;
    const made = this.#compiled[mode] ?? compile(this.name, 'sqlite', this.build, mode);
    this.#compiled[mode] = made;
    return made;
  }

  get insertsOne() {
    return this.#either().insertsOne;
  }

  /** Both engines bind the same parameters, so it does not matter which one was compiled. */
  #either(): Compiled {
    return this.#compiled.postgres ?? this.#for('sqlite');
  }

  /** @throws when the engines bind in different orders */
  #for(engine: Engine): Compiled {
    const known = this.#compiled[engine];
    if (known) return known;
    const made = compile(this.name, engine, this.build);
    this.#compiled[engine] = made;
    const { sqlite = made, postgres = made } = this.#compiled;
    if (sqlite.params.join() !== postgres.params.join()) {
      const binds = `binds ${sqlite.params.join()} on SQLite, ${postgres.params.join()} on PostgreSQL`;
      throw new Error(`Statement ${this.name} ${binds}`);
    }
    return made;
  }
}

/**
 * Names a statement, which is compiled once for the engine in use, at its first use; tests compile all. The
 * builder sees stand-ins instead of values, so constants must be literals (`sql.lit`), and both
 * engines must bind in the same order.
 *
 * @throws when the name is taken or too long
 * @example
 * const findEscrow = statement<{ id: string }, Escrow>('escrow.find', (db, p) =>
 *   db.selectFrom('checkout').select(columns('checkout')).where('id', '=', p.id));
 */
export function statement<P extends object, R>(name: string, build: Builder<P, R>): Statement<P, R> {
  return named(name, build, false);
}

/**
 * Names a statement that reads few rows by an index. Such reads may share a trip to PostgreSQL, and then wait
 * for one another: not for a read that may take long, and never for a statement that writes.
 */
export function readByKey<P extends object, R>(name: string, build: Builder<P, R>): Statement<P, R> {
  return named(name, build, true);
}

function named<P extends object, R>(name: string, build: Builder<P, R>, isByKey: boolean): Statement<P, R> {
  if (registry.has(name)) throw new Error(`Two statements are named ${name}`);
  if (name.length > nameLengthMax) throw new Error(`Statement ${name}: the name is too long`);
  const made = new CompiledStatement(name, build, isByKey);
  registry.set(name, made);
  return made;
}

/** @throws when a constant is not a literal */
function compile<P, R>(name: string, engine: Engine, build: Builder<P, R>, mode: Mode | null = null) {
  const built = build(compilers[engine], standIns(mode) as P, engine).compile(compilers[engine]);
  const { parameters, query } = built;
  const sql = plannedOnce(built.sql, engine);
  const params = parameters.map((parameter) => {
    if (parameter instanceof StandIn) return parameter.name;
    throw new Error(`Statement ${name}: ${JSON.stringify(parameter)} must be a literal (sql.lit)`);
  });
  const isRead = query.kind === 'SelectQueryNode' || (query.kind === 'RawNode' && /^\s*select\b/.test(sql));
  const returnsRows = isRead || 'returning' in query;
  const findsByMode = params.includes('mode') && /\bwhere\b/.test(sql);
  return { sql, params, returnsRows, findsByMode, insertsOne: isPlainInsert(query) };
}

/**
 * Hides a bound limit from SQLite's planner. It would read the number, and from then on plan the statement
 * anew whenever it is bound.
 */
function plannedOnce(sql: string, engine: Engine): string {
  return engine === 'sqlite' ? sql.replaceAll(/\b(limit|offset) \?/g, '$1 cast(? as integer)') : sql;
}

/** Whether a query inserts one row of values, or fails. */
function isPlainInsert(query: RootOperationNode): boolean {
  if (query.kind !== 'InsertQueryNode') return false;
  const { values, onConflict, onDuplicateKey, ignore, orAction } = query;
  const isConditional = Boolean(onConflict ?? onDuplicateKey ?? ignore ?? orAction);
  return !isConditional && values?.kind === 'ValuesNode' && (values as ValuesNode).values.length === 1;
}

/** A query compiled on every call: only for lists with optional filters. */
export function adHoc<R>(build: (db: Kysely<Database>, engine: Engine) => Query<R>): AdHocQuery<R> {
  return {
    compile(engine) {
      const { sql, parameters } = build(compilers[engine], engine).compile(compilers[engine]);
      return { sql: plannedOnce(sql, engine), values: parameters };
    },
  };
}

/** A statement with its values, as a query of a snapshot. */
export function bound<P extends object, R>(statement: Statement<P, R>, params: P): AdHocQuery<R> {
  return { compile: (engine) => ({ sql: statement.sql[engine], values: valuesOf(statement, params) }) };
}

/** A statement with its values, as a step that must touch exactly one row. */
export function step<P extends object>(statement: Statement<P, unknown>, params: P): Step {
  return { statement: statement as unknown as Step['statement'], params: params as Step['params'] };
}

/** A step that touches its row only if it still has the version or lease that was read. */
export function versioned<P extends object>(statement: Statement<P, unknown>, params: P): Step {
  return { ...step(statement, params), versioned: true };
}

/** Puts other steps before those of a change, whose first still loses the race if it touches no row. */
export function stepsAfter(before: readonly Step[], steps: readonly Step[]): readonly Step[] {
  const [guard, ...others] = steps;
  if (before.length === 0 || guard === undefined || guard.anyRows) return [...before, ...steps];
  return [...before, { ...guard, versioned: true }, ...others];
}

/** A step that may touch any number of rows, none included. */
export function anyRows<P extends object>(statement: Statement<P, unknown>, params: P): Step {
  return { ...step(statement, params), anyRows: true };
}

/** Every statement, for tests that check all of them. */
export function allStatements(): ReadonlyMap<string, Statement<never, unknown>> {
  return registry;
}
