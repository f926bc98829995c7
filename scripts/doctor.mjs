import { existsSync } from "node:fs";

if (!existsSync(".next/doctor.mjs")) {
  console.error("There is no build yet: run `npm run build` first.");
  process.exit(1);
}
await import("../.next/doctor.mjs");
