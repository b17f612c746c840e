import { expect } from "chai";
import { type Answer, description } from "./description.js";
import { takeFaults } from "./every-fetch.js";
import { requireDescribed } from "./every-response.js";

const usual = { "X-Request-Id": "x", "Cache-Control": "no-store", "Content-Type": "application/problem+json; charset=utf-8" };
const problem = { type: "t", title: "t", status: 409, detail: "d", code: "not_running", request_id: "x", errors: [] };

const stop = (changes: Partial<Omit<Answer, "headers" | "body">>, headers: object = {}, body: object = {}): Answer => ({
  method: "POST",
  path: "/v1/time-entries/te_1/stop?x=1",
  status: 409,
  ...changes,
  headers: new Headers({ ...usual, ...headers }),
  body: JSON.stringify({ ...problem, ...body }),
});

describe("comparing a response with the OpenAPI document", () => {
  it("reports nothing if the response matches", () => {
    expect(description.faultsOf(stop({}))).to.deep.equal([]);
  });

  const faulty: readonly (readonly [title: string, answer: Answer, fault: RegExp])[] = [
    ["a status that the operation does not have", stop({ status: 418 }), /stopTimeEntry has no status 418/],
    [
      "a status that no path has without an operation",
      stop({ method: "PUT", status: 200 }),
      /unknown operation has no status 200/,
    ],
    ["a code that the operation does not have", stop({}, {}, { code: "last_owner" }), /\/code must be equal to one of/],
    ["another status in the body", stop({}, {}, { status: 422 }), /\/status must be equal to constant/],
    ["a field that is missing", stop({}, {}, { detail: undefined }), /required property 'detail'/],
    ["another media type", stop({}, { "Content-Type": "text/html" }), /the type text\/html is not described/],
    ["a header that others have", stop({}, { Location: "/v1/me" }), /the header Location is not described/],
    [
      "a header that is missing",
      { ...stop({}), headers: new Headers({ "Content-Type": usual["Content-Type"] }) },
      /X-Request-Id is missing/,
    ],
    ["a header that is malformed", stop({ status: 503 }, { "Retry-After": "soon" }, { status: 503 }), /Retry-After is soon/],
    [
      "a body of a response without one",
      stop({ method: "DELETE", path: "/v1/time-entries/te_1", status: 204 }),
      /there is a body/,
    ],
  ];
  for (const [title, answer, fault] of faulty) {
    it(`reports ${title}`, () => {
      expect(description.faultsOf(answer).join("\n")).to.match(fault);
      expect(() => requireDescribed(answer)).to.throw("does not describe");
      expect(takeFaults()).to.have.length(1);
    });
  }
});
