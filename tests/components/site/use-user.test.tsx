import { screen, waitFor } from "@testing-library/react";
import { useUser } from "@/components/site/use-user";
import { openPage, visitor } from "@/tests/components/auth/auth-page";
import {
  failure,
  ok,
  seller,
  setSignedInHint,
} from "@/tests/components/fake-api";

function Whoami() {
  const { user, isLoading, error, refresh } = useUser();
  const words =
    user === null
      ? "a visitor"
      : (user?.email ?? (isLoading ? "asking" : "not known"));
  return (
    <button type="button" onClick={refresh}>
      {words}
      {error ? ", failing" : ""}
    </button>
  );
}

test("who was given no session is a visitor, and nothing is asked", async () => {
  const { api } = openPage(<Whoami />);
  expect(await screen.findByText("a visitor")).toBeInTheDocument();
  expect(api.calls).toEqual([]);
});

test("401 is a visitor: the hint of a session is none", async () => {
  const { api } = openPage(<Whoami />, visitor);
  expect(await screen.findByText("a visitor")).toBeInTheDocument();
  expect(api.to("/api/auth/user")).toHaveLength(1);
});

test("who signed out in another window is a visitor here as soon as it is asked", async () => {
  const { user, api } = openPage(<Whoami />, {
    "GET /api/auth/user": ok(seller),
  });
  await screen.findByText(seller.email);
  setSignedInHint(false);
  await user.click(screen.getByRole("button"));
  await waitFor(() =>
    expect(screen.getByRole("button")).toHaveTextContent("a visitor"),
  );
  expect(api.to("/api/auth/user")).toHaveLength(1);
});

test("503 at first is not known, and never a visitor", async () => {
  openPage(<Whoami />, {
    "GET /api/auth/user": failure(503, "unavailable", "Down"),
  });
  expect(await screen.findByText("not known, failing")).toBeInTheDocument();
});

test("503 and being offline keep who was known", async () => {
  const { user, api } = openPage(<Whoami />, {
    "GET /api/auth/user": ok(seller),
  });
  await screen.findByText(seller.email);
  api.answer("GET /api/auth/user", failure(503, "unavailable", "Down"));
  await user.click(screen.getByRole("button"));
  expect(
    await screen.findByText(`${seller.email}, failing`),
  ).toBeInTheDocument();
  api.answer("GET /api/auth/user", () =>
    Promise.reject(new TypeError("Failed to fetch")),
  );
  await user.click(screen.getByRole("button"));
  expect(
    await screen.findByText(`${seller.email}, failing`),
  ).toBeInTheDocument();
});

test("401 later is a visitor again", async () => {
  const { user, api } = openPage(<Whoami />, {
    "GET /api/auth/user": ok(seller),
  });
  await screen.findByText(seller.email);
  api.answer(
    "GET /api/auth/user",
    failure(401, "unauthenticated", "Authentication required"),
  );
  await user.click(screen.getByRole("button"));
  await waitFor(() =>
    expect(screen.getByRole("button")).toHaveTextContent("a visitor"),
  );
});
