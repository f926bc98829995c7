import path from "node:path";
import { serverProject } from "../../jest.config.mjs";

/**
 * The tests of the server as Stryker runs them: from the root of its copy of
 * the repository.
 */
export default async () => {
  const server = await serverProject();
  return {
    ...server,
    rootDir: process.cwd(),
    runner: path.resolve("scripts/mutation/jest-runner.mjs"),
    testEnvironment: path.resolve("scripts/mutation/jest-environment.cjs"),
    setupFiles: [
      ...server.setupFiles,
      path.resolve("scripts/mutation/jest-setup.ts"),
    ],
    testTimeout: 120_000,
  };
};
