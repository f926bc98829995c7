import { act, renderHook } from "@testing-library/react";
import { toast } from "@/components/ui/toast";
import { leaving, useAction } from "@/components/ui/use-action";
import { ApiError } from "@/lib/browser/api-error";

jest.mock("@/components/ui/toast", () => ({ toast: jest.fn() }));
beforeEach(() => jest.mocked(toast).mockReset());

const refused = new ApiError(429, "rate_limited", "Too many attempts.");

test("a second press is ignored while the first one runs", async () => {
  let finish: () => void = () => undefined;
  const action = jest.fn(
    (_id: number) =>
      new Promise<void>((resolve) => {
        finish = resolve;
      }),
  );
  const { result } = renderHook(() => useAction(action));
  await act(async () => {
    result.current.run(1);
    result.current.run(2);
  });
  expect(result.current.isPending).toBe(true);
  expect(action.mock.calls).toEqual([[1]]);
  await act(async () => finish());
  expect(result.current.isPending).toBe(false);
  act(() => void result.current.run(3));
  expect(action).toHaveBeenLastCalledWith(3);
});

test("an action that leaves the page stays pending", async () => {
  const { result } = renderHook(() => useAction(async () => leaving));
  await act(() => result.current.run());
  expect(result.current.isPending).toBe(true);
});

test("a refused call is a toast with the server's message", async () => {
  const { result } = renderHook(() =>
    useAction(() => Promise.reject(refused), "Not sent"),
  );
  await act(() => result.current.run());
  expect(toast).toHaveBeenCalledWith({
    title: "Not sent",
    description: "Too many attempts.",
    variant: "error",
  });
  expect(result.current.isPending).toBe(false);
});

test("any error goes to a function, with what was asked for", async () => {
  const explain = jest.fn();
  const error = new TypeError("broken");
  const { result } = renderHook(() =>
    useAction((_id: number) => Promise.reject(error), explain),
  );
  await act(() => result.current.run(7));
  expect(explain.mock.calls).toEqual([[error, 7]]);
});

test("our own mistakes are thrown, and the button works again", async () => {
  const { result } = renderHook(() =>
    useAction(() => Promise.reject(new TypeError("broken")), "Not sent"),
  );
  await act(() => expect(result.current.run()).rejects.toThrow("broken"));
  expect(toast).not.toHaveBeenCalled();
  expect(result.current.isPending).toBe(false);
});
