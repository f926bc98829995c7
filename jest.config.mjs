import nextJest from "next/jest.js";

const withNext = nextJest({ dir: "./" });
/**
 * Jest's cleanup of globals frees nothing by default, and ends the next file
 * with "Maximum call stack size exceeded" when what still runs of the one
 * before sets one of them.
 */
const node = {
  testEnvironment: "node",
  testEnvironmentOptions: { globalsCleanup: "off" },
};
const shared = {
  moduleNameMapper: {
    "^@/(.*)$": "<rootDir>/$1",
    "^fast-check$": "<rootDir>/tests/support/fast-check.ts",
    "^server-only$": "<rootDir>/tests/support/empty.ts",
  },
  modulePathIgnorePatterns: [
    "<rootDir>/.next/",
    "<rootDir>/.data",
    "<rootDir>/.stryker-tmp",
  ],
};

const server = withNext({
  ...shared,
  displayName: "server",
  ...node,
  testMatch: ["<rootDir>/tests/{lib,app,server,scripts,contract}/**/*.test.ts"],
  setupFiles: ["<rootDir>/tests/support/env.ts"],
});
const components = withNext({
  ...shared,
  displayName: "components",
  testEnvironment: "jsdom",
  testMatch: ["<rootDir>/tests/components/**/*.test.{ts,tsx}"],
  setupFiles: ["<rootDir>/tests/support/env.ts"],
  setupFilesAfterEnv: ["<rootDir>/tests/support/dom.ts"],
});

// These need the running application; `npm test` says where it is.
const running = (displayName) =>
  withNext({
    ...shared,
    displayName,
    ...node,
    testMatch: [`<rootDir>/tests/${displayName}/**/*.test.ts`],
    setupFiles: ["<rootDir>/tests/support/env.ts"],
  });
const http = running("http");
const browsers = running("browsers");
const faults = running("faults");
const deploy = async () =>
  inUsualRuns(compileMailRenderer(await running("deploy")()));

/**
 * Its import() of React's server would need Jest's experimental modules;
 * compiled, it is a require().
 */
const compileMailRenderer = (config) => ({
  ...config,
  transform: {
    ...config.transform,
    "/@react-email/render/.*\\.cjs$": Object.values(config.transform)[0],
  },
  transformIgnorePatterns: [
    "/node_modules/(?!@react-email/render/)",
    "\\.module\\.(css|sass|scss)$",
  ],
});

const without = (project, pattern) => ({
  ...project,
  testPathIgnorePatterns: [...project.testPathIgnorePatterns, pattern],
});

/** A `.full.test.ts` proves more of what another file shows in short runs. */
const inShortRuns = (project) =>
  process.env.FULL_TESTS === "true"
    ? project
    : without(project, "\\.full\\.test\\.ts$");

/** A `.long.test.ts` takes minutes, such as one that builds the product. */
const inUsualRuns = (project) =>
  process.env.LONG_TESTS === "true"
    ? project
    : without(project, "\\.long\\.test\\.ts$");

export const serverProject = async () =>
  inUsualRuns(inShortRuns(compileMailRenderer(await server())));

export default async () => ({
  // Modules of the files that ran before stay in memory, and with gigabytes of
  // them everything takes longer; a worker that has so much is replaced.
  workerIdleMemoryLimit: "1500MB",
  projects: [
    await serverProject(),
    await components(),
    inShortRuns(await http()),
    await browsers(),
    await faults(),
    await deploy(),
    "<rootDir>/sandbox",
  ],
});
