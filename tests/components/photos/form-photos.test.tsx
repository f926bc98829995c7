import {
  act,
  fireEvent,
  render,
  screen,
  waitFor,
  within,
} from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { Generator } from "@/components/generate/generator";
import { DataClient } from "@/components/site/data-client";
import { toast } from "@/components/ui/toast";
import {
  file,
  provideBrowserParts,
  provideDialogs,
} from "@/tests/components/browser-parts";
import { failure, fakeApi, mug, ok, seller } from "@/tests/components/fake-api";

const push = jest.fn();
jest.mock("next/navigation", () => ({ useRouter: () => ({ push }) }));
jest.mock("@/components/ui/toast", () => ({ toast: jest.fn() }));

beforeEach(() => {
  provideBrowserParts();
  provideDialogs();
  jest.mocked(toast).mockReset();
  push.mockReset();
});

type Answers = Parameters<typeof fakeApi>[0];
type Upload = Extract<Answers[string], (call: never) => unknown>;

const week = new Date(Date.now() + 7 * 24 * 60 * 60 * 1000).toISOString();

/** Stores every photo under the number of its upload. */
function storing(): Upload {
  let number = 0;
  return () => {
    number += 1;
    const id = `00000000-0000-4000-8000-00000000000${number}`;
    const body = {
      id,
      width: 3000,
      height: 2000,
      checks: [],
      expiresAt: week,
      thumbnailUrl: `/${id}`,
    };
    return { status: 201, body };
  };
}
const idsIn = (form: FormData | undefined): string[] =>
  JSON.parse(String(form?.get("photoIds") ?? "[]"));
const numbersOf = (ids: string[]) => ids.map((id) => Number(id.slice(-1)));

async function open(answers: Answers = {}) {
  const api = fakeApi({
    "POST /api/photos": storing(),
    "POST /api/generate-listing": ok(mug),
    ...answers,
  });
  const page = render(
    <DataClient>
      <Generator />
    </DataClient>,
  );
  await screen.findByText(/left this month|are free|Unlimited/);
  return { ...page, api, user: userEvent.setup({ applyAccept: false }) };
}

const button = (name: string) => screen.getByRole("button", { name });
const generate = () => button("Generate Complete Listing from Photo");
const list = () => screen.getByRole("list", { name: "Your photos, in order" });
const files = (count: number, name = "cup") =>
  Array.from({ length: count }, (_, index) =>
    file("image/jpeg", `${name} ${index + 1}.jpg`),
  );

function choose(chosen: File[]) {
  fireEvent.change(screen.getByLabelText(/^(Choose|Add) photos$/), {
    target: { files: chosen },
  });
}
/** Nothing on the page is on its way any more. */
const settled = () =>
  waitFor(() => {
    expect(within(list()).queryByRole("progressbar")).toBeNull();
  });

/** The listing that was asked for: the numbers of its photos' uploads. */
async function generatedFrom(api: ReturnType<typeof fakeApi>) {
  await screen.findByRole("heading", { name: "Your listing is written" });
  return numbersOf(idsIn(api.to("/api/generate-listing").at(-1)?.body));
}

test("several photos: each is uploaded by itself, and one listing is written from all, in their order", async () => {
  const { api, user } = await open();
  choose(files(3));
  expect(within(list()).getAllByRole("listitem")).toHaveLength(3);
  await settled();
  expect(api.to("/api/photos")).toHaveLength(3);
  await user.click(button("Move photo 3"));
  await user.click(button("Move photo 3 earlier"));
  await user.click(generate());
  expect(await generatedFrom(api)).toEqual([1, 3, 2]);
  expect(api.to("/api/generate-from-image")).toEqual([]);
});

test("a single photo that is uploaded: the listing is written from it", async () => {
  const { api, user } = await open();
  choose(files(1));
  await waitFor(() => expect(api.to("/api/photos")).toHaveLength(1));
  await user.click(generate());
  expect(await generatedFrom(api)).toEqual([1]);
});

test("photos without a product name: the name is not sent", async () => {
  const { api, user } = await open();
  choose(files(2));
  await user.type(screen.getByRole("textbox", { name: "Materials" }), "clay");
  await user.click(generate());
  await generatedFrom(api);
  const sent = JSON.parse(
    String(api.to("/api/generate-listing")[0]?.body?.get("formData")),
  );
  expect(sent).toMatchObject({ materials: "clay" });
  expect(sent).not.toHaveProperty("productName");
});

