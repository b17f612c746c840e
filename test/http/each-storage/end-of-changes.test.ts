import { expect } from "chai";
import { type Api, type Harness, startHarness } from "../harness.js";
import { forEachStorage } from "../storages.js";

forEachStorage("the end of the change feed", (ports) => {
  let harness: Harness | undefined;
  let owner: Api;
  before(async () => {
    harness = await startHarness(ports());
    owner = harness.api((await harness.createWorkspace()).tokens.owner);
  });
  after(() => harness?.close());

  const clientsAfter = async (cursor: unknown) => {
    const { body } = await owner(`/v1/changes?type=client&cursor=${String(cursor)}`);
    return (body["data"] as { id: string }[]).map(({ id }) => id);
  };

  it("misses nothing that follows, and can be before changes that nobody has read from the feed", async () => {
    const earlier = String((await owner("/v1/clients", { body: { name: "Earlier" } })).body["id"]);
    const end = (await owner("/v1/changes?start=end")).body["next_cursor"];
    const later = String((await owner("/v1/clients", { body: { name: "Later" } })).body["id"]);
    expect([[later], [earlier, later]]).to.deep.include(await clientsAfter(end));
    expect(await clientsAfter((await owner("/v1/changes?start=end")).body["next_cursor"])).to.deep.equal([]);
  });
});
