import { render, screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { AltTexts } from "@/components/alt-texts";
import { DataClient } from "@/components/site";
import type {
  AltTextProgress,
  AltTextReview,
  AltTextsAnswer,
  ReviewedListing,
  SentState,
} from "@/lib/alt-texts/schema";
import {
  provideBrowserParts,
  provideDialogs,
} from "@/tests/components/browser-parts";
import { fakeApi, freePlan, ok } from "@/tests/components/fake-api";

beforeAll(() => {
  provideDialogs();
  provideBrowserParts();
});
beforeEach(() => localStorage.clear());

const found = (count: number): AltTextsAnswer => ({
  isOffered: true,
  isRead: true,
  photos: count * 3,
  more: 0,
  listings: Array.from({ length: count }, (_, index) => ({
    id: String(index + 1),
    title: `Oak dish ${index + 1}`,
    photos: 3,
    poor: { missing: 1, title: 1 },
  })),
});
const listing = (part: Partial<ReviewedListing> = {}): ReviewedListing => ({
  id: "1",
  title: "Oak dish 1",
  version: 2,
  sent: null,
  photos: [
    {
      imageId: 11,
      rank: 1,
      present: "",
      kind: "missing",
      text: "A dish of oak on linen",
      isTaken: true,
      note: null,
    },
    {
      imageId: 13,
      rank: 3,
      present: "Oak dish 1",
      kind: "title",
      text: "A dish of oak from the side",
      isTaken: true,
      note: "Compare with the photo: your listing doesn’t say “walnut”.",
    },
  ],
  ...part,
});
const review = (listings: ReviewedListing[]): AltTextReview => ({
  listings,
  next: null,
  unknown: 0,
});
const progressOf = (...chosen: Partial<AltTextProgress>[]) => ({
  chosen: chosen.map((one, index) => ({
    id: String(index + 1),
    state: "written" as const,
    problem: null,
    isCounted: true,
    ...one,
  })),
});

type Answers = Parameters<typeof fakeApi>[0];

function open(answers: Answers) {
  const api = fakeApi({
    "GET /api/subscription-status": ok({ ...freePlan, listingsRemaining: 1 }),
    "GET /api/alt-texts": ok(found(12)),
    "GET /api/alt-texts/progress": ok({ chosen: [] }),
    ...answers,
  });
  render(
    <DataClient>
      <AltTexts />
    </DataClient>,
  );
  return api;
}

test("what it counts as is said before the press, and more than is left can't be pressed", async () => {
  const user = userEvent.setup();
  open({});
  await user.click(
    await screen.findByRole("button", { name: "Choose the first 10" }),
  );
  const press = screen.getByRole("button", { name: "Write alt texts" });
  expect(
    screen.getByText("10 listings, 20 photos.").parentElement,
  ).toHaveTextContent("Counts as 1 listing, one for each ten begun.");
  await waitFor(() =>
    expect(
      screen.getByText("10 listings, 20 photos.").parentElement,
    ).toHaveTextContent("1 left this month."),
  );
  expect(press).toBeEnabled();
  await user.click(screen.getByRole("checkbox", { name: /Oak dish 11/ }));
  expect(
    screen.getByText("11 listings, 22 photos.").parentElement,
  ).toHaveTextContent("Counts as 2 listings");
  expect(press).toBeDisabled();
});

test("an edit is stored, and a text can be left out, of one photo and of all", async () => {
  const user = userEvent.setup();
  const api = open({
    "GET /api/alt-texts/progress": ok(progressOf({})),
    "GET /api/alt-texts/review?from=0&of=1": ok(review([listing()])),
    "PATCH /api/alt-texts/1": ok({ version: 3, photos: [] }),
  });
  const group = await screen.findByRole("group", { name: "Oak dish 1" });
  const area = within(group).getByLabelText("New alt text of photo 3");
  await user.clear(area);
  await user.type(area, "My own words for it");
  expect(within(group).getByText("Repeats the title")).toBeInTheDocument();
  await user.click(
    within(group).getByRole("checkbox", { name: "Use for photo 1" }),
  );
  expect(within(group).getByText("1 of 2 used")).toBeInTheDocument();
  await waitFor(
    () =>
      expect(api.to("/api/alt-texts/1").at(-1)?.json).toEqual({
        version: 2,
        photos: [
          { imageId: 11, text: "A dish of oak on linen", isTaken: false },
          { imageId: 13, text: "My own words for it", isTaken: true },
        ],
      }),
    { timeout: 4_000 },
  );
  await user.click(within(group).getByRole("checkbox", { name: "Use all 2" }));
  expect(within(group).getByText("2 of 2 used")).toBeInTheDocument();
});

test("texts that another window stored: both are kept until one is chosen", async () => {
  const user = userEvent.setup();
  open({
    "GET /api/alt-texts/progress": ok(progressOf({})),
    "GET /api/alt-texts/review?from=0&of=1": ok(review([listing()])),
    "PATCH /api/alt-texts/1": {
      status: 409,
      body: {
        code: "conflict",
        message: "Changed.",
        current: {
          version: 7,
          photos: [
            { imageId: 11, text: "Theirs", isTaken: true },
            { imageId: 13, text: "Theirs too", isTaken: false },
          ],
        },
      },
    },
  });
  const group = await screen.findByRole("group", { name: "Oak dish 1" });
  const area = within(group).getByLabelText("New alt text of photo 1");
  await user.type(area, " and more");
  expect(
    await screen.findByText(
      "These texts were changed in another window",
      undefined,
      { timeout: 4_000 },
    ),
  ).toBeInTheDocument();
  expect(area).toHaveValue("A dish of oak on linen and more");
  await user.click(screen.getByRole("button", { name: "Use the other ones" }));
  expect(area).toHaveValue("Theirs");
});

const sentAs = (part: Partial<SentState>): SentState => ({
  publicationId: "p1",
  state: "done",
  message: null,
  words: "",
  waitsUntil: null,
  refused: [],
  ...part,
});

test("a photo that Etsy refused: it alone can be copied, changed and left out, and tried again", async () => {
  const user = userEvent.setup();
  const reviewPath = "GET /api/alt-texts/review?from=0&of=1";
  const refused = sentAs({
    state: "refused",
    message: "Etsy didn't accept the alt text of photo 3.",
    words: "Too many images.",
    refused: [13],
  });
  const api = open({
    "GET /api/alt-texts/progress": ok(progressOf({})),
    [reviewPath]: ok(review([listing({ sent: refused })])),
    "POST /api/publications/p1/retry": ok({}),
    "PATCH /api/alt-texts/1": ok({ version: 3, photos: [] }),
  });
  const group = await screen.findByRole("group", { name: "Oak dish 1" });
  const inside = within(group);
  expect(inside.getByText("1 to copy by hand")).toBeInTheDocument();
  expect(inside.getByText("Etsy says: “Too many images.”")).toBeInTheDocument();
  expect(inside.getAllByRole("button", { name: /^Copy / })).toEqual([
    inside.getByRole("button", { name: "Copy the alt text of photo 3" }),
  ]);
  const area = (rank: number) =>
    inside.getByLabelText(`New alt text of photo ${rank}`);
  expect(area(1)).toHaveAttribute("readonly");
  expect(area(3)).not.toHaveAttribute("readonly");
  expect(
    screen.queryByRole("button", { name: /^Compare .* with Etsy$/ }),
  ).toBeNull();
  await user.click(inside.getByRole("button", { name: "Try again" }));
  expect(api.to("/api/publications/p1/retry")).toHaveLength(1);
  // Another text can be sent as soon as it is stored.
  api.answer(reviewPath, ok(review([listing()])));
  await user.type(area(3), " again");
  expect(
    await screen.findByRole(
      "button",
      { name: "Compare 1 listing with Etsy" },
      { timeout: 4_000 },
    ),
  ).toBeInTheDocument();
});

test("one that failed says whether trying again counts", async () => {
  const user = userEvent.setup();
  const api = open({
    "GET /api/alt-texts/progress": ok(
      progressOf(
        { state: "failed", problem: "Refused.", isCounted: true },
        { state: "failed", problem: "Refused.", isCounted: false },
      ),
    ),
    "POST /api/alt-texts/1/retry": ok(null),
  });
  expect(
    await screen.findByText(/trying again counts nothing more/),
  ).toBeInTheDocument();
  expect(screen.getByText(/trying again counts as one/)).toBeInTheDocument();
  await user.click(
    screen.getAllByRole("button", { name: "Try again" })[0] as Element,
  );
  expect(api.to("/api/alt-texts/1/retry")).toHaveLength(1);
});

test("everything on the screen confirmed: the dialog stays, and says where it stands", async () => {
  const user = userEvent.setup();
  const groupId = "0b8a2c9e-0f0f-4a52-8d5e-3a5b8f3f0a11";
  const reviewPath = "GET /api/alt-texts/review?from=0&of=1";
  const updates = "/api/etsy/updates";
  const api = open({
    "GET /api/alt-texts/progress": ok(progressOf({})),
    [reviewPath]: ok(review([listing()])),
    "POST /api/alt-texts/targets": ok({
      targets: [{ id: "1", target: { listingId: 7 } }],
    }),
    [`POST ${updates}`]: ok({
      digest: "d1",
      listings: [
        {
          listingId: 7,
          productName: "Oak dish 1",
          etsyListingId: "1",
          editUrl: null,
          state: "active",
          differences: [{ field: "title", here: ["New"], there: ["Old"] }],
          imageIds: [],
          remarks: [],
          refusal: null,
        },
      ],
    }),
    [`GET ${updates}/${groupId}`]: ok({
      listings: [
        {
          listingId: 7,
          productName: "Oak dish 1",
          publication: {
            publicationId: "p1",
            state: "done",
            steps: [],
            problem: null,
            editUrl: null,
          },
        },
      ],
    }),
  });
  const compare = { name: "Compare 1 listing with Etsy" };
  await user.click(await screen.findByRole("button", compare));
  const confirm = await screen.findByRole("button", {
    name: "Update 1 listing on Etsy",
  });
  api.answer(`POST ${updates}`, ok({ groupId, started: [] }));
  const sent = sentAs({});
  api.answer(reviewPath, ok(review([listing({ sent })])));
  await user.click(confirm);
  expect(await screen.findByText("On Etsy")).toBeInTheDocument();
  expect(await screen.findByText("1 listing done.")).toBeInTheDocument();
  expect(screen.queryByRole("button", compare)).toBeNull();
});
