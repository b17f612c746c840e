import { startWatchdog } from "../../bootstrap/watchdog.js";

// Ends by itself, or with an argument prints when its event loop has turned and then lets it stand still.
startWatchdog(2);
if (process.argv[2] === "stand-still")
  setTimeout(() => {
    process.stdout.write("turned\n", () => {
      Atomics.wait(new Int32Array(new SharedArrayBuffer(Int32Array.BYTES_PER_ELEMENT)), 0, 0);
    });
  }, 3_000);
