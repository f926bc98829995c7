import { ReadableStream } from "node:stream/web";
import { TextDecoder, TextEncoder } from "node:util";
import {
  fireEvent,
  render,
  screen,
  waitFor,
  within,
} from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { Generator } from "@/components/generate/generator";
import { readEventStream } from "@/components/generate/listing-stream";
import { DataClient } from "@/components/site/data-client";
import { toast } from "@/components/ui/toast";
import { file, provideBrowserParts } from "@/tests/components/browser-parts";
import { fakeApi, mug, ok, streamed } from "@/tests/components/fake-api";

jest.mock("next/navigation", () => ({
  useRouter: () => ({ push: jest.fn() }),
}));
jest.mock("@/components/ui/toast", () => ({ toast: jest.fn() }));

const parts = { ReadableStream, TextDecoder, TextEncoder };
const productName = () => screen.getByRole("textbox", { name: "Product name" });
const generate = () => screen.getByRole("button", { name: "Generate Listing" });
const place = () =>
  screen.getByRole("region", { name: "Your listing is being written" });

beforeEach(() => {
  Object.assign(globalThis, parts);
  provideBrowserParts();
  jest.mocked(toast).mockReset();
});

/** The page after a click on Generate, with the stream that answers it. */
async function startWriting() {
  const stream = streamed();
  const api = fakeApi({ "POST /api/generate-listing": stream.answer });
  render(
    <DataClient>
      <Generator />
    </DataClient>,
  );
  await screen.findByText(/left this month/);
  const user = userEvent.setup();
  await user.type(productName(), "Mug");
  fireEvent.change(screen.getByLabelText("Choose photos"), {
    target: { files: [file("image/jpeg")] },
  });
  await screen.findByRole("img");
  await user.click(generate());
  return { stream, api, user };
}

async function expectKept(title: string, words: string | RegExp) {
  await waitFor(() =>
    expect(toast).toHaveBeenCalledWith({
      title,
      description:
        typeof words === "string" ? words : expect.stringMatching(words),
      variant: "error",
    }),
  );
  expect(productName()).toHaveValue("Mug");
  expect(screen.getByRole("img")).toBeInTheDocument();
  expect(generate()).toBeEnabled();
}

test("stream: fields appear as they are written, with real progress, until the listing replaces them", async () => {
  const { stream, api } = await startWriting();
  expect(api.to("/api/generate-listing")[0]?.headers.Accept).toMatch(
    /^text\/event-stream/,
  );
  expect(screen.getByRole("progressbar")).toHaveAttribute(
    "aria-valuenow",
    "60",
  );
  stream.send("progress", { stage: "writing", percent: 35 });
  await waitFor(() =>
    expect(screen.getByRole("progressbar")).toHaveAttribute(
      "aria-valuenow",
      "74",
    ),
  );

  stream.send("partial", { title: mug.title });
  expect(await within(place()).findByText(mug.title)).toBeVisible();
  stream.send("partial", {
    title: mug.title,
    description: "A speckled stoneware mug.",
  });
  expect(
    await within(place()).findByText("A speckled stoneware mug."),
  ).toBeVisible();
  stream.send("partial", {
    ...mug,
    description: "A speckled stoneware mug. It holds",
    facts: mug.facts,
  });
  expect(await within(place()).findByText("stoneware mug")).toBeVisible();
  expect(
    within(place()).getByText("A speckled stoneware mug. It holds"),
  ).toBeVisible();
  expect(within(place()).getByText("Rustic")).toBeVisible();

  stream.send("result", mug);
  expect(
    await screen.findByRole("heading", { name: "Your listing is written" }),
  ).toHaveFocus();
  expect(screen.queryByRole("progressbar")).toBeNull();
});

test.each([
  [[2, 8, 12, 97]],
  [[64, 81, 12, 40, 92]],
  [[99, 3]],
  [[59, 61, 60]],
])("stream: progress reported as %j never falls", async (reported) => {
  const { stream } = await startWriting();
  const seen = [60];
  for (const percent of reported) {
    stream.send("progress", { stage: "writing", percent });
    // Whatever comes after it is shown after it.
    stream.send("partial", { title: `Title at ${percent}` });
    await within(place()).findByText(`Title at ${percent}`);
    seen.push(
      Number(screen.getByRole("progressbar").getAttribute("aria-valuenow")),
    );
  }
  expect(seen).toEqual(seen.toSorted((a, b) => a - b));
  expect(seen.at(-1)).toBe(60 + Math.round(0.4 * Math.max(...reported)));
});