test.each([1, 2, 20])("%d of 20: what is counted are photos", async (count) => {
  await open();
  choose(files(count));
  const sentence = screen.getByText(`${count} of 20`).parentElement;
  expect(sentence).toHaveTextContent(new RegExp(`^${count} of 20 photos\\b`));
});

describe("the order", () => {
  test("changes with the arrow keys, Home and End; the handle keeps the focus, and it is announced", async () => {
    const { api, user } = await open();
    choose(files(4));
    await settled();
    button("Move photo 2").focus();
    await user.keyboard("{ArrowRight}");
    expect(button("Move photo 3")).toHaveFocus();
    expect(screen.getByText("Photo 2 moved to place 3")).toHaveAttribute(
      "role",
      "status",
    );
    await user.keyboard("{End}");
    expect(button("Move photo 4")).toHaveFocus();
    await user.keyboard("{Home}");
    expect(button("Move photo 1")).toHaveFocus();
    await user.keyboard("{ArrowLeft}");
    expect(button("Move photo 1")).toHaveFocus();
    await user.click(generate());
    expect(await generatedFrom(api)).toEqual([2, 1, 3, 4]);
  });

  test("says which photo shoppers see, wherever it came from", async () => {
    const { user } = await open();
    choose(files(3));
    await settled();
    const first = () =>
      within(list()).getByText("Shoppers see this first").closest("li");
    expect(first()).toContainElement(button("Move photo 1"));
    await user.click(button("Look closer at photo 3"));
    await user.click(
      await screen.findByRole("button", { name: "Make it the first" }),
    );
    expect(screen.getByRole("dialog", { name: "Photo 1 of 3" })).toBeVisible();
    expect(first()).toContainElement(button("Move photo 1"));
  });
});

describe("removing", () => {
  test("takes the photo out, offers to undo it, and undoing puts it back where it was", async () => {
    const { api, user } = await open();
    choose(files(3));
    await settled();
    await user.click(button("Remove photo 2"));
    expect(within(list()).getAllByRole("listitem")).toHaveLength(2);
    expect(button("Undo")).toHaveFocus();
    await user.click(button("Undo"));
    await user.click(generate());
    expect(await generatedFrom(api)).toEqual([1, 2, 3]);
    expect(api.to("/api/photos")).toHaveLength(3);
  });

  test("deletes it at the server when the page is left, unless a listing has it", async () => {
    const { api, user } = await open();
    choose(files(3));
    await settled();
    await user.click(button("Remove photo 2"));
    expect(api.calls.filter(({ method }) => method === "DELETE")).toEqual([]);
    act(() => void window.dispatchEvent(new Event("pagehide")));
    const deleted = api.calls
      .filter(({ method }) => method === "DELETE")
      .map(({ path }) => path);
    expect(deleted).toEqual([
      "/api/photos/00000000-0000-4000-8000-000000000002?waiting=true",
    ]);
  });

  test("of the last but one: the other is shown large, as a single photo is", async () => {
    const { user } = await open();
    choose(files(2));
    await settled();
    await user.click(button("Remove photo 1"));
    expect(screen.getByRole("img", { name: "Your product" })).toBeVisible();
    expect(
      screen.queryByRole("list", { name: "Your photos, in order" }),
    ).toBeNull();
  });
});

test("a replaced photo: takes the place of the old one, and undoing brings that back", async () => {
  const { api, user } = await open();
  choose(files(2));
  await settled();
  await user.click(button("Look closer at photo 1"));
  fireEvent.change(screen.getByLabelText("Replace"), {
    target: { files: files(1, "jug") },
  });
  expect(await screen.findByText("Photo 1 replaced.")).toBeVisible();
  await waitFor(() => expect(api.to("/api/photos")).toHaveLength(3));
  await settled();
  await user.click(generate());
  expect(await generatedFrom(api)).toEqual([3, 2]);
});

test("more than twenty photos: twenty are taken, and it says that the others are left out", async () => {
  await open({
    "GET /api/auth/user": failure(
      401,
      "unauthenticated",
      "Authentication required",
    ),
  });
  choose(files(18));
  choose(files(4));
  await settled();
  expect(within(list()).getAllByRole("listitem")).toHaveLength(20);
  expect(screen.getByRole("alert")).toHaveTextContent(
    "A listing has at most 20 photos. 2 were left out.",
  );
  expect(screen.queryByLabelText("Add photos")).toBeNull();
});

