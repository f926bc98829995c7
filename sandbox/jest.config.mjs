export default {
  displayName: "sandbox",
  testEnvironment: "node",
  testTimeout: 30_000,
  testMatch: ["<rootDir>/tests/**/*.test.ts"],
  transform: { "\\.ts$": "<rootDir>/tests/support/transform.mjs" },
};
