// Loaded into the measured process (`node --import`); responds to each message
// with the usage since the last one.
import { monitorEventLoopDelay } from "node:perf_hooks";

if (process.send) {
  const delay = monitorEventLoopDelay({ resolution: 10 });
  delay.enable();
  let peak = 0;
  let before = process.cpuUsage();
  setInterval(() => {
    peak = Math.max(peak, process.memoryUsage.rss());
  }, 100).unref();
  process.on("message", (message) => {
    if (message !== "report") return;
    const { user, system } = process.cpuUsage(before);
    process.send({
      cpu: (user + system) / 1e3,
      rss: peak,
      p50: delay.percentile(50) / 1e6,
      p99: delay.percentile(99) / 1e6,
      max: delay.max / 1e6,
    });
    delay.reset();
    peak = 0;
    before = process.cpuUsage();
  });
}
