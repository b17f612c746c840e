import { expect } from "chai";
import { AddressPolicy } from "../../../adapters/webhook-sender/index.js";
import { allowLoopback, allowNothing } from "./receivers.js";

/** First and last addresses of the ranges in IANA's special-purpose registries, and of non-unicast ranges. */
const refused: Readonly<Record<string, readonly string[]>> = {
  "this network": ["0.0.0.0", "0.255.255.255"],
  private: ["10.0.0.0", "10.255.255.255", "172.16.0.0", "172.31.255.255", "192.168.0.0", "192.168.255.255"],
  "carrier-grade NAT": ["100.64.0.0", "100.127.255.255", "100.100.100.200"],
  loopback: ["127.0.0.0", "127.0.0.1", "127.255.255.255", "::1"],
  "link-local": ["169.254.0.0", "169.254.169.254", "169.254.255.255", "fe80::", "fe80::1", "febf:ffff::1"],
  "IETF protocol assignments": ["192.0.0.0", "192.0.0.192", "192.0.0.255", "2001:0::", "2001:1ff:ffff::1"],
  documentation: ["192.0.2.1", "198.51.100.1", "203.0.113.255", "2001:db8::1", "2001:db8:ffff::1", "3fff::", "3fff:fff:ffff::1"],
  "6to4 relays": ["192.88.99.0", "192.88.99.255"],
  benchmarking: ["198.18.0.0", "198.19.255.255", "2001:2::1"],
  multicast: ["224.0.0.1", "239.255.255.255", "ff00::", "ff02::1", "ffff::1"],
  "reserved for later, and broadcast": ["240.0.0.0", "255.255.255.254", "255.255.255.255"],
  "AS112 and AMT": ["192.31.196.1", "192.52.193.1", "192.175.48.1", "2620:4f:8000::1", "2001:3::1", "2001:4:112::1"],
  "metadata of clouds": ["169.254.169.254", "fd00:ec2::254", "168.63.129.16", "::ffff:168.63.129.16"],
  unspecified: ["::"],
  "unique local": ["fc00::", "fd00::1", "fdff:ffff::1"],
  "site-local": ["fec0::", "feff:ffff::1"],
  discard: ["100::", "100::ffff:ffff:ffff:ffff", "100:0:0:1::1"],
  "IPv4-mapped": ["::ffff:127.0.0.1", "::ffff:7f00:1", "::ffff:10.0.0.1", "0:0:0:0:0:ffff:a9fe:a9fe"],
  "IPv4-compatible": ["::127.0.0.1", "::8.8.8.8", "::7f00:1"],
  "IPv4-translated": ["::ffff:0:127.0.0.1", "::ffff:0:808:808"],
  NAT64: ["64:ff9b::", "64:ff9b::7f00:1", "64:ff9b::8.8.8.8", "64:ff9b:1::", "64:ff9b:1:ffff:ffff:ffff:ffff:ffff"],
  "6to4": ["2002::", "2002:7f00:1::", "2002:ffff:ffff::1", "2002:808:808::1"],
  Teredo: ["2001::1", "2001:0:ffff:ffff::1"],
  ORCHID: ["2001:10::1", "2001:1f::1", "2001:20::1", "2001:2f::1", "2001:30::1"],
  "segment routing": ["5f00::1", "5f00:ffff::1"],
  "IPv6 that is not handed out": ["1::1", "200::1", "4000::1", "8000::1", "e000::1", "1fff::1"],
};

