import type { Hint } from "../../../core/ports/message-bus.js";
import { honest, type Saboteur } from "./saboteur.js";

export const dueSaboteurs: readonly Saboteur[] = [
  {
    title: "never reports what is due",
    caughtBy: [
      "reports after the commit, once, that deliveries or mail became due",
      "reports retried, recovered, backfilled and resumed deliveries as due",
    ],
    make: () => ({ ...honest(), onDue: () => () => undefined }),
  },
  {
    title: "reports due work before the commit",
    caughtBy: [
      "reports after the commit, once, that deliveries or mail became due",
      "reports nothing as due when the work rejects",
    ],
    make: () => {
      const subject = honest();
      const listeners = new Set<(hint: Hint) => void>();
      return {
        ...subject,
        onDue: (listener) => {
          listeners.add(listener);
          return () => void listeners.delete(listener);
        },
        unitOfWork: {
          run: (scope, work) =>
            subject.unitOfWork.run(scope, (stores) => {
              const record: typeof stores.events.record = (event) => {
                for (const listener of listeners) listener("deliveries");
                return stores.events.record(event);
              };
              return work({ ...stores, events: { ...stores.events, record } });
            }),
          read: (scope, work) => subject.unitOfWork.read(scope, work),
        },
      };
    },
  },
  {
    title: "keeps reporting to removed listeners",
    caughtBy: ["stops reporting to a removed listener"],
    make: () => {
      const subject = honest();
      return {
        ...subject,
        onDue: (listener) => {
          subject.onDue(listener);
          return () => undefined;
        },
      };
    },
  },
];
