import { expect } from "chai";
import { memoryPorts } from "../../adapters/memory/index.js";
import { createStintClient } from "../../client/index.js";
import { startHarness } from "../http/harness.js";

/** The URL that a client with this address requests. */
async function requestedAt(url: string | URL): Promise<string> {
  let requested = "";
  const fetch = async (request: Request) => {
    requested = request.url;
    return Response.json({});
  };
  await createStintClient({ url, fetch }).GET("/me");
  return requested;
}

describe("the options of stint/client", () => {
  it("accept an address with or without a path, slashes and /v1 at its end", async () => {
    for (const end of ["", "/", "//", "/v1", "/v1/"]) {
      expect(await requestedAt(`http://127.0.0.1:8080${end}`)).to.equal("http://127.0.0.1:8080/v1/me");
      expect(await requestedAt(new URL(`https://example.com/stint${end}`))).to.equal("https://example.com/stint/v1/me");
    }
    expect(await requestedAt("https://example.com/v10")).to.equal("https://example.com/v10/v1/me");
  });

  for (const url of [undefined, null, ""])
    it(`are refused at once if the address is ${JSON.stringify(url) ?? "undefined"}`, () => {
      // As a program in JavaScript can call it.
      const create = (): unknown => Reflect.apply(createStintClient, undefined, [{ url }]);
      expect(create).to.throw(TypeError, /^`url` is missing: expected a URL with http or https, .* such as https:\/\/\S+\.$/);
    });

  for (const url of [
    "undefined",
    "127.0.0.1:8080",
    "localhost:8080",
    "/stint",
    "postgres://stint:hidden@example.com/stint",
    "https://stint:hidden@example.com",
    "https://stint.example.com/?page=1",
    "https://stint.example.com/#page",
  ])
    it(`are refused at once if the address is ${url}, in words that do not repeat it`, () => {
      const create = () => createStintClient({ url });
      expect(create).to.throw(TypeError, /^`url` is not the address of a service: expected a URL with http or https, /);
      expect(create).to.not.throw(/hidden/);
    });

  for (const token of ["stint_…", "stint_1\nX-Other: 2", "stint_\0"]) {
    it(`are refused at once if no header can contain the token ${JSON.stringify(token)}`, () => {
      const create = () => createStintClient({ url: "http://127.0.0.1:8080", token });
      expect(create).to.throw(TypeError, /^`token` contains a character that no header can contain: expected an API token/);
    });

    it(`fail a call whose function returns the token ${JSON.stringify(token)}, without a request`, async () => {
      let requests = 0;
      const fetch = async () => {
        requests += 1;
        return Response.json({});
      };
      const stint = createStintClient({ url: "http://127.0.0.1:8080", token: async () => token, fetch });
      const error: unknown = await stint.GET("/me").catch((thrown: unknown) => thrown);
      expect(error).to.be.instanceOf(TypeError);
      expect(String(error)).to.contain("`token` contains a character");
      expect(requests).to.equal(0);
    });
  }

  it("accept a token with the end of the line that it was read from", async () => {
    const harness = await startHarness(memoryPorts());
    try {
      const { tokens } = await harness.createWorkspace();
      const stint = createStintClient({ url: `${harness.url}/v1`, token: `${tokens.owner}\n` });
      expect((await stint.GET("/me")).data.role).to.equal("owner");
    } finally {
      await harness.close();
    }
  });
});
