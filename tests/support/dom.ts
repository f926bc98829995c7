import "@testing-library/jest-dom";
import { configure } from "@testing-library/react";
import * as React from "react";

// Waits end immediately on an idle machine; a busy one gets more time.
configure({ asyncUtilTimeout: 10_000 });

/**
 * React takes a stack for each of the first 10,000 elements of a second, to name
 * the component in warnings. Here a warning is a failure, and these stacks are a
 * tenth of the time.
 */
function leaveOutOwnerStacks() {
  const internals = Object.entries(React).find(([name]) =>
    name.startsWith("__CLIENT_INTERNALS"),
  )?.[1];
  Object.defineProperty(internals, "recentlyCreatedOwnerStacks", {
    get: () => Number.POSITIVE_INFINITY,
    set: () => undefined,
  });
}
leaveOutOwnerStacks();

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
