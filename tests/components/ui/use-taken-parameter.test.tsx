import { renderHook } from "@testing-library/react";
import { StrictMode } from "react";
import {
  takenParameter,
  useTakenParameter,
} from "@/components/ui/use-taken-parameter";

const open = (address: string) =>
  window.history.replaceState(null, "", address);

test("it is read once, and leaves the address with the rest of it in place", () => {
  open("/signin?verify=abc&callbackUrl=%2Fshop#top");
  const parameter = takenParameter("verify");
  expect(parameter.get()).toBeUndefined();
  const listener = jest.fn();
  parameter.subscribe(listener);
  expect(parameter.get()).toBe("abc");
  expect(listener).toHaveBeenCalledTimes(1);
  expect(window.location.search).toBe("?callbackUrl=%2Fshop");
  expect(window.location.hash).toBe("#top");
  parameter.subscribe(listener);
  expect(parameter.get()).toBe("abc");
});

test("a missing one is null", () => {
  open("/signin");
  const { result } = renderHook(() => useTakenParameter("verify"));
  expect(result.current).toBeNull();
});

test("a page that is mounted twice keeps it", () => {
  open("/signin?verify=abc");
  const { result } = renderHook(() => useTakenParameter("verify"), {
    wrapper: StrictMode,
  });
  expect(result.current).toBe("abc");
});
