import "@testing-library/jest-dom";

/** An error that React or our code logs unexpectedly is a failure, not noise. */
beforeEach(() => {
  jest.spyOn(console, "error").mockImplementation((...args: unknown[]) => {
    throw new Error(`Unexpected console.error: ${args.map(String).join(" ")}`);
  });
});

afterEach(() => {
  jest.restoreAllMocks();
});
