import { Type } from "@sinclair/typebox";
import { named, withFields } from "./annotations.js";
import { view } from "./primitives.js";

const code = "A stable code that your program can handle";
const issue = view(
  { pointer: Type.String(), code: Type.String(), message: Type.String() },
  {
    pointer: ["JSON Pointer (RFC 6901) to the field in the body, or `/` and the name of the query parameter", "/name"],
    code: [code, "required"],
    message: ["What is wrong", "This field is required."],
  },
);

export const Problem = named(
  "Problem",
  "An error (RFC 9457).",
  withFields(
    Type.Object(
      {
        type: Type.String(),
        title: Type.String(),
        status: Type.Integer(),
        detail: Type.String(),
        code: Type.String(),
        request_id: Type.String(),
        errors: Type.Array(issue),
      },
      { additionalProperties: true },
    ),
    {
      type: ["A URN that contains the code", "urn:stint:problem:not_found"],
      title: ["The HTTP status as text", "Not found"],
      status: ["The HTTP status code", 404],
      detail: ["What is wrong", "There is no such project in this workspace."],
      code: [code, "not_found"],
      request_id: ["ID of the request in the logs", "3f0c9f0e-6c0a-4f7a-9d55-0d6f6f2b9a11"],
      errors: ["One error per invalid field", []],
    },
  ),
);
