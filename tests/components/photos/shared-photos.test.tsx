import { act, render, screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { Generator } from "@/components/generate/generator";
import { findPhotosForBatch } from "@/components/photos";
import { DataClient } from "@/components/site/data-client";
import {
  file,
  provideBrowserParts,
  provideDialogs,
} from "@/tests/components/browser-parts";
import { fakeApi } from "@/tests/components/fake-api";

const push = jest.fn();
jest.mock("next/navigation", () => ({ useRouter: () => ({ push }) }));
jest.mock("@/components/ui/toast", () => ({ toast: jest.fn() }));

const hour = 3_600_000;
const newId = () => "00000000-0000-4000-8000-000000000001";
const uploaded = {
  id: newId(),
  width: 3000,
  height: 2000,
  checks: [],
  thumbnailUrl: "/t",
  expiresAt: new Date(Date.now() + 24 * hour).toISOString(),
};

let waiting: Map<IDBValidKey, unknown>;
beforeEach(() => {
  waiting = provideBrowserParts().database.recordsOf("listwright-shared");
  provideDialogs();
  push.mockClear();
  sessionStorage.clear();
  history.replaceState(null, "", "/generate");
});

/** As public/sw.js stores them. */
async function share(
  count: number,
  { name = "shared", sharedAt = Date.now() } = {},
) {
  const blob = file("image/jpeg");
  for (let number = 1; number <= count; number += 1)
    waiting.set(sharedAt + waiting.size, {
      name: `${name} ${number}.jpg`,
      type: "image/jpeg",
      sharedAt,
      blob,
    });
}

async function open() {
  const api = fakeApi({
    "POST /api/photos": () => ({ status: 201, body: uploaded }),
  });
  render(
    <DataClient>
      <Generator />
    </DataClient>,
  );
  await screen.findByText(/left this month/);
  return { api, user: userEvent.setup() };
}
const inForm = () => {
  const list = screen.queryByRole("list", { name: "Your photos, in order" });
  return list
    ? within(list).getAllByRole("listitem").length
    : screen.queryAllByRole("img", { name: "Your product" }).length;
};
const press = (user: ReturnType<typeof userEvent.setup>, name: string) =>
  user.click(screen.getByRole("button", { name }));

test("shared photos: none is in the form or at the server before the seller presses Use, and all are then", async () => {
  await share(12);
  const { api, user } = await open();
  expect(await screen.findByText("Use these 12 photos?")).toBeVisible();
  expect([inForm(), api.to("/api/photos").length, waiting.size]).toEqual([
    0, 0, 12,
  ]);
  await press(user, "Use");
  await waitFor(() => expect(api.to("/api/photos")).toHaveLength(12));
  expect(inForm()).toBe(12);
  expect(screen.queryByText(/^Use these/)).toBeNull();
  await waitFor(() => expect(waiting.size).toBe(0));
});

test("Discard: shared photos are gone, and the form has none", async () => {
  await share(1);
  const { api, user } = await open();
  await screen.findByText("Use this photo?");
  await press(user, "Discard");
  await waitFor(() => expect(waiting.size).toBe(0));
  expect(screen.queryByText("Use this photo?")).toBeNull();
  expect([inForm(), api.to("/api/photos").length]).toEqual([0, 0]);
});

test.each([
  [2, "Use"],
  [20, "Use"],
  [21, "Sort them into products"],
])(
  "%i shared photos: sorted into products, %s first, leads to the batches with these photos, which wait until they are there",
  async (count, first) => {
    await share(count);
    const { api, user } = await open();
    await screen.findByText(`Use these ${count} photos?`);
    const sort = "Sort them into products";
    const buttons = screen
      .getAllByRole("button")
      .flatMap(({ textContent }) => textContent ?? [])
      .filter((name) => ["Use", "Discard", sort].includes(name));
    expect(buttons[0]).toBe(first);
    await share(1, { name: "foreign" });
    await press(user, sort);
    expect(push.mock.calls).toEqual([["/batches"]]);
    const left = await findPhotosForBatch();
    expect(left.map((photo) => photo.file.name)).toEqual(
      Array.from({ length: count }, (_, at) => `shared ${at + 1}.jpg`),
    );
    expect([inForm(), api.to("/api/photos"), waiting.size]).toEqual([
      0,
      [],
      count + 1,
    ]);
  },
);

test("one shared photo: there is nothing to sort", async () => {
  await share(1);
  await open();
  await screen.findByText("Use this photo?");
  expect(screen.queryByRole("button", { name: /^Sort/ })).toBeNull();
});

test("more shared photos than a listing takes: the others keep waiting", async () => {
  await share(23);
  const { user } = await open();
  await screen.findByText("Use these 23 photos?");
  await press(user, "Use");
  expect(await screen.findByText("Use these 3 photos?")).toBeVisible();
  expect(inForm()).toBe(20);
  expect(screen.getByRole("button", { name: "Use" })).toBeDisabled();
  await waitFor(() =>
    expect([...waiting.values()]).toMatchObject(
      [21, 22, 23].map((n) => ({ name: `shared ${n}.jpg` })),
    ),
  );
});

test("photos shared while the question is shown: they are not used with its photos, and not lost", async () => {
  await share(2);
  const { user } = await open();
  await screen.findByText("Use these 2 photos?");
  await share(3, { name: "foreign" });
  await press(user, "Use");
  await waitFor(() => expect(waiting.size).toBe(3));
  expect(inForm()).toBe(2);
});

test("a photo that an earlier version's worker laid aside: it is there, too", async () => {
  waiting.set(1, {
    name: "bytes.jpg",
    type: "image/jpeg",
    sharedAt: Date.now(),
    bytes: await file("image/jpeg").arrayBuffer(),
  });
  const { user } = await open();
  await screen.findByText("Use this photo?");
  await press(user, "Use");
  expect(inForm()).toBe(1);
});

test("photos shared more than a day ago: nobody is asked about them, and they are gone", async () => {
  await share(2, { sharedAt: Date.now() - 25 * hour });
  await share(1);
  await open();
  expect(await screen.findByText("Use this photo?")).toBeVisible();
  await waitFor(() => expect(waiting.size).toBe(1));
});

test.each([
  ["again", /^The photo that you shared didn't arrive/],
  ["full", /^Not all the photos you shared fit/],
])(
  "a share that ended with %s: said once, and no longer in the address",
  async (mark, sentence) => {
    history.replaceState(null, "", `/generate?shared=${mark}`);
    await open();
    expect(await screen.findByText(sentence)).toBeVisible();
    expect(location.search).toBe("");
    await act(() => Promise.resolve());
  },
);
