import { expect } from "chai";
import type { Reply } from "./harness.js";

/** Fails unless the reply is a complete problem document (RFC 9457). */
export function requireProblem({ status, headers, body }: Reply, label: string): void {
  expect(headers.get("content-type"), label).to.match(/^application\/problem\+json/);
  expect(body, label).to.include.keys("type", "title", "status", "detail", "code", "request_id", "errors");
  expect(body["status"], label).to.equal(status);
  expect(body["request_id"], label).to.equal(headers.get("x-request-id"));
  for (const name of ["type", "title", "detail", "code"]) expect(body[name], label).to.be.a("string").and.not.equal("");
  for (const error of body["errors"] as object[]) expect(error, label).to.have.all.keys("pointer", "code", "message");
  const errors = body["errors"] as readonly { readonly pointer: string }[];
  expect(body["code"] === "validation_failed", label).to.equal(errors.length > 0);
  for (const { pointer } of errors) expect(body["detail"], label).to.include(pointer);
  if (status === 401) expect(headers.get("www-authenticate"), label).to.match(/^Bearer/);
}
