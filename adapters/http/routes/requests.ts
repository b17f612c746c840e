import { REQUESTS_KEPT_DAYS, requestView } from "../../../core/index.js";
import { MAX_REQUEST_ID } from "../header-limits.js";
import { rangeIn } from "../moments.js";
import { titles } from "../problem.js";
import { list, type Route, route } from "../route.js";
import { LoggedRequest } from "../schemas/requests.js";
import { idsIn, range } from "./filters.js";

const tag = {
  name: "Request log",
  description: "The requests that reached the workspace, to find out what a client sent and why it failed.",
};

const methods = ["GET", "HEAD", "POST", "PUT", "PATCH", "DELETE"] as const;

/** The statuses of responses to known callers, and their classes. */
const statuses = [...new Set([200, 201, 202, 204, 206, 304, ...Object.keys(titles).map(Number)])].filter(
  (status) => status !== 401,
);
const classes = [...new Set(statuses.map(classOf))];

function classOf(status: number): string {
  return `${Math.floor(status / 100)}xx`;
}

const description = [
  `Returns the requests of the last ${REQUESTS_KEPT_DAYS} days with a valid token or session, newest first, also those of the dashboard and those that failed. They contain no bodies and no headers except`,
  "the user agent. A request appears about a second after its response; under extreme load, or while the database is unavailable, some can be missing.",
].join(" ");

export const requestRoutes: readonly Route[] = [
  route({
    method: "GET",
    path: "/requests",
    operation: "listRequests",
    summary: "List requests",
    description,
    tag,
    permission: "requests:read",
    sorts: ["created_at"],
    query: {
      request_id: {
        anyText: MAX_REQUEST_ID,
        description: "Filters by the `X-Request-Id` of the response",
        example: "5f0c3c1e-7b1d-4a57-9a0e-0d9f6f0e2c11",
      },
      token_id: { anyId: "tok" },
      status: {
        anyOf: [...classes, ...statuses.map(String)],
        description: "Filters by HTTP status, or by a class of them such as `4xx`",
      },
      method: { anyOf: methods, description: "Filters by HTTP method" },
      ...range,
    },
    status: 200,
    invalid: ["range_reversed"],
    response: LoggedRequest,
    handle: async ({ useCases, actor, query, anyOf, page }) => {
      const wanted = anyOf["status"];
      const filter = {
        requestIds: anyOf["request_id"],
        tokenIds: idsIn("tok", anyOf["token_id"]),
        methods: anyOf["method"],
        statuses: wanted && statuses.filter((status) => wanted.includes(String(status)) || wanted.includes(classOf(status))),
        ...(await rangeIn({ useCases, actor }, query)),
      };
      return list({ page: await useCases.listRequests(actor, filter, page), show: requestView });
    },
  }),
];
