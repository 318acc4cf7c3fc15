import { lookup } from "node:dns";
import { BlockList, isIP, type LookupFunction } from "node:net";

/** Special-purpose IPv4 (IANA's registry): not on the internet, or shared by many. */
const SPECIAL = new BlockList();
for (const [network, bits] of [
  ["0.0.0.0", 8],
  ["10.0.0.0", 8],
  ["100.64.0.0", 10],
  ["127.0.0.0", 8],
  ["169.254.0.0", 16],
  ["172.16.0.0", 12],
  ["192.0.0.0", 24],
  ["192.0.2.0", 24],
  ["192.88.99.0", 24],
  ["192.168.0.0", 16],
  ["198.18.0.0", 15],
  ["198.51.100.0", 24],
  ["203.0.113.0", 24],
  ["224.0.0.0", 4],
  ["240.0.0.0", 4],
] as const) {
  SPECIAL.addSubnet(network, bits, "ipv4");
}

/** Allocated IPv6, and its parts that lead elsewhere: embedded IPv4, examples. */
const GLOBAL = new BlockList();
GLOBAL.addSubnet("2000::", 3, "ipv6");
for (const [network, bits] of [
  ["2001::", 23],
  ["2001:db8::", 32],
  ["2002::", 16],
  ["3fff::", 20],
] as const) {
  SPECIAL.addSubnet(network, bits, "ipv6");
}

/** True for addresses of the internet: not this machine, its network, nor special purposes. */
export const isPublicAddress = (address: string): boolean => {
  switch (isIP(address)) {
    case 4:
      return !SPECIAL.check(address, "ipv4");
    case 6:
      return GLOBAL.check(address, "ipv6") && !SPECIAL.check(address, "ipv6");
    default:
      return false;
  }
};

/** Thrown if a name resolves to no address of the internet. */
export class PrivateAddress extends Error {
  constructor() {
    super("the address is not one of the internet");
    this.name = "PrivateAddress";
  }
}

/**
 * Resolves a name for a connection and drops addresses that are not of the internet: at the moment
 * of connecting, so that a name cannot change between check and use.
 */
export const lookupPublic: LookupFunction = (hostname, options, callback) => {
  lookup(hostname, { ...options, all: true }, (error, found) => {
    if (error !== null) return callback(error, []);
    const addresses = found.filter(({ address }) => isPublicAddress(address));
    const [first] = addresses;
    if (first === undefined) return callback(new PrivateAddress(), []);
    if (options.all === true) return callback(null, addresses);
    return callback(null, first.address, first.family);
  });
};
