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

// Needs the running application; `npm test` says where it is.
const http = withNext({
  ...shared,
  displayName: "http",
  testEnvironment: "node",
  testMatch: ["<rootDir>/tests/http/**/*.test.ts"],
  setupFiles: ["<rootDir>/tests/support/env.ts"],
});

export default async () => ({ projects: [await server(), await components(), await http()] });
