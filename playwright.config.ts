import { defineConfig } from "@playwright/test";
import { browserFlags } from "./scripts/find-browser";

// Run by `npm test`, which starts the application twice and says where it is.
export default defineConfig({
  testDir: "tests/e2e",
  outputDir: "test-results",
  fullyParallel: true,
  workers: 3,
  // Waits end immediately on an idle machine; a busy one gets more time.
  timeout: 120_000,
  expect: { timeout: 45_000 },
  forbidOnly: true,
  reporter: [
    ["list"],
    [
      "json",
      {
        outputFile:
          process.env.PLAYWRIGHT_SUMMARY ?? "test-results/summary.json",
      },
    ],
  ],
  use: {
    baseURL: process.env.BASE_URL ?? "http://localhost:3000",
    // Recording costs as much as the journey: TRACE=on shows one that failed.
    trace: process.env.TRACE === "on" ? "retain-on-failure" : "off",
    // What goes through a worker can't be held or broken by a test.
    serviceWorkers: "block",
    // Chrome grants it to the page that is clicked, its headless shell to none.
    permissions: ["clipboard-write"],
    launchOptions: {
      args: browserFlags,
      ...(process.env.BROWSER_PATH && {
        executablePath: process.env.BROWSER_PATH,
      }),
    },
  },
});
