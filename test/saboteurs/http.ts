import { changed, type Saboteur, saboteur } from "./saboteur.js";

const sessions = "http/sessions.test";

/** Who may send a request to the API, and what it reveals. */
const access: readonly Saboteur[] = [
  saboteur<typeof import("../../adapters/http/actors.js")>("adapters/http/actors", {
    title: "trusts a cached token forever in requests without a unit of work",
    test: "http/tokens.test",
    grep: "within a second of revocation",
    breaks: {
      Actors: (Actors) =>
        class extends Actors {
          override recheck = (...[credential]: Parameters<InstanceType<typeof Actors>["recheck"]>) => this.of(credential);
        },
    },
  }),
  saboteur<typeof import("../../adapters/http/credentials.js")>("adapters/http/credentials", {
    title: "accepts changes with a session cookie from pages of any origin",
    test: sessions,
    grep: "reject changes from pages of another origin",
    breaks: { requireOwnOrigin: () => () => undefined },
  }),
  saboteur<typeof import("../../adapters/http/credentials.js")>("adapters/http/credentials", {
    title: "treats an origin whose host starts with the service's host as its own",
    test: sessions,
    grep: "reject changes from pages of another origin",
    breaks: {
      requireOwnOrigin: (genuine) => (context, sites) => {
        const own = `http://${context.host}`;
        genuine(context.get("Origin").startsWith(own) ? changed(context, { get: () => own }) : context, sites);
      },
    },
  }),
  saboteur<typeof import("../../adapters/http/credentials.js")>("adapters/http/credentials", {
    title: "allows scripts to read the session cookie",
    test: sessions,
    grep: "begin with the link of a mail",
    breaks: {
      keepSession:
        (genuine) =>
        (context, ...rest) => {
          const append = (name: string, value: string) => context.append(name, value.replace("; HttpOnly", ""));
          genuine(changed(context, { append }), ...rest);
        },
    },
  }),
  saboteur<typeof import("../../adapters/http/middleware.js")>("adapters/http/middleware", {
    title: "allows pages of any origin to read responses",
    test: "http/cors.test",
    breaks: {
      aroundRequests: (genuine) => (handling) =>
        genuine({ ...handling, corsOrigins: Object.assign([], { includes: () => true }) }),
    },
  }),
  saboteur<typeof import("../../adapters/http/problem.js")>("adapters/http/problem", {
    title: "returns the message of an unexpected error",
    test: "http/hostile-requests.test",
    grep: "reveals nothing",
    breaks: {
      problemOf: (genuine, module) => (error) =>
        genuine(error) ?? new module.HttpProblem(500, "internal_error", (error as Error).message),
    },
  }),
  saboteur<typeof import("../../adapters/http/expansion.js")>("adapters/http/expansion", {
    title: "expands references that the actor cannot read",
    test: "http/expand.test",
    grep: "the permissions of expand",
    breaks: { authorizeExpansion: () => () => undefined },
  }),
  saboteur<typeof import("../../core/users/user-view.js")>("core/users/user-view", {
    title: "shows members all fields of other users",
    test: "http/shown-by-role.test",
    grep: "reduces colleagues",
    breaks: { userView: (genuine) => (user) => genuine(user) },
  }),
  saboteur<typeof import("../../adapters/http/csv.js")>("adapters/http/csv", {
    title: "lets texts in CSV be formulas",
    test: "http/csv.test",
    grep: "prevents texts from becoming formulas",
    breaks: {
      csvOf: (genuine) =>
        async function* (...list) {
          for await (const lines of genuine(...list)) yield lines.replaceAll(`"'`, '"');
        },
    },
  }),
];

/** What requests change, and that responses are complete. */
const effects: readonly Saboteur[] = [
  saboteur<typeof import("../../core/idempotency/once.js")>("core/idempotency/once", {
    title: "executes a repeated request again",
    test: "http/each-storage/idempotency.test",
    grep: "returns the first response to a repeat",
    breaks: {
      makeOnce:
        () =>
        ({ unitOfWork }) =>
        async (_actor, _request, work) => ({ answer: await work(unitOfWork), replayed: false }),
    },
  }),
  saboteur<typeof import("../../core/access/precondition.js")>("core/access/precondition", {
    title: "changes a resource although If-Match does not contain its version",
    test: "http/each-storage/conditional.test",
    grep: "delete only the version",
    breaks: { conditionalUnitOfWork: () => (unitOfWork) => unitOfWork },
  }),
  saboteur<typeof import("../../adapters/http/csv.js")>("adapters/http/csv", {
    title: "ends a list as CSV after its first page",
    test: "http/csv.test",
    grep: "contains everything without a limit",
    breaks: { csvOf: (genuine) => (columns, first, expand) => genuine(columns, first, expand, null) },
  }),
  saboteur<typeof import("../../core/ports/unit-of-work.js")>("core/ports/unit-of-work", {
    title: "reads the references of a single resource from a replica",
    test: "http/current-data.test",
    grep: "even to expand references",
    breaks: { currentUnitOfWork: () => (unitOfWork) => unitOfWork },
  }),
];

/** The HTTP API. */
export const httpSaboteurs: readonly Saboteur[] = [...access, ...effects];