test("files that are no photos: named with the reason, and the others are taken", async () => {
  await open();
  choose([...files(2), file("image/svg+xml", "notes.svg")]);
  expect(await screen.findByRole("alert")).toHaveTextContent(
    /^notes\.svg: .*JPG/,
  );
  expect(within(list()).getAllByRole("listitem")).toHaveLength(2);
});

describe("an upload that fails", () => {
  const refusal = failure(
    429,
    "too_many_photos",
    "You have as many photos waiting as we can store.",
  );

  test("says why at its photo, blocks no other, and can be tried again", async () => {
    const next = storing();
    const answers = [next, () => refusal, next, next];
    const { api, user } = await open({
      "POST /api/photos": (call) => (answers.shift() ?? next)(call),
    });
    choose(files(3));
    const problem = await screen.findByRole("alert");
    expect(problem).toHaveTextContent(
      "Photo 2: You have as many photos waiting as we can store.",
    );
    expect(button("Look closer at photo 2, not uploaded")).toBeVisible();
    await user.click(button("Try again: photo 2"));
    await waitFor(() => expect(screen.queryByRole("alert")).toBeNull());
    await user.click(generate());
    expect(await generatedFrom(api)).toEqual([1, 3, 2]);
  });

  test("leaves its photo out of the listing, and says so", async () => {
    const next = storing();
    const answers = [next, () => refusal, next];
    const { api, user } = await open({
      "POST /api/photos": (call) => (answers.shift() ?? next)(call),
    });
    choose(files(3));
    await screen.findByRole("alert");
    await user.click(generate());
    expect(await generatedFrom(api)).toEqual([1, 2]);
    expect(toast).toHaveBeenCalledWith(
      expect.objectContaining({ title: "One photo is left out" }),
    );
  });

  test("for every photo: no listing is written from nothing", async () => {
    const { api, user } = await open({ "POST /api/photos": refusal });
    choose(files(2));
    await screen.findByRole("alert");
    await user.click(generate());
    await waitFor(() =>
      expect(
        screen.getByText(/None of your photos could be uploaded/),
      ).toBeVisible(),
    );
    expect(api.to("/api/generate-listing")).toEqual([]);
  });

  test("for want of a connection: goes on as soon as it is back", async () => {
    const { api, user } = await open();
    api.answer("POST /api/photos", () =>
      Promise.reject(new TypeError("Failed to fetch")),
    );
    choose(files(2));
    expect(
      await screen.findByText(/2 photos are waiting for the connection/),
    ).toBeVisible();
    await user.click(generate());
    await waitFor(() =>
      expect(toast).toHaveBeenCalledWith(
        expect.objectContaining({ title: "Generation Failed" }),
      ),
    );
    expect(api.to("/api/generate-listing")).toEqual([]);
    // Until the next attempt is half a minute away.
    while (api.to("/api/photos").length < 14) {
      const before = api.to("/api/photos").length;
      await user.click(button("Try now"));
      await waitFor(() =>
        expect(api.to("/api/photos")).toHaveLength(before + 2),
      );
      await screen.findByText(/2 photos are waiting for the connection/);
    }
    api.answer("POST /api/photos", storing());
    act(() => void window.dispatchEvent(new Event("online")));
    await waitFor(() =>
      expect(screen.queryByText(/wait for the connection/)).toBeNull(),
    );
    await user.click(generate());
    expect(await generatedFrom(api)).toEqual([1, 2]);
  });
});

test("generating before the photo is ready, and again after the answer was lost: both ask for the same listing", async () => {
  const { api, user } = await open();
  api.answer("POST /api/generate-listing", () =>
    Promise.reject(new TypeError("Failed to fetch")),
  );
  choose(files(1));
  fireEvent.click(generate());
  await waitFor(() =>
    expect(toast).toHaveBeenCalledWith(
      expect.objectContaining({ title: "Generation Failed" }),
    ),
  );
  api.answer("POST /api/generate-listing", ok(mug));
  await user.click(generate());
  expect(await generatedFrom(api)).toEqual([1]);
  const keys = api
    .to("/api/generate-listing")
    .map(({ headers }) => headers["Idempotency-Key"]);
  expect([keys.length, new Set(keys).size]).toEqual([2, 1]);
});

