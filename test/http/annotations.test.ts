import { expect } from "chai";
import { isExpandable, named, namedSchemas, nameOf, prefixOf, schemaNamed } from "../../adapters/http/schemas/annotations.js";
import { clearable, expandable, id, nullable, optional, reference, text } from "../../adapters/http/schemas/primitives.js";
import { Task } from "../../adapters/http/schemas/tasks.js";

describe("the annotations of schemas", () => {
  it("are found by name, and a name is used only once", () => {
    expect([nameOf(Task), schemaNamed("Task")]).to.deep.equal(["Task", Task]);
    expect(() => named("Task", "A task.", text({ max: 1 }))).to.throw("There are two schemas named Task.");
    expect(() => schemaNamed("Nothing")).to.throw("There is no schema named Nothing.");
    const names = namedSchemas().map(([name]) => name);
    expect(names)
      .to.include("TaskPatch")
      .and.to.deep.equal([...names].sort());
  });

  it("are kept when a schema becomes optional or nullable, except its name", () => {
    for (const one of [reference("cli"), id("cli")])
      expect([optional(one), nullable(one), clearable(one), optional(nullable(one))].map(prefixOf)).to.deep.equal(
        Array.from({ length: 4 }, () => "cli"),
      );
    expect([optional(Task), nullable(Task), clearable(Task)].map(nameOf)).to.deep.equal(["Task", undefined, undefined]);
    expect([isExpandable(expandable("client")), isExpandable(nullable(id("cli")))]).to.deep.equal([true, false]);
  });

  it("are not part of the schema's JSON", () => {
    expect(JSON.parse(JSON.stringify(reference("cli")))).to.deep.equal({ type: "string", maxLength: 204 });
  });
});
