import nextJest from "next/jest.js";

const withNext = nextJest({ dir: "./" });
const shared = {
  moduleNameMapper: { "^@/(.*)$": "<rootDir>/$1", "^server-only$": "<rootDir>/tests/support/empty.ts" },
  modulePathIgnorePatterns: ["<rootDir>/.next/", "<rootDir>/.data"],
};

const server = withNext({
  ...shared,
  displayName: "server",
  testEnvironment: "node",
  testMatch: ["<rootDir>/tests/{lib,app,sandbox,server,scripts}/**/*.test.ts"],
  setupFiles: ["<rootDir>/tests/support/env.ts"],
});
const components = withNext({
  ...shared,
  displayName: "components",
  testEnvironment: "jsdom",
  testMatch: ["<rootDir>/tests/components/**/*.test.tsx"],
  setupFilesAfterEnv: ["<rootDir>/tests/support/dom.ts"],
});

// These need the running application; `npm test` says where it is.
const running = (displayName) =>
  withNext({
    ...shared,
    displayName,
    testEnvironment: "node",
    testMatch: [`<rootDir>/tests/${displayName}/**/*.test.ts`],
    setupFiles: ["<rootDir>/tests/support/env.ts"],
  });
const http = running("http");
const faults = running("faults");

export default async () => ({ projects: [await server(), await components(), await http(), await faults()] });
