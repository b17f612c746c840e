import { Type } from "@sinclair/typebox";
import { requestLimits } from "../../../core/index.js";
import { exampleId, named } from "./annotations.js";
import { id, instant, nullable, view } from "./primitives.js";

export const LoggedRequest = named(
  "LoggedRequest",
  "A request that reached the workspace, and the status of its response.",
  view(
    {
      id: id("req"),
      request_id: Type.String({ maxLength: requestLimits.requestId }),
      created_at: instant(),
      token_id: nullable(id("tok")),
      user_id: id("usr"),
      method: Type.String(),
      path: Type.String({ maxLength: requestLimits.path }),
      user_agent: nullable(Type.String({ maxLength: requestLimits.userAgent })),
      operation: nullable(Type.String()),
      status: Type.Integer(),
      code: nullable(Type.String()),
      duration_ms: Type.Integer({ minimum: 0 }),
    },
    {
      id: ["ID of the request in the log", exampleId("req")],
      request_id: [
        "The `X-Request-Id` of its response. Clients can choose it, so several requests can have the same",
        "5f0c3c1e-7b1d-4a57-9a0e-0d9f6f0e2c11",
      ],
      created_at: "Time at which it arrived",
      token_id: ["ID of its token, also of the session of the dashboard. Null if a host authenticated it", exampleId("tok")],
      user_id: ["ID of the user who sent it", exampleId("usr")],
      method: ["HTTP method", "POST"],
      path: [
        `Path with the query string. Cut after ${requestLimits.path} characters. Secrets of Stint in it are replaced`,
        "/v1/clients",
      ],
      user_agent: [
        `Header \`User-Agent\`. Cut after ${requestLimits.userAgent} characters. Null if it was not sent`,
        "curl/8.5.0",
      ],
      operation: ["`operationId` of its operation. Null if the path has none with this method", "createClient"],
      status: ["HTTP status of the response", 422],
      code: ["Code of the problem. Null if it succeeded", "validation_failed"],
      duration_ms: ["Duration until the response was ready, in milliseconds", 12],
    },
  ),
);
