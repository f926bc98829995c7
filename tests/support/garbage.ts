import v8 from "node:v8";
import vm from "node:vm";

/** Collects garbage ten times a second until it is told to stop. */
export function keepCollecting() {
  v8.setFlagsFromString("--expose-gc");
  const collect: () => void = vm.runInNewContext("gc");
  const timer = setInterval(collect, 100);
  return () => clearInterval(timer);
}
