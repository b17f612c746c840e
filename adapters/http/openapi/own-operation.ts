import { VALIDATION_FAILED } from "../../../core/index.js";
import { headersOf } from "./headers.js";
import type { Route } from "../route.js";
import type { Node } from "./node.js";
import { problemResponse } from "./responses.js";

/** The operation that returns this document. It is public and not in the route table. */
export function ownOperation(routes: readonly Route[]): Node {
  const like = routes.find(({ operation }) => operation === "getMe");
  const headers = (status: number): Node => (like ? headersOf(status, like) : {});
  return {
    operationId: "getOpenApi",
    summary: "Retrieve the OpenAPI document",
    description:
      "Returns the description of all operations, from which this reference and the client are generated. Does not require authentication.",
    tags: ["Workspace"],
    security: [],
    parameters: [{ $ref: "#/components/parameters/If-None-Match" }, { $ref: "#/components/parameters/X-Request-Id" }],
    responses: {
      200: {
        description: "The OpenAPI 3.1 document of this service.",
        headers: headers(200),
        content: {
          "application/json": {
            schema: { type: "object", required: ["openapi"], properties: { openapi: { type: "string", description: "3.1.0." } } },
            example: { openapi: "3.1.0" },
          },
        },
      },
      304: { description: "The document matches If-None-Match.", headers: headers(304) },
      400: problemResponse(400, [VALIDATION_FAILED], headers(400), ["unknown_parameter"]),
      406: { $ref: "#/components/responses/NotAcceptable" },
      500: { $ref: "#/components/responses/InternalError" },
    },
  };
}
