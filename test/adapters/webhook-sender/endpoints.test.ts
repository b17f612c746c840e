import { expect } from "chai";
import { Endpoints } from "../../../adapters/webhook-sender/endpoints.js";
import { answering, closeAll, OK, post, receiver, sender } from "./receivers.js";
import http from "node:http";

describe("requests to one URL", () => {
  afterEach(closeAll);

  it("share nothing: each has its own headers and body", async () => {
    const { port, received } = await receiver(answering(OK));
    const one = sender();
    const bodies = Array.from({ length: 64 }, (_, index) => `<${index}>`);
    const sent = bodies.map((body, index) =>
      one.send({ url: `http://127.0.0.1:${port}/`, headers: { [`X-Only-${index}`]: `is${index}` }, body }),
    );
    for (const { error } of await Promise.all(sent)) expect(error).to.equal(null);
    const requests = received()
      .toString()
      .split(/(?=POST )/);
    expect(requests.map((text) => text.match(/X-Only-(\d+): is\1\r\n[^]*<\1>$/)?.[1]).sort()).to.deep.equal(
      bodies.map((_, index) => String(index)).sort(),
    );
  });

  it("succeed after another request to the same URL was rejected for its headers", async () => {
    const { port } = await receiver(answering(OK));
    const one = sender();
    const url = `http://127.0.0.1:${port}/`;
    expect((await one.send({ url, headers: { "bad name": "x" }, body: "" })).error?.code).to.equal("connection_failed");
    expect((await one.send(post(url))).response?.status).to.equal(200);
  });
});

describe("the cache of URLs", () => {
  const routes = new Map([["http:", { request: http.request, agent: new http.Agent(), admits: () => true }]]);

  it("holds the thousand most recently used, each created once", () => {
    const endpoints = new Endpoints(routes);
    const first = endpoints.at("http://a.example/");
    expect(endpoints.at("http://a.example/")).to.equal(first);
    for (let count = 0; count < 999; count += 1) endpoints.at(`http://b.example/${count}`);
    expect(endpoints.at("http://a.example/")).to.equal(first);
    const oldest = endpoints.at("http://b.example/0");
    endpoints.at("http://c.example/");
    endpoints.at("http://d.example/");
    expect(endpoints.at("http://b.example/0")).to.equal(oldest);
    expect(endpoints.at("http://a.example/")).to.equal(first);
    for (let count = 0; count < 1_000; count += 1) endpoints.at(`http://e.example/${count}`);
    expect(endpoints.at("http://a.example/")).to.not.equal(first);
  });
});
