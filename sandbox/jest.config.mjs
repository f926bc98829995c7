export default {
  displayName: "sandbox",
  testEnvironment: "node",
  testTimeout: 30_000,
  testMatch: ["<rootDir>/tests/**/*.test.ts"],
  // Zod's messages in fifty languages, which each file of tests would load.
  moduleNameMapper: {
    "^\\.\\./locales/index\\.cjs$": "zod/v4/locales/en.cjs",
  },
  transform: { "\\.ts$": "<rootDir>/tests/support/transform.mjs" },
};