describe("leaving and coming back", () => {
  const visitor = {
    "GET /api/auth/user": failure(
      401,
      "unauthenticated",
      "Authentication required",
    ),
  };

  test("a visitor's photos: not uploaded before sign-in, and as they were after it", async () => {
    document.documentElement.dataset.tries = "off";
    const before = await open(visitor);
    choose(files(3));
    await settled();
    await before.user.click(button("Move photo 3"));
    await before.user.click(button("Move photo 3 earlier"));
    await before.user.click(generate());
    await waitFor(() =>
      expect(push).toHaveBeenCalledWith("/signin?callbackUrl=/generate"),
    );
    expect(before.api.to("/api/photos")).toEqual([]);
    before.unmount();
    delete document.documentElement.dataset.tries;
    const { api, user } = await open();
    await waitFor(() => expect(api.to("/api/photos")).toHaveLength(3));
    await user.click(button("Look closer at photo 2"));
    expect(
      within(await screen.findByRole("dialog")).getByText("cup 3.jpg"),
    ).toBeVisible();
    await user.click(generate());
    expect(await generatedFrom(api)).toEqual([1, 2, 3]);
  });

  test("uploaded photos: come back from the server, in their order, and are not uploaded again", async () => {
    const before = await open();
    choose(files(3));
    await settled();
    button("Move photo 1").focus();
    await before.user.keyboard("{End}");
    before.unmount();
    const { api, user } = await open();
    await waitFor(() =>
      expect(within(list()).getAllByRole("listitem")).toHaveLength(3),
    );
    await user.click(generate());
    expect(await generatedFrom(api)).toEqual([2, 3, 1]);
    expect(api.to("/api/photos")).toEqual([]);
  });

  test("photos whose time is over: are asked for again, and the text stays", async () => {
    const before = await open();
    await before.user.type(
      screen.getByRole("textbox", { name: "Product name" }),
      "Mug",
    );
    choose(files(2));
    const stored = () => localStorage.getItem("listwright:draft") ?? "";
    // A photo that waits for its upload has no progress bar yet.
    await waitFor(() => expect(stored().split(week)).toHaveLength(3));
    before.unmount();
    const draft = stored();
    localStorage.setItem(
      "listwright:draft",
      draft.replaceAll(week, new Date(Date.now() - 1).toISOString()),
    );
    await open();
    expect(await screen.findByRole("alert")).toHaveTextContent(
      /Photo 1: It is no longer here/,
    );
    expect(screen.getByRole("textbox", { name: "Product name" })).toHaveValue(
      "Mug",
    );
    fireEvent.change(
      screen.getAllByLabelText("Add it again")[0] as HTMLElement,
      {
        target: { files: files(1, "jug") },
      },
    );
    await waitFor(() =>
      expect(screen.getByRole("alert")).not.toHaveTextContent(/Photo 1:/),
    );
  });

  test("photos that the server no longer has: are found when a listing is to be written", async () => {
    const before = await open();
    choose(files(2));
    await settled();
    before.unmount();
    const gone = failure(
      404,
      "not_found",
      "One of your photos is no longer here.",
    );
    const { user } = await open({
      "POST /api/generate-listing": gone,
      "HEAD /api/photos/00000000-0000-4000-8000-000000000001": ok(null),
      "HEAD /api/photos/00000000-0000-4000-8000-000000000002": gone,
    });
    await waitFor(() =>
      expect(within(list()).getAllByRole("listitem")).toHaveLength(2),
    );
    await user.click(generate());
    expect(await screen.findByText(/It is no longer here/)).toBeVisible();
    expect(button("Look closer at photo 2, no longer here")).toBeVisible();
    expect(button("Look closer at photo 1")).toBeVisible();
  });

  test("photos that the server no longer has and this page still has: are uploaded again", async () => {
    const gone = failure(
      404,
      "not_found",
      "One of your photos is no longer here.",
    );
    const store = storing();
    let click = () => {};
    const clicked = new Promise<void>((resolve) => {
      click = resolve;
    });
    const { api, user } = await open({
      // The listing is asked for, and refused, before the page is drawn with
      // what was uploaded.
      "POST /api/photos": async (call) => {
        await clicked;
        return store(call);
      },
      "POST /api/generate-listing": gone,
      "HEAD /api/photos/00000000-0000-4000-8000-000000000001": gone,
      "HEAD /api/photos/00000000-0000-4000-8000-000000000002": ok(null),
    });
    choose(files(2));
    await user.click(generate());
    click();
    await waitFor(() => expect(api.to("/api/photos")).toHaveLength(3));
    api.answer("POST /api/generate-listing", ok(mug));
    await user.click(generate());
    expect(await generatedFrom(api)).toEqual([3, 2]);
  });

  test("the photo of a draft of the version before: is among the photos", async () => {
    const stored = {
      owner: seller.id,
      name: "old.jpg",
      type: "image/jpeg",
      bytes: await files(1)[0]?.arrayBuffer(),
    };
    (indexedDB as unknown as { records: Map<string, unknown> }).records.set(
      "draft",
      stored,
    );
    const { api } = await open();
    expect(
      await screen.findByRole("img", { name: "Your product" }),
    ).toBeVisible();
    await waitFor(() => expect(api.to("/api/photos")).toHaveLength(1));
    await waitFor(() =>
      expect(
        (indexedDB as unknown as { records: Map<string, unknown> }).records
          .size,
      ).toBe(0),
    );
  });

  test("starting over: deletes what waits at the server, and nothing of the listing", async () => {
    const listed = {
      position: 1,
      altText: "",
      thumbnailUrl: "/",
      expiresAt: null,
    };
    const photos = [{ ...listed, id: "00000000-0000-4000-8000-000000000001" }];
    const { api, user } = await open({
      "POST /api/generate-listing": ok({ ...mug, photos }),
    });
    choose(files(2));
    await user.click(generate());
    await generatedFrom(api);
    await user.click(button("Start a new listing"));
    const deleted = api.calls
      .filter(({ method }) => method === "DELETE")
      .map(({ path }) => path);
    expect(deleted).toEqual([
      "/api/photos/00000000-0000-4000-8000-000000000002?waiting=true",
    ]);
    expect(screen.getByLabelText("Choose photos")).toBeInTheDocument();
  });
});

