import { billsUnderKills } from "./billing-kills.js";
import { crashStores } from "./crash-stores.js";

describe("a service killed by kill -9 while it bills, on the embedded store", function () {
  this.timeout(600_000);
  billsUnderKills(crashStores[0].open, 1, 2);
});
