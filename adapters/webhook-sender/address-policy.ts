import { isIP } from "node:net";
import ipaddr from "ipaddr.js";

type Address = ipaddr.IPv4 | ipaddr.IPv6;
type Range = [Address, number];

const MAPPED_BITS = 96;
const CACHE_SIZE = 1000;

/** Public IPv6 addresses are assigned only from this range; compatible, translated and site-local addresses are outside (RFC 4291). */
const GLOBAL_UNICAST: Range = ipaddr.parseCIDR("2000::/3");

/** Unicast for ipaddr.js, but not public: only machines inside Azure can reach this host, which returns their secrets. */
const NOT_PUBLIC: readonly Range[] = [ipaddr.parseCIDR("168.63.129.16/32")];

/** The addresses that a connection may go to: public ones, and those in ranges that the operator allows. */
export class AddressPolicy {
  readonly #allowed: readonly Range[];
  readonly #allows = cached((address) => this.#isAllowed(parseAddress(address)));
  readonly #permits = cached((address) => isPublic(parseAddress(address)) || this.#allows(address));

  private constructor(allowed: readonly Range[]) {
    this.#allowed = allowed;
  }

  /** Parses CIDR ranges such as `10.0.0.0/8` or `fd00::/8`. Throws an `Error` that quotes an invalid range. */
  static parse(ranges: readonly string[]): AddressPolicy {
    return new AddressPolicy(ranges.map(parseRange));
  }

  /** Whether the operator allows any range in addition to public addresses. */
  get allowsAny(): boolean {
    return this.#allowed.length > 0;
  }

  /** Whether the address is in a range that the operator allows. An IPv4-mapped IPv6 address counts as the IPv4 address. */
  allows(address: string): boolean {
    return this.#allows(address);
  }

  /** Whether the address is public unicast (IANA's special-purpose registries) or allowed. False for an invalid address. */
  permits(address: string): boolean {
    return this.#permits(address);
  }

  #isAllowed(address: Address | null): boolean {
    return address !== null && this.#allowed.some((range) => contains(range, address));
  }
}

/** Caches recent results, because requests check the same few addresses. */
function cached(check: (address: string) => boolean): (address: string) => boolean {
  const results = new Map<string, boolean>();
  return (address) => {
    const known = results.get(address);
    if (known !== undefined) return known;
    if (results.size >= CACHE_SIZE) results.clear();
    const result = check(address);
    results.set(address, result);
    return result;
  };
}

function isPublic(address: Address | null): boolean {
  if (address?.range() !== "unicast" || NOT_PUBLIC.some((range) => contains(range, address))) return false;
  return address.kind() === "ipv4" || contains(GLOBAL_UNICAST, address);
}

function contains(range: Range, address: Address): boolean {
  return range[0].kind() === address.kind() && address.match(range);
}

function parseAddress(text: string): Address | null {
  // ipaddr.js also accepts octal and short forms; addresses of sockets are always in full form.
  if (isIP(text) === 0) return null;
  return unmapped(ipaddr.parse(inGroups(text)));
}

function unmapped(address: Address): Address {
  return address instanceof ipaddr.IPv6 && address.isIPv4MappedAddress() ? address.toIPv4Address() : address;
}

/** ipaddr.js confuses ::a.b.c.d with ::ffff:a.b.c.d, so this converts a dotted ending to groups first. */
function inGroups(text: string): string {
  if (!text.includes(":")) return text;
  return text.replace(/(\d{1,3})\.(\d{1,3})\.(\d{1,3})\.(\d{1,3})/, (_dotted, ...[a, b, c, d]: string[]) => {
    const group = (high: unknown, low: unknown): string => (Number(high) * 256 + Number(low)).toString(16);
    return `${group(a, b)}:${group(c, d)}`;
  });
}

function parseRange(text: string): Range {
  const { address, bits } = /^(?<address>[^/%]+)\/(?<bits>0|[1-9]\d{0,2})$/.exec(text)?.groups ?? {};
  const family = isIP(address ?? "");
  if (address === undefined || family === 0 || Number(bits) > (family === 4 ? 32 : 128)) {
    throw new Error(`"${text}" is not a range in CIDR notation such as "10.0.0.0/8" or "fd00::/8".`);
  }
  const base = ipaddr.parse(inGroups(address));
  const inner = unmapped(base);
  if (inner === base) return [base, Number(bits)];
  if (Number(bits) < MAPPED_BITS)
    throw new Error(`"${text}" is wider than the IPv4-mapped addresses. Specify IPv4 ranges instead.`);
  return [inner, Number(bits) - MAPPED_BITS];
}
