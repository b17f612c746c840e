import { ownBuild, reachService } from "./connection.js";
import { renewFor } from "./renewal.js";

const TRIES = 3;
const WAIT_MS = 500;

/** Loads a part of the application: waits while the service is away, and loads the whole page again where the part is gone since an upgrade. */
export async function steadily<Part>(load: () => Promise<Part>): Promise<Part> {
  for (let tries = 1; ; tries += 1) {
    try {
      return await load();
    } catch (reason) {
      const build = await reachService();
      if (build !== ownBuild || tries >= TRIES) await renewFor(build, reason);
      await new Promise((resolve) => setTimeout(resolve, tries * WAIT_MS));
    }
  }
}
