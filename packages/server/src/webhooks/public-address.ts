import { lookup } from "node:dns";
import { BlockList, isIP, type LookupFunction } from "node:net";

/** IPv4 that is nobody's on the internet (IANA's registry of special purposes), or many people's. */
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

/** The IPv6 that is given out, and what of it leads elsewhere than it says: IPv4 inside, examples. */
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

/** Whether an IP address is one of the internet: not this machine, nor its network, nor anybody's special one. */
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

/** Thrown where a name leads to no address of the internet. */
export class PrivateAddress extends Error {
  constructor() {
    super("the address is not one of the internet");
    this.name = "PrivateAddress";
  }
}

/**
 * Looks a name up for a connection and leaves out what is not of the internet: at the moment of
 * connecting, so that a name cannot lead somewhere else than where it was checked.
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
