import { expect } from "chai";
import { type InvoiceId, parseDecimal } from "../../../core/index.js";
import { createWorld, type World } from "../world.js";

describe("the recipients of an invoice", () => {
  let world: World;
  beforeEach(async () => {
    world = await createWorld();
    await world.useCases.updateWorkspace(world.owner, { seller: { email: "me@acme.example" } });
  });

  const make = async (client: object): Promise<InvoiceId> => {
    const { useCases, owner } = world;
    const { id: clientId } = await useCases.createClient(owner, { name: "Ada", email: "ada@example.com", ...client });
    return (
      await useCases.createInvoice(owner, {
        clientId,
        lines: [{ description: "Work", quantity: parseDecimal("1"), unitPrice: 100n }],
      })
    ).invoice.id;
  };
  const recipients = async (id: InvoiceId, command: object = {}) => {
    const { to, cc } = await world.useCases.sendInvoice(world.owner, id, command);
    return { to, cc };
  };
  const cc = ["accounts@example.com", "rechnung@müller.example"];

  it("are the client's address, and its copies", async () => {
    expect(await recipients(await make({}))).to.deep.equal({ to: ["ada@example.com"], cc: [] });
    expect(await recipients(await make({ ccEmails: cc }))).to.deep.equal({ to: ["ada@example.com"], cc });
  });

  it("include the seller if the client says so, and the seller has an address", async () => {
    const id = await make({ ccEmails: cc, copyToSeller: true });
    expect(await recipients(id)).to.deep.equal({ to: ["ada@example.com"], cc: [...cc, "me@acme.example"] });
    await world.useCases.updateWorkspace(world.owner, { seller: { email: null } });
    expect(await recipients(id)).to.deep.equal({ to: ["ada@example.com"], cc });
  });

  it("are those of the sender instead", async () => {
    const id = await make({ ccEmails: cc, copyToSeller: true });
    expect(await recipients(id, { to: ["b@b.example"] })).to.deep.equal({ to: ["b@b.example"], cc: [] });
    expect(await recipients(id, { cc: [] })).to.deep.equal({ to: ["ada@example.com"], cc: [] });
    expect(await recipients(id, { cc: ["c@c.example"] })).to.deep.equal({ to: ["ada@example.com"], cc: ["c@c.example"] });
  });

  it("get one copy each, whatever the case of their address", async () => {
    const id = await make({ ccEmails: ["ADA@example.com", "B@b.example", "b@B.example"], copyToSeller: true });
    expect(await recipients(id)).to.deep.equal({ to: ["ada@example.com"], cc: ["B@b.example", "me@acme.example"] });
    const given = { to: ["Ä@müller.example", "ä@MÜLLER.example", "x@x.example"], cc: ["X@x.example", "me@acme.example"] };
    expect(await recipients(id, given)).to.deep.equal({ to: ["Ä@müller.example", "x@x.example"], cc: ["me@acme.example"] });
  });
});