test("stream: partial text is not announced to screen readers", async () => {
  const { stream } = await startWriting();
  const isAnnounced = (element: Element | null) =>
    element?.closest("[aria-live], [role=status], [role=alert]") ?? null;
  const said = within(place()).getByRole("status").textContent;
  stream.send("partial", {
    title: mug.title,
    description: mug.description,
    facts: mug.facts,
  });
  expect(isAnnounced(await within(place()).findByText(mug.title))).toBeNull();
  expect(isAnnounced(within(place()).getByText(/It holds/))).toBeNull();
  expect(within(place()).getByRole("status").textContent).toContain(
    said?.slice(0, 20),
  );
});

test("stream: an error shows the server's message and keeps form and photo", async () => {
  const { stream } = await startWriting();
  stream.send("partial", { title: mug.title });
  await within(place()).findByText(mug.title);
  stream.send("error", {
    code: "upstream_failed",
    message: "The listing writer had a problem.",
  });
  await expectKept("Generation Failed", "The listing writer had a problem.");
  expect(screen.queryByText(mug.title)).toBeNull();
});

test.each(["cut", "end"] as const)(
  "lost connection (%s): shows an error, and the next click requests the same listing",
  async (way) => {
    const { stream, api, user } = await startWriting();
    stream.send("partial", { title: mug.title });
    await within(place()).findByText(mug.title);
    stream[way]();
    await expectKept("Generation Failed", /connection was lost/);
    api.answer("POST /api/generate-listing", ok(mug));
    await user.click(generate());
    await screen.findByRole("heading", { name: "Your listing is written" });
    const [first, second] = api
      .to("/api/generate-listing")
      .map((call) => call.headers["Idempotency-Key"]);
    expect(second).toBe(first);
  },
);

test("second attempt: shows nothing of the first", async () => {
  const { stream, api, user } = await startWriting();
  stream.send("partial", { title: mug.title });
  await within(place()).findByText(mug.title);
  stream.send("error", { code: "refused", message: "Declined." });
  await expectKept("Generation Failed", "Declined.");
  api.answer("POST /api/generate-listing", streamed().answer);
  await user.click(generate());
  expect(within(place()).queryByText(mug.title)).toBeNull();
  expect(screen.getByRole("progressbar")).toHaveAttribute(
    "aria-valuenow",
    "60",
  );
});

test("browser without streams: requests a single response", async () => {
  Object.assign(globalThis, { ReadableStream: undefined });
  const api = fakeApi({ "POST /api/generate-listing": ok(mug) });
  render(
    <DataClient>
      <Generator />
    </DataClient>,
  );
  await screen.findByText(/left this month/);
  const user = userEvent.setup();
  await user.type(productName(), "Mug");
  await user.click(generate());
  await screen.findByRole("heading", { name: "Your listing is written" });
  expect(api.to("/api/generate-listing")[0]?.headers.Accept).toBeUndefined();
});

test("event stream: events are parsed wherever the bytes are split", async () => {
  const bytes = new TextEncoder().encode(
    'event: a\r\ndata: {"x":"é😀"}\r\n\r\n: note\n\nevent: b\ndata: 1\ndata: 2\n\n',
  );
  for (let size = 1; size <= bytes.length; size += 1) {
    const { answer, write, end } = streamed();
    for (let at = 0; at < bytes.length; at += size)
      write(bytes.slice(at, at + size));
    end();
    const read: string[] = [];
    const reading = (async () => {
      for await (const { event, data } of readEventStream(
        answer.stream ?? new globalThis.ReadableStream(),
      )) {
        read.push(`${event}=${data}`);
      }
    })();
    await expect(reading).rejects.toMatchObject({ status: 0 });
    expect(read).toEqual(['a={"x":"é😀"}', "b=1\n2"]);
  }
});
