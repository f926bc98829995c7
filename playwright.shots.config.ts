import { defineConfig } from "@playwright/test";
import base from "./playwright.config";

export default defineConfig({
  ...base,
  testDir: "tests/shots",
  // Six pictures of the whole of a long page.
  timeout: 180_000,
  reporter: "list",
  projects: [
    { name: "seeded", testMatch: "seeded.spec.ts" },
    { name: "all", testIgnore: "seeded.spec.ts", dependencies: ["seeded"] },
  ],
  use: { ...base.use, trace: "off" },
});
