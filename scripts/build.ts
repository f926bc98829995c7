import { buildWhenStale } from "./build-when-stale";

const built = await buildWhenStale(console.log);
console.log(built ? "Built." : "The build is up to date.");
