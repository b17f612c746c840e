import { hash } from "node:crypto";
import knexModule, { type Knex } from "knex";
import type { QueryKind } from "./pipeline.js";

/** A compiled query. `name` makes it a prepared statement, parsed once per connection. */
export interface Statement {
  readonly name: string | undefined;
  readonly text: string;
  readonly values: (parameters: Parameters, workspaceId: string) => unknown[];
  readonly kind?: QueryKind | undefined;
}

/** Values by parameter name. {@link WORKSPACE} is not among them. */
export type Parameters = Readonly<Record<string, unknown>>;

/** The parameter for the workspace of the unit of work, which every statement has. */
const WORKSPACE = "workspace";

/** A named parameter, but no cast. */
const NAMED = /(?<![:\w]):([a-z_]\w*)/g;

/** A value that is bound when the statement runs. */
class Placeholder {
  constructor(readonly name: string) {}
}

export interface Builder {
  readonly knex: Knex;
  /** A placeholder for the named parameter. */
  param(name: string): never;
  /** Restricts `query` to the workspace of the unit of work. */
  own<Q extends Knex.QueryBuilder>(query: Q, column?: string): Q;
  /** The same condition as raw SQL. */
  ownSql(column: string): string;
  /** A statement in SQL. Each `:name` in it is a parameter, which only `cast` can convert, since Knex has another meaning for `:name::`. */
  raw(text: string): Knex.Raw;
}

export type Build = (builder: Builder) => Knex.QueryBuilder | Knex.Raw;

/** PostgreSQL truncates longer names, so that different statements could have the same name. */
const LONGEST_NAME = 63;
const DIGEST_LENGTH = 16;

/** Replaces the end of a name that is too long by a digest of the name. */
function shortened(name: string): string {
  if (name.length <= LONGEST_NAME) return name;
  return name.slice(0, LONGEST_NAME - DIGEST_LENGTH) + hash("sha256", name, "hex").slice(0, DIGEST_LENGTH);
}

/**
 * Compiles each named query once per process. `filterByWorkspace: false` omits the condition on the workspace, so that tests can verify
 * row-level security alone.
 */
export class Statements {
  readonly #compiled = new Map<string, Statement>();
  readonly #builder: Builder;

  constructor(options: { readonly filterByWorkspace: boolean }) {
    const knex = knexModule.default({ client: "pg" });
    const { filterByWorkspace } = options;
    const param = (name: string): never => new Placeholder(name) as never;
    this.#builder = {
      knex,
      param,
      own: (query, column = "workspace_id") => {
        if (filterByWorkspace) void query.where(column, param(WORKSPACE));
        return query;
      },
      raw: (text) => {
        const names = Array.from(text.matchAll(NAMED), ([, name = ""]) => name);
        return knex.raw(text, Object.fromEntries(names.map((name) => [name, param(name)])));
      },
      ownSql: (column) => (filterByWorkspace ? `${column} = :workspace` : "true"),
    };
  }

  get(name: string, build: Build, kind?: QueryKind): Statement {
    const known = this.#compiled.get(name);
    if (known) return known;
    const statement = { ...this.#compile(shortened(name), build), kind };
    this.#compiled.set(name, statement);
    return statement;
  }

  /** A statement that is neither kept nor prepared: one of too many variants, or one whose best plan depends on its values. */
  unprepared(build: Build): Statement {
    return this.#compile(undefined, build);
  }

  #compile(name: string | undefined, build: Build): Statement {
    const { sql, bindings } = build(this.#builder).toSQL().toNative();
    const distinct = new Distinct(bindings);
    const text = sql.replace(/\$(\d+)/g, (_, number: string) => `$${distinct.numberOf(Number(number))}`);
    const values: Statement["values"] = (parameters, workspaceId) =>
      distinct.values.map((binding) => valueOf(binding, name ?? sql, parameters, workspaceId));
    return { name, text, values };
  }
}

/** The bindings of a statement, with each named parameter once. */
class Distinct {
  readonly values: unknown[] = [];
  readonly #numbers: number[] = [];

  constructor(bindings: readonly unknown[]) {
    const known = new Map<string, number>();
    for (const binding of bindings) {
      const name = binding instanceof Placeholder ? binding.name : null;
      const number = (name === null ? undefined : known.get(name)) ?? this.values.push(binding);
      if (name !== null) known.set(name, number);
      this.#numbers.push(number);
    }
  }

  /** The number of the binding with this number in the original statement. */
  numberOf(original: number): number {
    return this.#numbers[original - 1] ?? original;
  }
}

function valueOf(binding: unknown, statement: string, parameters: Parameters, workspaceId: string): unknown {
  if (!(binding instanceof Placeholder)) return binding;
  const { name } = binding;
  if (name === WORKSPACE) return workspaceId;
  const value = parameters[name];
  if (value === undefined) throw new TypeError(`The statement ${statement} is missing the parameter ${name}.`);
  return value;
}
