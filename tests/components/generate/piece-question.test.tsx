import { ReadableStream } from "node:stream/web";
import { TextDecoder, TextEncoder } from "node:util";
import { fireEvent, render, screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { Generator } from "@/components/generate/generator";
import { DataClient } from "@/components/site/data-client";
import { toast } from "@/components/ui/toast";
import { file, provideBrowserParts } from "@/tests/components/browser-parts";
import { enter } from "@/tests/components/enter";
import {
  failure,
  fakeApi,
  held,
  mug,
  ok,
  streamed,
} from "@/tests/components/fake-api";

jest.mock("next/navigation", () => ({
  useRouter: () => ({ push: jest.fn() }),
}));
jest.mock("@/components/ui/toast", () => ({ toast: jest.fn() }));

beforeEach(() => {
  provideBrowserParts();
  jest.mocked(toast).mockReset();
});

const path = "/api/generate-from-image";
const unknown = (suggestions: string[] = []) => ({
  status: 422,
  body: { code: "piece_unknown", message: "What is it?", suggestions },
});
const question = () => screen.findByLabelText("What is it?");
const quick = () => screen.getByText("Generate Complete Listing from Photo");
const write = () => screen.getByText("Write the listing");
const written = () =>
  screen.findByRole("heading", { name: "Your listing is written" });

/** The page, after a photo alone told nobody what the piece is. */
async function ask(answer = unknown()) {
  const api = fakeApi({ [`POST ${path}`]: answer });
  render(
    <DataClient>
      <Generator />
    </DataClient>,
  );
  await screen.findByText(/left this month/);
  const user = userEvent.setup({ applyAccept: false });
  await enter(user, screen.getByLabelText("Materials"), "oak");
  fireEvent.change(screen.getByLabelText("Choose photos"), {
    target: { files: [file("image/jpeg")] },
  });
  await screen.findByRole("img");
  await user.click(quick());
  const field = await question();
  const sent = () =>
    api.to(path).map(({ body }) => body?.get("productDescription"));
  return { api, user, field, sent };
}

test("the question takes the focus, says that nothing was counted, and keeps photo and form", async () => {
  const { field } = await ask();
  expect(field).toHaveFocus();
  expect(field).toHaveAccessibleDescription(/Nothing was counted/);
  expect(screen.getByRole("img")).toBeVisible();
  expect(screen.getByLabelText("Materials")).toHaveValue("oak");
  expect(screen.queryByRole("alert")).toBeNull();
  expect(toast).not.toHaveBeenCalled();
});

test("Enter goes on with what is typed as the product's name", async () => {
  const { api, user, sent } = await ask();
  api.answer(`POST ${path}`, ok(mug));
  await user.keyboard("Ring dish{Enter}");
  await written();
  expect(sent()).toEqual([
    "Materials: oak",
    "Product: Ring dish, Materials: oak",
  ]);
  const [first, second] = api.to(path);
  expect(second?.body?.get("image")).toEqual(first?.body?.get("image"));
  expect(screen.queryByLabelText("What is it?")).toBeNull();
});

test("what the writer takes it for is one press away", async () => {
  const { api, user, sent } = await ask(unknown(["ring dish", "tray"]));
  api.answer(`POST ${path}`, ok(mug));
  await user.tab();
  expect(screen.getByRole("button", { name: "ring dish" })).toHaveFocus();
  await user.click(screen.getByRole("button", { name: "tray" }));
  await written();
  expect(sent()[1]).toBe("Product: tray, Materials: oak");
});

test("without an answer nothing is sent", async () => {
  const { api, user, field } = await ask();
  await user.type(field, " ");
  await user.click(write());
  expect(field).toHaveAccessibleDescription(/Type what it is/);
  expect(field).toHaveFocus();
  expect(api.to(path)).toHaveLength(1);
  await user.type(field, "D");
  expect(field).not.toHaveAccessibleDescription(/Type what it is/);
});

test("a failure keeps what was typed, says why beside it, and lets it be sent again", async () => {
  const { api, user, field, sent } = await ask();
  const answer = held(failure(503, "unavailable", "The writer is busy."));
  api.answer(`POST ${path}`, answer.handler);
  await user.type(field, "Ring dish");
  await user.click(write());
  expect(screen.queryByLabelText("What is it?")).toBeNull();
  answer.release();
  const again = await question();
  expect(again).toHaveValue("Ring dish");
  expect(again).toHaveFocus();
  expect(screen.getAllByRole("alert").map((each) => each.textContent)).toEqual([
    "The writer is busy.",
  ]);
  api.answer(`POST ${path}`, ok(mug));
  await user.click(write());
  await written();
  expect(sent()[2]).toBe("Product: Ring dish, Materials: oak");
});

test("another photo may tell: the question goes", async () => {
  const { user, field } = await ask();
  await user.type(field, "Ring");
  await user.click(screen.getByRole("button", { name: "Remove photo" }));
  await waitFor(() =>
    expect(screen.queryByLabelText("What is it?")).toBeNull(),
  );
  expect(screen.getByLabelText("Product name")).toHaveValue("Ring");
});

test("the same within a stream, with what it may be", async () => {
  Object.assign(globalThis, { TextDecoder, TextEncoder, ReadableStream });
  const stream = streamed();
  stream.send("progress", { stage: "asking", percent: 10 });
  stream.send("error", unknown(["ring dish"]).body);
  stream.end();
  await ask(stream.answer as never);
  expect(screen.getByRole("button", { name: "ring dish" })).toBeVisible();
});
