import { existsSync } from "node:fs";

if (!existsSync(".next/server.mjs")) {
  console.error("There is no build yet: run `npm run build` first.");
  process.exit(1);
}
if (existsSync(".env")) process.loadEnvFile(".env");
process.env.NODE_ENV ??= "production";
await import("../.next/server.mjs");
