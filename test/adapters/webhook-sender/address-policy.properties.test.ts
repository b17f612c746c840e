import { expect } from "chai";
import fc from "fast-check";
import { UrlTargets } from "../../../adapters/webhook-sender/index.js";
import { allowNothing } from "./receivers.js";

/** IANA's IPv4 special-purpose registry, multicast, and Azure's wire server, listed independently of the code. */
const SPECIAL: readonly (readonly [string, number])[] = [
  ["0.0.0.0", 8],
  ["10.0.0.0", 8],
  ["100.64.0.0", 10],
  ["127.0.0.0", 8],
  ["168.63.129.16", 32],
  ["169.254.0.0", 16],
  ["172.16.0.0", 12],
  ["192.0.0.0", 24],
  ["192.0.2.0", 24],
  ["192.31.196.0", 24],
  ["192.52.193.0", 24],
  ["192.88.99.0", 24],
  ["192.168.0.0", 16],
  ["192.175.48.0", 24],
  ["198.18.0.0", 15],
  ["198.51.100.0", 24],
  ["203.0.113.0", 24],
  ["224.0.0.0", 4],
  ["240.0.0.0", 4],
];

const number = (dotted: string): number => dotted.split(".").reduce((sum, octet) => sum * 256 + Number(octet), 0);
const octets = (n: number): number[] => [24, 16, 8, 0].map((shift) => Math.floor(n / 2 ** shift) % 256);
const inRange = (n: number, [base, bits]: readonly [string, number]): boolean =>
  Math.floor(n / 2 ** (32 - bits)) === Math.floor(number(base) / 2 ** (32 - bits));

const special = fc
  .constantFrom(...SPECIAL)
  .chain(([base, bits]) => fc.integer({ min: 0, max: 2 ** (32 - bits) - 1 }).map((offset) => number(base) + offset));
const ordinary = fc.integer({ min: 0, max: 2 ** 32 - 1 }).filter((n) => !SPECIAL.some((range) => inRange(n, range)));

const dotted = (n: number): string => octets(n).join(".");
const groups = (n: number): string => [Math.floor(n / 65_536), n % 65_536].map((group) => group.toString(16)).join(":");

/** Notations that a socket accepts. */
const embedded = (n: number): string[] => [
  `::ffff:${dotted(n)}`,
  `::ffff:${groups(n)}`,
  `::${dotted(n)}`,
  `64:ff9b::${groups(n)}`,
  `64:ff9b:1::${groups(n)}`,
  `2002:${groups(n)}::1`,
];

/** Notations that only a URL accepts. */
const inUrls = (n: number): string[] => {
  const [a = 0, b = 0, c = 0, d = 0] = octets(n);
  const octal = (octet: number): string => `0${octet.toString(8)}`;
  const rest = [String(n), `0x${n.toString(16)}`, `0${n.toString(8)}`, `${a}.${n % 2 ** 24}`, `${a}.${b}.${c * 256 + d}`];
  return [dotted(n), `${dotted(n)}.`, ...rest, `0x${a.toString(16)}.${octal(b)}.${c}.${d}`, [a, b, c, d].map(octal).join(".")];
};

describe("the addresses that webhooks may use, always", () => {
  it("exclude every special-purpose IPv4 address in every spelling", () => {
    const targets = new UrlTargets(allowNothing);
    fc.assert(
      fc.property(special, (n) => {
        for (const address of [dotted(n), ...embedded(n)]) expect(allowNothing.permits(address), address).to.equal(false);
        for (const host of [...inUrls(n), ...embedded(n).map((address) => `[${address}]`)]) {
          expect(targets.problem(`https://${host}/hook`)?.code, host).to.equal("url_not_public");
        }
      }),
      { numRuns: 2000 },
    );
  });

  it("include every other IPv4 address in every spelling, and its IPv4-mapped form", () => {
    const targets = new UrlTargets(allowNothing);
    fc.assert(
      fc.property(ordinary, (n) => {
        for (const address of [dotted(n), `::ffff:${dotted(n)}`]) expect(allowNothing.permits(address), address).to.equal(true);
        for (const address of embedded(n).slice(2)) expect(allowNothing.permits(address), address).to.equal(false);
        for (const host of [...inUrls(n), `[::ffff:${groups(n)}]`])
          expect(targets.problem(`https://${host}/hook`), host).to.equal(null);
      }),
      { numRuns: 2000 },
    );
  });

  it("exclude IPv6 outside 2000::/3, whatever is embedded", () => {
    const group = fc.integer({ min: 0, max: 65_535 });
    fc.assert(
      fc.property(fc.array(group, { minLength: 8, maxLength: 8 }), (parts) => {
        const [first = 0] = parts;
        const mapped = parts.slice(0, 5).every((part) => part === 0) && parts[5] === 65_535;
        fc.pre(!mapped && Math.floor(first / 8192) !== 1);
        expect(allowNothing.permits(parts.map((part) => part.toString(16)).join(":"))).to.equal(false);
      }),
      { numRuns: 2000 },
    );
  });
});
