// Loaded into the process that is measured (`node --import`); answers each message with what happened since the last.
import { monitorEventLoopDelay } from "node:perf_hooks";

if (process.send) {
  const delay = monitorEventLoopDelay({ resolution: 10 });
  delay.enable();
  let peak = 0;
  setInterval(() => {
    peak = Math.max(peak, process.memoryUsage.rss());
  }, 100).unref();
  process.on("message", (message) => {
    if (message !== "report") return;
    process.send({ rss: peak, p50: delay.percentile(50) / 1e6, p99: delay.percentile(99) / 1e6, max: delay.max / 1e6 });
    delay.reset();
    peak = 0;
  });
}
