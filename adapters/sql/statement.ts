import knexModule, { type Knex } from "knex";

/** A compiled query. `name` makes it a prepared statement, parsed once per connection. */
export interface Statement {
  readonly name: string | undefined;
  readonly text: string;
  readonly values: (parameters: Parameters) => unknown[];
}

export type Parameters = Readonly<Record<string, unknown>>;

/** Stands for a value that is known only when the statement runs. */
class Placeholder {
  constructor(readonly name: string) {}
}

/** What `limit` is given while a query is built, since Knex takes only an integer there; it becomes the parameter `limit`. */
export const LIMIT = 2_147_480_001;

export interface Builder {
  readonly knex: Knex;
  /** A placeholder for the named parameter. */
  param(name: string): never;
  /** `query` narrowed to the workspace of the unit of work, which is the parameter `workspace`. */
  own<Q extends Knex.QueryBuilder>(query: Q, column?: string): Q;
  /** The same as a condition for raw SQL. */
  ownSql(column: string): string;
}

type Build = (builder: Builder) => Knex.QueryBuilder | Knex.Raw;

/** PostgreSQL cuts names behind this, and takes what is left for the same statement. */
const LONGEST_NAME = 63;

/**
 * Compiles queries, each once per process. With `filterByWorkspace: false` the condition on the workspace is left out of all of
 * them, so that only row-level security is left between workspaces: how tests prove that it holds alone.
 */
export class Statements {
  readonly #compiled = new Map<string, Statement>();
  readonly #builder: Builder;

  constructor(options: { readonly filterByWorkspace: boolean }) {
    const knex = knexModule.default({ client: "pg" });
    const { filterByWorkspace } = options;
    this.#builder = {
      knex,
      param: (name) => new Placeholder(name) as never,
      own: (query, column = "workspace_id") =>
        (filterByWorkspace ? query.where(column, new Placeholder("workspace") as never) : query) as typeof query,
      ownSql: (column) => (filterByWorkspace ? `${column} = :workspace` : "true"),
    };
  }

  get(name: string, build: Build): Statement {
    const known = this.#compiled.get(name);
    if (known) return known;
    if (name.length > LONGEST_NAME) throw new TypeError(`The name ${name} is too long for a statement.`);
    const statement = this.#compile(name, build);
    this.#compiled.set(name, statement);
    return statement;
  }

  /** A query that is not kept, because there are more of its kind than process and connections could hold. */
  passing(build: Build): Statement {
    return this.#compile(undefined, build);
  }

  #compile(name: string | undefined, build: Build): Statement {
    const { sql, bindings } = build(this.#builder).toSQL().toNative();
    return { name, text: sql, values: (parameters) => bindings.map((binding) => valueOf(binding, name ?? sql, parameters)) };
  }
}

function valueOf(binding: unknown, statement: string, parameters: Parameters): unknown {
  const name = binding instanceof Placeholder ? binding.name : binding === LIMIT ? "limit" : null;
  if (name === null) return binding;
  const value = parameters[name];
  if (value === undefined) throw new TypeError(`The statement ${statement} lacks its parameter ${name}.`);
  return value;
}
