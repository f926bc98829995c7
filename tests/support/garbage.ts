import v8 from "node:v8";
import vm from "node:vm";

/** Collects garbage twice a second while this is done. */
export async function whileCollecting<T>(work: Promise<T>) {
  v8.setFlagsFromString("--expose-gc");
  const collect: () => void = vm.runInNewContext("gc");
  const timer = setInterval(collect, 500);
  return work.finally(() => clearInterval(timer));
}