test("photo looked at closer: Etsy's thumbnails and remarks, and the way to crop it", async () => {
  const { user } = await open();
  choose(files(2));
  await settled();
  await user.click(button("Look closer at photo 2"));
  const dialog = screen.getByRole("dialog", { name: "Photo 2 of 2" });
  await user.click(within(dialog).getByRole("radio", { name: "Square" }));
  expect(
    within(dialog).getByText(/crops it from the middle/),
  ).toBeInTheDocument();
  expect(
    within(dialog).getByRole("button", { name: "Crop, turn or straighten" }),
  ).toBeEnabled();
});

test("browser that can't crop: says so, and the photo stays as it was", async () => {
  Object.defineProperties(HTMLImageElement.prototype, {
    decode: { value: async () => undefined, configurable: true },
    naturalWidth: { get: () => 40, configurable: true },
    naturalHeight: { get: () => 30, configurable: true },
  });
  const { api, user } = await open();
  choose(files(2));
  await settled();
  await user.click(button("Look closer at photo 1"));
  await user.click(button("Crop, turn or straighten"));
  await user.click(await screen.findByRole("button", { name: "Turn right" }));
  await user.click(button("Use this"));
  expect(
    await screen.findByText(/can't crop or turn photos/),
  ).toBeInTheDocument();
  expect(screen.queryByRole("dialog")).toBeNull();
  await user.click(generate());
  expect(await generatedFrom(api)).toEqual([1, 2]);
});

test("checklist: what is ticked is there after a reload, and gone with the photos", async () => {
  const { user, unmount } = await open();
  choose(files(2));
  await settled();
  await user.click(screen.getByRole("checkbox", { name: /^Its size/ }));
  unmount();
  await open();
  expect(
    await screen.findByRole("checkbox", { name: /^Its size/ }),
  ).toBeChecked();
  expect(screen.getByRole("checkbox", { name: /^In use/ })).not.toBeChecked();
});

test("checklist after a listing: what its alt texts say is ticked, with the photo's number", async () => {
  const altTexts = ["A mug on a table", "Close-up of the glaze"];
  const photos = altTexts.map((altText, index) => ({
    id: `00000000-0000-4000-8000-00000000000${index + 1}`,
    position: index + 1,
    altText,

    thumbnailUrl: "/",
    expiresAt: week,
  }));
  const { user } = await open({
    "POST /api/generate-listing": ok({ ...mug, photos }),
  });
  choose(files(2));
  await settled();
  await user.click(generate());
  await screen.findByRole("heading", { name: "Your listing is written" });
  await user.click(button("Edit the form"));
  expect(await screen.findByText(/Photo 2 shows it/)).toBeInTheDocument();
  expect(screen.getByRole("checkbox", { name: /^A detail/ })).toBeChecked();
});
