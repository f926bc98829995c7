import { render } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { DataClient } from "@/components/site/data-client";
import { failure, fakeApi, setSignedInHint } from "@/tests/components/fake-api";

export const visitor = {
  "GET /api/auth/user": failure(
    401,
    "unauthenticated",
    "Authentication required",
  ),
};

/**
 * Opens a page at an address with its own cache and API, signed out unless
 * `answers` has a user.
 */
export function openPage(
  page: React.ReactElement,
  answers: Parameters<typeof fakeApi>[0] = {},
  address = "/",
) {
  window.history.replaceState(null, "", address);
  const api = fakeApi({ ...visitor, ...answers });
  setSignedInHint("GET /api/auth/user" in answers);
  const view = render(<DataClient>{page}</DataClient>);
  return { ...view, api, user: userEvent.setup() };
}

/** The JSON bodies of all requests to `path`, in order. */
export function sentTo(path: string): unknown[] {
  const calls = jest.mocked(fetch).mock.calls;
  return calls
    .filter(([called]) => called === path)
    .map(([, init]) => JSON.parse(String(init?.body)));
}
