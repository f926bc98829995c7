import { render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { PhotosByLink } from "@/components/photos/by-link/photos-by-link";
import { file, provideBrowserParts } from "@/tests/components/browser-parts";
import { failure, fakeApi, held, ok } from "@/tests/components/fake-api";

const address = "/api/upload-links/a-token";
const [read, write] = [`GET ${address}`, `POST ${address}`];
const open = (photos = 0) =>
  ok({ expiresAt: "2026-11-26T08:00:00.000Z", maxPhotos: 20, photos });
const over = failure(404, "not_found", "This link can't be used.");
const stored = {
  status: 201,
  body: {
    id: "p",
    width: 30,
    height: 20,
    checks: [],
    expiresAt: "2026-12-03T08:00:00.000Z",
  },
};

beforeEach(() => {
  provideBrowserParts();
  window.history.replaceState(null, "", "/u/a-token");
});

async function visit(answers: Parameters<typeof fakeApi>[0]) {
  const api = fakeApi(answers);
  render(<PhotosByLink />);
  const user = userEvent.setup({ applyAccept: false });
  return {
    api,
    user,
    choose: async (...files: File[]) =>
      user.upload(await screen.findByLabelText("Choose photos"), files),
  };
}

const heading = (name: string) => screen.findByRole("heading", { name });

test("a link's page: nothing can be chosen before it is known to work, and a failure to find out can be tried again", async () => {
  const { release, handler } = held(failure(503, "unavailable", "Not now."));
  const { api, user } = await visit({ [read]: handler });
  expect(screen.getByLabelText("Choose photos")).toBeDisabled();
  release();
  expect(await screen.findByRole("alert")).toHaveTextContent("Not now.");
  api.answer(read, open());
  await user.click(screen.getByRole("button", { name: "Try again" }));
  expect(await screen.findByText(/Up to 20/)).toBeInTheDocument();
  expect(screen.getByLabelText("Choose photos")).toBeEnabled();
});

test("a link that can't be used, and the page without one: the same plain words, and nothing to choose", async () => {
  await visit({ [read]: over });
  await heading("This link can't be used");
  expect(screen.queryByLabelText("Choose photos")).toBeNull();
});

test("a link's page without a token asks nobody", async () => {
  window.history.replaceState(null, "", "/u");
  const { api } = await visit({});
  await heading("This link can't be used");
  expect(api.calls).toEqual([]);
});

test("photos by a link: one that is refused says why and is tried again", async () => {
  const { api, user, choose } = await visit({
    [read]: open(3),
    [write]: failure(429, "rate_limited", "Too many photos."),
  });
  expect(await screen.findByText("3 photos arrived.")).toBeInTheDocument();
  await choose(file("image/jpeg", "cup.jpg"));
  expect(await screen.findByText("Too many photos.")).toBeInTheDocument();
  api.answer(write, stored);
  await user.click(screen.getByRole("button", { name: "Try again: cup.jpg" }));
  expect(await screen.findByText("4 photos arrived.")).toBeInTheDocument();
  expect(api.to(address).map(({ method }) => method)).toEqual([
    "GET",
    "POST",
    "POST",
  ]);
});

test("photos by a link: as many as there is room for, and the rest is told", async () => {
  const { api, choose } = await visit({ [read]: open(19), [write]: stored });
  await screen.findByText(/Up to 20/);
  await choose(
    file("image/jpeg", "a.jpg"),
    file("image/jpeg", "b.jpg"),
    file("image/jpeg", "c.jpg"),
  );
  expect(await screen.findByText("20 photos arrived.")).toBeInTheDocument();
  expect(screen.getByRole("alert")).toHaveTextContent("2 were left out.");
  expect(screen.getByLabelText("Choose photos")).toBeDisabled();
  expect(api.to(address)).toHaveLength(2);
});

test("a link that ends while its page is open: the page says so, and how many arrived before", async () => {
  const { api, choose } = await visit({ [read]: open(), [write]: stored });
  await screen.findByText(/Up to 20/);
  await choose(file("image/jpeg", "a.jpg"));
  await screen.findByText("1 photo arrived.");
  api.answer(write, over);
  await choose(file("image/jpeg", "b.jpg"));
  expect(await heading("This link can't be used")).toHaveFocus();
  expect(screen.getByText("1 photo arrived earlier.")).toBeInTheDocument();
});
