import { expect } from "chai";
import { isExpandable, named, namedSchemas, nameOf, prefixOf, schemaNamed } from "../../adapters/http/schemas/annotations.js";
import { clearable, expandable, id, nullable, optional, reference, text } from "../../adapters/http/schemas/primitives.js";
import { Task } from "../../adapters/http/schemas/tasks.js";

describe("what schemas carry for the OpenAPI document", () => {
  it("is found by the name, which is given once", () => {
    expect([nameOf(Task), schemaNamed("Task")]).to.deep.equal(["Task", Task]);
    expect(() => named("Task", text({ max: 1 }))).to.throw("There are two schemas named Task.");
    expect(() => schemaNamed("Nothing")).to.throw("There is no schema named Nothing.");
    const names = namedSchemas().map(([name]) => name);
    expect(names)
      .to.include("TaskPatch")
      .and.to.deep.equal([...names].sort());
  });

  it("stays when a schema becomes optional or nullable", () => {
    for (const one of [reference("cli"), id("cli")])
      expect([optional(one), nullable(one), clearable(one), optional(nullable(one))].map(prefixOf)).to.deep.equal(
        Array.from({ length: 4 }, () => "cli"),
      );
    expect([isExpandable(expandable("client")), isExpandable(nullable(id("cli")))]).to.deep.equal([true, false]);
  });

  it("is not part of the schema itself", () => {
    expect(JSON.parse(JSON.stringify(reference("cli")))).to.deep.equal({ type: "string", maxLength: 100 });
  });
});
