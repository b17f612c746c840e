import { expect } from "chai";
import { until } from "../end-to-end/until.js";
import { extent, PATIENCE_MS } from "./extent.js";
import { deliveryOf, faultScene } from "./fault-scene.js";
import { Gate } from "./gate.js";

/** More than a worker's slots, so that it could fill all of them. */
const BACKLOG = extent({ bounded: 300, full: 20_000 });
const HEALTHY = 19;
/** More than the cap of an endpoint, so that each is claimed for repeatedly. */
const EACH = extent({ bounded: 12, full: 250 });
const CAP = 8;

describe("an endpoint that hangs with a long backlog", function () {
  this.timeout(PATIENCE_MS);
  const scene = faultScene();

  it(`holds at most ${CAP} requests and leases, while everything for the others arrives`, async () => {
    const { receiver } = scene();
    const gate = new Gate();
    receiver.answer = ({ path }) => (path === "/hanging" ? gate.hold(200) : 200);
    const hanging = await scene().subscribe("/hanging");
    await scene().backlog([hanging], BACKLOG);
    const healthy = await scene().subscribeMany(Array.from({ length: HEALTHY }, (_, n) => `/healthy/${n}`));
    const arrived = (count: number) =>
      until("every delivery of the others", () => receiver.received.length - gate.holding >= count);
    const ofHanging = async () => {
      const [row] = await scene().rows(
        `select count(leased_until)::int as leased, count(*) filter (where fence > 0)::int as claimed, sum(attempts)::int as attempts
         from webhook_deliveries where webhook_id = $1`,
        [hanging],
      );
      return row;
    };
    await scene().worker();
    await until("the endpoint to hang", () => gate.holding >= CAP);
    for (const round of [1, 2]) {
      await scene().backlog(healthy, EACH);
      await arrived(round * HEALTHY * EACH);
      expect(gate.holding).to.equal(CAP);
      expect(await ofHanging()).to.deep.equal({ leased: CAP, claimed: CAP, attempts: 0 });
    }
    receiver.answer = () => 200;
    gate.open();
    await scene().settled();
    const seen = receiver.received.map(deliveryOf);
    expect(seen).to.have.length(BACKLOG + 2 * HEALTHY * EACH);
    expect(new Set(seen).size).to.equal(seen.length);
  });
});
