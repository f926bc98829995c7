import { fireEvent, render, screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { Generator } from "@/components/generate/generator";
import { DataClient } from "@/components/site/data-client";
import { toast } from "@/components/ui/toast";
import { emptyShop } from "@/lib/listings/shop/schema";
import {
  type fakeIndexedDb,
  file,
  provideBrowserParts,
} from "@/tests/components/browser-parts";
import { enter } from "@/tests/components/enter";
import {
  failure,
  fakeApi,
  freePlan,
  held,
  mug,
  ok,
  seller,
} from "@/tests/components/fake-api";

const push = jest.fn();
jest.mock("next/navigation", () => ({ useRouter: () => ({ push }) }));
jest.mock("@/components/ui/toast", () => ({ toast: jest.fn() }));

const quick = () =>
  screen.getByRole("button", { name: "Generate Complete Listing from Photo" });
const autoFill = () =>
  screen.getByRole("button", { name: "Auto-fill from image" });
const analyze = () =>
  screen.getByRole("button", { name: "Analyze & Fill Form" });
const generate = () => screen.getByRole("button", { name: "Generate Listing" });
const productName = () => screen.getByRole("textbox", { name: "Product name" });

beforeEach(() => {
  provideBrowserParts();
  push.mockReset();
  jest.mocked(toast).mockReset();
});

/** The page, once it knows who is here and has looked for a draft. */
async function open(answers: Parameters<typeof fakeApi>[0] = {}) {
  const api = fakeApi(answers);
  const page = render(
    <DataClient>
      <Generator />
    </DataClient>,
  );
  await screen.findByText(/left this month|are free|Unlimited/);
  return { ...page, api, user: userEvent.setup({ applyAccept: false }) };
}

async function takePhoto(photo = file("image/jpeg")) {
  fireEvent.change(screen.getByLabelText(/^(Choose photos|Change)$/), {
    target: { files: [photo] },
  });
  await screen.findByRole("img");
}

const visitor = {
  "GET /api/auth/user": failure(
    401,
    "unauthenticated",
    "Authentication required",
  ),
};
const reading = {
  productName: "Bowl",
  materials: "stoneware",
  colors: ["White"],
  category: "home_living",
};

describe("the photo", () => {
  const transfer = (photo: File) => ({ files: [photo], types: ["Files"] });
  const ways: Record<string, (photo: File) => void> = {
    picked: (photo) =>
      fireEvent.change(screen.getByLabelText("Choose photos"), {
        target: { files: [photo] },
      }),
    "taken with the camera": (photo) =>
      fireEvent.change(screen.getByLabelText("Take a photo"), {
        target: { files: [photo] },
      }),
    dropped: (photo) =>
      fireEvent.drop(screen.getByText(/Drop photos/), {
        dataTransfer: transfer(photo),
      }),
    pasted: (photo) =>
      fireEvent.paste(document.body, { clipboardData: transfer(photo) }),
  };

  test.each(Object.entries(ways))(
    "is checked when it is %s",
    async (_, give) => {
      await open();
      give(file("image/svg+xml", "cup.jpg"));
      expect(await screen.findByRole("alert")).toHaveTextContent(
        "Please upload a JPG or PNG image.",
      );
      give(file("image/png", "cup.png", 10 * 1024 * 1024 + 1));
      await waitFor(() =>
        expect(screen.getByRole("alert")).toHaveTextContent(
          "Maximum size is 10MB.",
        ),
      );
      expect(quick()).toBeDisabled();
      give(file("image/png", "cup.png"));
      expect(await screen.findByRole("img")).toHaveAttribute(
        "src",
        "blob:preview",
      );
      expect(screen.queryByRole("alert")).toBeNull();
    },
  );

  test("is ignored when text is pasted into a field", async () => {
    await open();
    const both = { files: [file("image/png")], types: ["text/plain", "Files"] };
    const isLeftToTheField = fireEvent.paste(productName(), {
      clipboardData: both,
    });
    expect(isLeftToTheField).toBe(true);
    expect(fireEvent.paste(document.body, { clipboardData: both })).toBe(false);
  });

  test("dropped beside the drop zone, does not open in place of the page", async () => {
    await open();
    const isUnhandled = fireEvent.drop(document.body, {
      dataTransfer: transfer(file("image/jpeg")),
    });
    expect(isUnhandled).toBe(false);
    await screen.findByRole("img");
  });

  test("can be removed, which disables its buttons", async () => {
    const { user } = await open();
    expect(quick()).toBeDisabled();
    expect(autoFill()).toBeDisabled();
    expect(analyze()).toBeDisabled();
    await takePhoto();
    expect(quick()).toBeEnabled();
    expect(autoFill()).toBeEnabled();
    expect(analyze()).toBeEnabled();
    await user.click(screen.getByRole("button", { name: "Remove photo" }));
    expect(screen.queryByRole("img")).toBeNull();
    expect(quick()).toBeDisabled();
  });
});

describe("reading the photo", () => {
  test("auto-fill fills empty fields only", async () => {
    const { user } = await open({ "POST /api/analyze-image": ok(reading) });
    await enter(user, productName(), "My bowl");
    await takePhoto();
    await user.click(autoFill());
    expect(
      await screen.findByDisplayValue("stoneware"),
    ).toHaveAccessibleDescription(/From your photo/);
    expect(productName()).toHaveValue("My bowl");
    expect(screen.getByRole("checkbox", { name: "White" })).toBeChecked();
    expect(screen.getByRole("combobox", { name: "Category" })).toHaveValue(
      "home_living",
    );
    expect(screen.queryByText(/From the photo:/)).toBeNull();
    await user.type(screen.getByDisplayValue("stoneware"), "!");
    expect(
      screen.getByDisplayValue("stoneware!"),
    ).not.toHaveAccessibleDescription(/From your photo/);
  });

  test("analyze suggests a value where another was typed, and moves the focus to the form", async () => {
    const { user, api } = await open({
      "POST /api/analyze-image": ok(reading),
    });
    await enter(user, productName(), "My bowl");
    await takePhoto();
    await user.click(analyze());
    await user.click(
      await screen.findByRole("button", { name: "Use this for Product name" }),
    );
    expect(productName()).toHaveValue("Bowl");
    expect(productName()).toHaveAccessibleDescription(/From your photo/);
    expect(screen.queryByText(/From the photo:/)).toBeNull();
    expect(api.to("/api/analyze-image")[0]?.body?.get("image")).toBeInstanceOf(
      File,
    );
  });

  test("a suggestion can be dismissed", async () => {
    const { user } = await open({ "POST /api/analyze-image": ok(reading) });
    await enter(user, productName(), "My bowl");
    await takePhoto();
    await user.click(analyze());
    await waitFor(() =>
      expect(
        screen.getByRole("heading", { name: "Manual Entry" }),
      ).toHaveFocus(),
    );
    await user.click(
      screen.getByRole("button", { name: "Keep mine for Product name" }),
    );
    expect(productName()).toHaveValue("My bowl");
    expect(screen.queryByText(/From the photo:/)).toBeNull();
  });

  test("that a proxy refuses as too large, with a page of its own, is named as the reason", async () => {
    const page = { status: 413, body: undefined };
    const { user } = await open({ "POST /api/analyze-image": page });
    await takePhoto();
    await user.click(autoFill());
    expect(await screen.findByRole("alert")).toHaveTextContent(
      "This is too large to upload here. Try a smaller file.",
    );
  });

  test("a failure shows the reason, also under the photo, and keeps form and photo", async () => {
    const { user } = await open({
      "POST /api/analyze-image": failure(
        422,
        "invalid_image",
        "The photo is cut off.",
      ),
    });
    await enter(user, productName(), "My bowl");
    await takePhoto();
    await user.click(analyze());
    expect(await screen.findByRole("alert")).toHaveTextContent(
      "The photo is cut off.",
    );
    expect(toast).toHaveBeenCalledWith({
      title: "Analysis Failed",
      description: "The photo is cut off.",
      variant: "error",
    });
    expect(productName()).toHaveValue("My bowl");
    expect(screen.getByRole("img")).toBeInTheDocument();
    expect(analyze()).toBeEnabled();
  });
});

describe("generating", () => {
  test("from the form: sends the form, shows progress, then focuses the listing", async () => {
    const answer = held(ok(mug));
    const { user, api } = await open({
      "POST /api/generate-listing": answer.handler,
    });
    await user.type(productName(), "Mug");
    await user.click(screen.getByRole("checkbox", { name: "White" }));
    await takePhoto();
    await user.click(generate());
    expect(screen.getByRole("progressbar")).toHaveAttribute(
      "aria-valuenow",
      "60",
    );
    for (const button of [quick(), autoFill(), analyze()])
      expect(button).toBeDisabled();
    answer.release();
    expect(
      await screen.findByRole("heading", { name: "Your listing is written" }),
    ).toHaveFocus();
    expect(screen.getByText("Written by claude-haiku-5-5")).toBeVisible();
    const sent = api.to("/api/generate-listing")[0]?.body;
    expect(JSON.parse(String(sent?.get("formData")))).toMatchObject({
      productName: "Mug",
      colors: ["White"],
    });
    expect(sent?.get("image")).toBeInstanceOf(File);
    await waitFor(() =>
      expect(api.to("/api/subscription-status")).toHaveLength(2),
    );
  });

  test.each([
    "Sample writer",
    "Sample writer: set ANTHROPIC_API_KEY for the real one",
    "sample-writer",
  ])(
    "by the sample writer, as %j: is called sample text, without names of settings",
    async (writer) => {
      const { user } = await open({
        "POST /api/generate-listing": ok({ ...mug, writer }),
      });
      await user.type(productName(), "Mug");
      await user.click(generate());
      expect(await screen.findByText(/^Sample text/)).toBeVisible();
      expect(document.body).not.toHaveTextContent(
        /ANTHROPIC|API.KEY|Written by/,
      );
    },
  );

  test("from the photo: sends the photo with the typed fields", async () => {
    const answer = held(ok(mug));
    const { user, api } = await open({
      "POST /api/generate-from-image": answer.handler,
    });
    await user.type(screen.getByRole("textbox", { name: "Materials" }), "clay");
    await takePhoto();
    await user.click(quick());
    expect(screen.getByRole("progressbar")).toHaveAttribute(
      "aria-valuenow",
      "75",
    );
    answer.release();
    await screen.findByRole("heading", { name: "Your listing is written" });
    const sent = api.to("/api/generate-from-image")[0]?.body;
    expect(sent?.get("productDescription")).toBe("Materials: clay");
    expect(sent?.get("image")).toBeInstanceOf(File);
  });

  test("a missing product name is an error at its field, which takes the focus", async () => {
    const { user, api } = await open();
    await user.click(generate());
    expect(productName()).toHaveAccessibleDescription(
      /Product name is required/,
    );
    expect(productName()).toHaveFocus();
    expect(toast).toHaveBeenCalledWith({
      title: "Validation Error",
      description: "Please check the form for errors",
      variant: "error",
    });
    expect(api.to("/api/generate-listing")).toHaveLength(0);
    await user.type(productName(), "M");
    expect(screen.queryByText("Product name is required")).toBeNull();
  });

  test("each click has its own idempotency key", async () => {
    const { user, api } = await open({ "POST /api/generate-listing": ok(mug) });
    await user.type(productName(), "Mug");
    for (const _ of [1, 2]) {
      await user.click(generate());
      await waitFor(() => expect(generate()).toBeEnabled());
    }
    const keys = api
      .to("/api/generate-listing")
      .map((call) => call.headers["Idempotency-Key"]);
    expect(keys).toHaveLength(2);
    expect(new Set(keys).size).toBe(2);
    expect(keys[0]).toMatch(/^[0-9a-f-]{36}$/);
  });

  test("after a lost response the next click reuses the key, unless something changed", async () => {
    const { user, api } = await open();
    await user.type(productName(), "Mug");
    for (const addition of ["", "", "s"]) {
      if (addition) await user.type(productName(), addition);
      await user.click(generate());
      await waitFor(() => expect(generate()).toBeEnabled());
    }
    const [first, second, third] = api
      .to("/api/generate-listing")
      .map((call) => call.headers["Idempotency-Key"]);
    expect(second).toBe(first);
    expect(third).not.toBe(first);
  });

  const failures: [string, ReturnType<typeof failure>, string][] = [
    [
      "the server's message",
      failure(502, "upstream_failed", "The writer is away."),
      "The writer is away.",
    ],
    ["a bare status", { status: 502, body: undefined }, "Error: 502"],
  ];
  test.each(failures)(
    "a failure shows %s and keeps form and photo",
    async (_, answer, words) => {
      const { user } = await open({ "POST /api/generate-listing": answer });
      await user.type(productName(), "Mug");
      await takePhoto();
      await user.click(generate());
      await waitFor(() =>
        expect(toast).toHaveBeenCalledWith({
          title: "Generation Failed",
          description: words,
          variant: "error",
        }),
      );
      expect(productName()).toHaveValue("Mug");
      expect(screen.getByRole("img")).toBeInTheDocument();
      expect(generate()).toHaveFocus();
    },
  );

  test.each([
    [
      "form",
      "POST /api/generate-listing",
      "Failed to generate listing content",
    ],
    [
      "image",
      "POST /api/generate-from-image",
      "Failed to generate listing from image",
    ],
  ])(
    "an unreadable response shows the message for the %s",
    async (way, path, words) => {
      const { user } = await open({ [path]: { status: 200 } });
      await user.type(productName(), "Mug");
      await takePhoto();
      await user.click(way === "form" ? generate() : quick());
      await waitFor(() =>
        expect(toast).toHaveBeenCalledWith({
          title: "Generation Failed",
          description: words,
          variant: "error",
        }),
      );
      expect(screen.getByRole("alert")).toHaveTextContent(words);
    },
  );

  test.each([
    ["upstream_failed", 502],
    ["unavailable", 503],
    ["too_many_requests", 429],
    ["invalid_input", 422],
    ["refused", 422],
    ["invented_tomorrow", 418],
  ])(
    "a failure from the form alone (%s): its alert is in view and stays until the next attempt",
    async (code, status) => {
      const shown = jest.mocked(Element.prototype.scrollIntoView);
      const words = `Not written because of ${status}.`;
      const { user, api } = await open({
        "POST /api/generate-listing": failure(status, code, words),
      });
      await user.type(productName(), "Mug");
      await user.click(generate());
      const alert = await screen.findByRole("alert");
      expect(alert).toHaveTextContent(words);
      expect(shown.mock.contexts).toContain(alert);
      await enter(user, productName(), ", blue");
      expect(screen.getByRole("alert")).toHaveTextContent(words);
      const answer = held(ok(mug));
      api.answer("POST /api/generate-listing", answer.handler);
      await user.click(generate());
      expect(screen.queryByRole("alert")).toBeNull();
      answer.release();
      await screen.findByRole("heading", { name: "Your listing is written" });
    },
  );

  test("a photo alone: the form's button writes from it, with what else is typed", async () => {
    const { user, api } = await open({
      "POST /api/generate-from-image": ok(mug),
    });
    await user.click(generate());
    expect(productName()).toHaveAccessibleDescription(
      /Product name is required/,
    );
    await enter(
      user,
      screen.getByRole("textbox", { name: "Materials" }),
      "bog oak",
    );
    await takePhoto();
    await user.click(generate());
    await screen.findByRole("heading", { name: "Your listing is written" });
    expect(
      api.to("/api/generate-from-image")[0]?.body?.get("productDescription"),
    ).toBe("Materials: bog oak");
    expect(api.to("/api/generate-listing")).toHaveLength(0);
    expect(screen.queryByText("Product name is required")).toBeNull();
  });

  test("a photo that was removed again: the form's button asks for the product name", async () => {
    const { user, api } = await open({
      "POST /api/generate-from-image": ok(mug),
    });
    await takePhoto();
    await user.click(screen.getByRole("button", { name: "Remove photo" }));
    await user.click(generate());
    expect(productName()).toHaveFocus();
    expect(
      api.calls.filter(({ path }) => path.startsWith("/api/generate")),
    ).toEqual([]);
  });

  test("at the monthly limit a toast explains it and /pricing opens", async () => {
    const { user } = await open({
      "POST /api/generate-listing": failure(
        403,
        "limit_reached",
        "Listing limit reached",
      ),
    });
    await user.type(productName(), "Mug");
    await user.click(generate());
    await waitFor(() => expect(push).toHaveBeenCalledWith("/pricing"));
    expect(toast).toHaveBeenCalledWith({
      title: "Listing Limit Reached",
      description:
        "You've reached your monthly limit. Upgrade your plan to continue.",
      variant: "error",
    });
  });
});

test("plan summary: shows the remaining listings, and an upgrade link at the limit", async () => {
  const { unmount } = await open();
  expect(screen.getByText("3 of 5 listings left this month")).toBeVisible();
  expect(screen.getByText("Free plan")).toBeVisible();
  expect(screen.queryByText(/Monthly limit reached/)).toBeNull();
  unmount();
  const used = {
    ...freePlan,
    canCreateListing: false,
    needsUpgrade: true,
    listingsRemaining: 0,
  };
  await open({ "GET /api/subscription-status": ok(used) });
  expect(screen.getByRole("alert")).toHaveTextContent(
    "Monthly limit reached. Upgrade to continue.",
  );
  expect(screen.getByRole("link", { name: "Upgrade" })).toHaveAttribute(
    "href",
    "/pricing",
  );
});

test("failed user request: the form stays usable", async () => {
  fakeApi({
    "GET /api/auth/user": failure(503, "unavailable", "Please try again."),
  });
  const { container } = render(
    <DataClient>
      <Generator />
    </DataClient>,
  );
  await waitFor(() =>
    expect(container.querySelector(".animate-pulse")).toBeNull(),
  );
  expect(generate()).toBeEnabled();
});

describe("the draft", () => {
  afterEach(() => {
    delete document.documentElement.dataset.tries;
  });

  test("a visitor is sent to sign in and finds form and photo afterwards", async () => {
    document.documentElement.dataset.tries = "off";
    const { user, api, unmount } = await open(visitor);
    await user.type(productName(), "Mug");
    await takePhoto();
    await user.click(generate());
    await waitFor(() =>
      expect(push).toHaveBeenCalledWith("/signin?callbackUrl=/generate"),
    );
    expect(api.to("/api/generate-listing")).toHaveLength(0);
    unmount();
    await open();
    expect(await screen.findByDisplayValue("Mug")).toBe(productName());
    expect(await screen.findByRole("img")).toBeInTheDocument();
  });

  test("the page stays open until the photo is saved", async () => {
    document.documentElement.dataset.tries = "off";
    const { user } = await open(visitor);
    await user.type(productName(), "Mug");
    const release = fakeDatabase().hold();
    await takePhoto();
    await user.click(generate());
    await waitFor(() => expect(toast).toHaveBeenCalled());
    expect(push).not.toHaveBeenCalled();
    release();
    await waitFor(() =>
      expect(push).toHaveBeenCalledWith("/signin?callbackUrl=/generate"),
    );
    expect(fakeDatabase().records.size).toBe(1);
  });

  test("an expired session also leads to sign-in", async () => {
    const { user } = await open({
      "POST /api/generate-from-image": failure(
        401,
        "unauthenticated",
        "Authentication required",
      ),
    });
    await takePhoto();
    await user.click(quick());
    await waitFor(() =>
      expect(push).toHaveBeenCalledWith("/signin?callbackUrl=/generate"),
    );
  });

  test("form, photo and listing survive a reload", async () => {
    const { user, unmount } = await open({
      "POST /api/generate-listing": ok(mug),
    });
    await user.type(productName(), "Mug");
    await takePhoto();
    await user.click(generate());
    await screen.findByRole("heading", { name: "Your listing is written" });
    unmount();
    await open();
    expect(await screen.findByDisplayValue("Mug")).toBe(productName());
    expect(await screen.findByRole("img")).toBeInTheDocument();
    expect(
      screen.getByRole("heading", { name: "Your listing is written" }),
    ).not.toHaveFocus();
  });

  test("with a listing the form folds into one line, which opens it again", async () => {
    const { user } = await open({ "POST /api/generate-listing": ok(mug) });
    await user.type(productName(), "Mug");
    await user.type(screen.getByRole("textbox", { name: "Materials" }), "clay");
    await user.click(screen.getByRole("checkbox", { name: "White" }));
    await user.click(generate());
    await screen.findByRole("heading", { name: "Your listing is written" });
    const form = screen.getByRole("form", {
      name: "Listing details",
    }).firstElementChild;
    expect(screen.getByText("Mug · clay · 1 detail")).toBeVisible();
    expect(form).toHaveClass("hidden");
    await user.click(screen.getByRole("button", { name: "Edit the form" }));
    expect(form).not.toHaveClass("hidden");
    expect(productName()).toHaveValue("Mug");
    expect(screen.queryByText("Mug · clay · 1 detail")).toBeNull();
  });

  test("another user of the same browser never sees it, and it is deleted", async () => {
    const first = await open();
    await first.user.type(productName(), "Mug");
    await takePhoto();
    await waitFor(() => expect(fakeDatabase().records.size).toBe(1));
    first.unmount();
    const second = await open({
      "GET /api/auth/user": ok({ ...seller, id: 8 }),
    });
    await waitFor(() => expect(fakeDatabase().records.size).toBe(0));
    expect(productName()).toHaveValue("");
    expect(screen.queryByRole("img")).toBeNull();
    second.unmount();
    await open();
    expect(localStorage.getItem("listwright:draft")).toBeNull();
  });

  test("starting over clears everything permanently", async () => {
    const { user, unmount } = await open({
      "POST /api/generate-listing": ok(mug),
    });
    await user.type(productName(), "Mug");
    await takePhoto();
    await user.click(generate());
    await user.click(
      await screen.findByRole("button", { name: "Start a new listing" }),
    );
    expect(productName()).toHaveValue("");
    expect(
      screen.queryByRole("heading", { name: "Your listing is written" }),
    ).toBeNull();
    await waitFor(() => expect(fakeDatabase().records.size).toBe(0));
    unmount();
    await open();
    expect(productName()).toHaveValue("");
    expect(screen.queryByRole("img")).toBeNull();
  });

  test("starts with the shop's defaults, which can be changed, and never over what was typed", async () => {
    const defaults = {
      category: "home_living",
      materials: "oak",
      makingTime: "Made in 3–5 days",
      languages: [],
    };
    const answers = {
      "GET /api/shop": ok({ ...emptyShop, defaults }),
      "POST /api/generate-listing": ok(mug),
    };
    const materials = () => screen.getByRole("textbox", { name: "Materials" });
    const { user, api, unmount } = await open(answers);
    await waitFor(() => expect(materials()).toHaveValue("oak"));
    expect(screen.getByRole("combobox", { name: "Category" })).toHaveValue(
      "home_living",
    );
    expect(screen.getByRole("textbox", { name: "Extra details" })).toHaveValue(
      "Made in 3–5 days",
    );
    await user.type(productName(), "Mug");
    await user.clear(materials());
    unmount();
    const again = await open(answers);
    expect(productName()).toHaveValue("Mug");
    expect(materials()).toHaveValue("");
    await again.user.click(generate());
    const sent = again.api
      .to("/api/generate-listing")[0]
      ?.body?.get("formData");
    expect(JSON.parse(String(sent))).toMatchObject({
      category: "home_living",
      extraDetails: "Made in 3–5 days",
    });
    await again.user.click(
      await screen.findByRole("button", { name: "Start a new listing" }),
    );
    await waitFor(() => expect(materials()).toHaveValue("oak"));
    expect(api.to("/api/shop")).toHaveLength(1);
  });

  test("an unreadable draft is ignored", async () => {
    localStorage.setItem("listwright:draft", '{"owner":7,"values":"?"');
    await open();
    expect(productName()).toHaveValue("");
  });
});

function fakeDatabase() {
  return indexedDB as unknown as ReturnType<typeof fakeIndexedDb>;
}
