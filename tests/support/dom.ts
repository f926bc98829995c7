import "@testing-library/jest-dom";
import { configure } from "@testing-library/react";

// Waits end immediately on an idle machine; a busy one gets more time.
configure({ asyncUtilTimeout: 10_000 });

/**
 * An error that React or our code logs unexpectedly is a failure, not noise.
 */
beforeEach(() => {
  jest.spyOn(console, "error").mockImplementation((...args: unknown[]) => {
    throw new Error(`Unexpected console.error: ${args.map(String).join(" ")}`);
  });
});

afterEach(() => {
  jest.restoreAllMocks();
});
