import { billsUnderKills } from "./billing-kills.js";
import { crashStores } from "./crash-stores.js";

describe("three services killed by kill -9 while they bill, on PostgreSQL", function () {
  this.timeout(600_000);
  // The third kill ends all of them.
  billsUnderKills(crashStores[1].open, 3, 3);
});
