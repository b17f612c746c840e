/** These suites share one private broker, an API and a worker, which live through every fault. */
import "./broker-alarm.js";
import "./broker-consumer.js";
import "./broker-database.js";
import "./broker-deletions.js";
import "./broker-nowhere.js";
import "./broker-outage.js";
