import { Suspense, useEffect, useState } from "react";
import { later } from "../../loading/later.js";
import { steadily } from "../../loading/steadily.js";
import { loadWords } from "../../words/start.js";
import { useSession } from "../../shell/session.js";

const loadStatus = () => import("./outbox-status.js");
const OutboxStatus = later(loadStatus);

/** Sends what is kept on this device, and shows in the header how much that is. */
export default function OutboxTool() {
  const { me } = useSession();
  const [isStarted, setStarted] = useState(false);
  useEffect(() => {
    void start(me.id).then(() => setStarted(true));
  }, [me.id]);
  return <Suspense>{isStarted && <OutboxStatus />}</Suspense>;
}

/** Loads ahead what is needed while the service is unreachable. A browser that stores nothing has no outbox. */
async function start(user: string): Promise<void> {
  const input = steadily(() => import("./input.js"));
  const [{ startOutbox }] = await Promise.all([input, steadily(loadStatus), loadWords("outbox")]);
  await startOutbox(user).catch(() => undefined);
}
