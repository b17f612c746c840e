import { TimerTool } from "../time/bar/timer-tool.js";
import { Overlays } from "./overlays.js";

/** The tools in the header of every page. */
export function HeaderTools() {
  return (
    <>
      <TimerTool />
      <Overlays />
    </>
  );
}