describe("the addresses that webhooks may use", () => {
  for (const [kind, addresses] of Object.entries(refused)) {
    it(`exclude ${kind}`, () => {
      for (const address of addresses) expect(allowNothing.permits(address), address).to.equal(false);
    });
  }

  it("include public ones, even directly next to excluded ranges", () => {
    const neighbours = ["1.0.0.0", "9.255.255.255", "11.0.0.0", "100.63.255.255", "100.128.0.0", "126.255.255.255", "128.0.0.0"];
    const more = [
      "169.253.255.255",
      "169.255.0.0",
      "172.15.255.255",
      "172.32.0.0",
      "192.0.1.0",
      "192.167.255.255",
      "192.169.0.0",
    ];
    const last = ["198.17.255.255", "198.20.0.0", "223.255.255.255", "168.63.129.15", "168.63.129.17", "::ffff:8.8.8.8"];
    const six = ["2000::1", "2001:200::1", "2001:4860:4860::8888", "2003::1", "2606:4700::1111", "2a00:1450::1", "3ffe::1"];
    for (const address of [...neighbours, ...more, ...last, ...six])
      expect(allowNothing.permits(address), address).to.equal(true);
  });

  it("are addresses in full form, and nothing else", () => {
    const others = [
      "",
      "localhost",
      "example.com",
      "127.1",
      "0x8.8.8.8",
      "08.8.8.8",
      "134744072",
      "[2606:4700::1111]",
      "8.8.8.8 ",
      "8.8.8.8/32",
    ];
    for (const text of others) expect(allowNothing.permits(text), text).to.equal(false);
  });

  it("include those that the operator allows, and allowing one range allows no other", () => {
    expect(allowLoopback.permits("127.0.0.1")).to.equal(true);
    expect(allowLoopback.permits("::1")).to.equal(true);
    expect(allowLoopback.permits("::ffff:127.0.0.1")).to.equal(true);
    expect(allowLoopback.permits("10.0.0.1")).to.equal(false);
    expect(allowLoopback.permits("::2")).to.equal(false);
    expect(allowLoopback.permits("64:ff9b::7f00:1")).to.equal(false);
    expect(allowLoopback.permits("8.8.8.8")).to.equal(true);
  });

  it("distinguish public addresses (permitted) from those that the operator allows (allowed)", () => {
    expect(allowLoopback.allows("8.8.8.8")).to.equal(false);
    expect(allowLoopback.allows("127.8.9.10")).to.equal(true);
    expect(allowLoopback.allows("::ffff:7f00:1")).to.equal(true);
    expect(allowNothing.allows("127.0.0.1")).to.equal(false);
    expect([allowLoopback.allowsAny, allowNothing.allowsAny]).to.deep.equal([true, false]);
  });

  it("are allowed by an IPv4 range in either notation", () => {
    const policy = AddressPolicy.parse(["::ffff:10.1.0.0/112"]);
    expect(policy.allows("10.1.2.3")).to.equal(true);
    expect(policy.allows("::ffff:10.1.2.3")).to.equal(true);
    expect(policy.allows("10.2.0.0")).to.equal(false);
    expect(AddressPolicy.parse(["0.0.0.0/0"]).allows("::1")).to.equal(false);
  });
});

describe("an operator's ranges", () => {
  for (const range of [
    "",
    "10.0.0.0",
    "10.0.0.0/33",
    "10/8",
    "10.0.0/8",
    "fd00::/129",
    "localhost/8",
    "10.0.0.0/08",
    "10.0.0.0/-1",
  ]) {
    it(`exclude the invalid "${range}", which the message quotes`, () => {
      expect(() => AddressPolicy.parse(["127.0.0.0/8", range])).to.throw(Error, `"${range}" is not a range in CIDR notation`);
    });
  }

  it("cannot be masks, other radixes, or contain zones or spaces", () => {
    for (const range of ["10.0.0.0/255.0.0.0", "0x7f.0.0.0/8", "fe80::1%eth0/64", " 10.0.0.0/8", "10.0.0.0/8 ", "10.0.0.0/8/8"]) {
      expect(() => AddressPolicy.parse([range]), range).to.throw("CIDR notation");
    }
    expect(() => AddressPolicy.parse(["::ffff:0:0/95"])).to.throw("Specify IPv4 ranges instead");
  });
});
