import { ownBuild, reachService } from "./connection.js";
import { renewFor } from "./renewal.js";

const TRIES = 3;
const WAIT_MS = 500;

/** Loads a chunk of the application. Waits while the service is unreachable, and reloads the page if an upgrade removed the chunk. */
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
