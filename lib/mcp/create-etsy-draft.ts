import "server-only";
import { setTimeout as sleep } from "node:timers/promises";
import type { CurrentUser } from "@/lib/auth/current-user";
import { AppError } from "@/lib/errors";
import { readListingPublication } from "@/lib/etsy/proposal/propose-draft";
import { InvalidChoice } from "@/lib/etsy/publish/plan-draft";
import {
  NotReady,
  previewDraft,
  publishListing,
} from "@/lib/etsy/publish/publish-listing";
import {
  type DraftChoices,
  draftChoicesSchema,
  type PublicationAnswer,
} from "@/lib/etsy/publish/schema";
import type { OpenPoint } from "@/lib/listing-text/fields/schema";
import { parseListingId } from "@/lib/listings/require-listing";
import {
  chosenOf,
  type DraftMenu,
  optionsOf,
  readMenu,
  suggestChoices,
} from "@/lib/mcp/draft-menu";
import type { DraftInput, DraftResult } from "@/lib/mcp/draft-schema";
import { linkTo } from "@/lib/mcp/listings";
import { limit } from "@/lib/resilience/rate-limit";

/** Seconds for which a confirmed draft is waited for; it goes on by itself. */
const maxWait = 20;
const pollInterval = 500;

type Target = { userId: number; listingId: number };

/**
 * Without `confirm` it says what there is to choose, and then what would be
 * sent; with the digest of that sheet it is sent. The same listing again
 * answers how far its draft is. Throws what `publishListing` throws.
 */
export async function createEtsyDraft(
  user: CurrentUser,
  input: DraftInput,
  now: Date,
): Promise<DraftResult> {
  const { listingId, confirm, digest, ...given } = input;
  const target = { userId: user.id, listingId: parseListingId(listingId) };
  await limit("etsy_draft", String(user.id), { points: 480, seconds: 600 });
  const { publication } = await readListingPublication(target);
  if (publication && publication.state !== "failed")
    return toResult(target, stateOf(publication));
  const missing = missingOf(given);
  if (missing.length > 0)
    return askFor(target, { given, missing, publication }, now);
  const choices = draftChoicesSchema.parse(given);
  try {
    if (confirm !== true) return await showSheet(target, choices, now);
    await publishListing(target, choices, { digest, now });
  } catch (error) {
    if (error instanceof NotReady)
      return toResult(target, notReady(error.open));
    if (!(error instanceof InvalidChoice)) throw error;
    return askFor(target, { given, missing: [error], publication }, now);
  }
  return toResult(target, stateOf(await waitForDraft(target)));
}

type Missing = { field: string; message: string };

const always = [
  "taxonomyId",
  "price",
  "quantity",
  "whoMade",
  "whenMade",
  "isSupply",
] as const;
const ofPhysical = ["shippingProfileId", "readinessStateId"] as const;
const questions: Record<(typeof always | typeof ofPhysical)[number], string> = {
  taxonomyId:
    "Which category? If none fits, the seller chooses one on the listing's page.",
  price: "What does it cost, in the shop's currency?",
  quantity: "How many are there?",
  whoMade: "Who made it?",
  whenMade: "When was it made?",
  isSupply: "Is it a craft supply?",
  shippingProfileId: "Which shipping profile?",
  readinessStateId: "Which processing profile?",
};

type Given = Omit<DraftInput, "listingId" | "confirm" | "digest">;

function missingOf(given: Given): Missing[] {
  const needed =
    given.type === "download" ? always : [...always, ...ofPhysical];
  return needed
    .filter((name) => given[name] === undefined)
    .map((field) => ({ field, message: questions[field] }));
}

type Asked = {
  given: Given;
  missing: Missing[];
  publication: PublicationAnswer | null;
};

async function askFor(
  target: Target,
  { given, missing, publication }: Asked,
  now: Date,
) {
  const menu = await readMenu(target, given.taxonomyId);
  const asking =
    "Ask the seller about each of these, then call again with all arguments. Suggestions are hers to accept.";
  return toResult(target, {
    state: "choose",

    next: menu.open.length > 0 ? `${asking} ${settling}` : asking,
    open: menu.open,
    choose: missing.map(({ field, message }) => ({
      argument: field,
      message:
        field === "price"
          ? `${message} Prices are in ${menu.currency}.`
          : message,
      options: optionsOf(field, menu, now),
    })),
    suggested: suggestChoices(menu, given),
    problem: publication?.problem ?? null,
  });
}

async function showSheet(target: Target, choices: DraftChoices, now: Date) {
  const preview = await previewDraft(target, choices, now);
  const menu: DraftMenu = await readMenu(target, choices.taxonomyId);
  const sheet = {
    chosen: chosenOf(choices, menu),

    currency: preview.currency,
    fields: preview.fields,
    photos: preview.photos.map(({ rank, altText }) => ({ rank, altText })),
    attributes: preview.attributes.map(({ name, values }) => ({
      name,
      values,
    })),
    translations: preview.translations.map(({ language, title }) => ({
      language,
      title,
    })),
    steps: preview.steps,
  };
  if (!preview.ready)
    return toResult(target, { ...notReady(preview.open), sheet });
  return toResult(target, {
    state: "confirm",
    next: "Show the seller this sheet. Only when she says yes, call again with the same arguments, confirm: true and this digest.",

    sheet,
    digest: preview.digest,
  });
}

type Told = Pick<DraftResult, "state" | "next"> & Partial<DraftResult>;

const settling =
  "Nothing can be drafted while points are open: ask the seller about each, and store what she says with edit_listing, or let her do it on the listing's page. Don't settle them for her.";

const notReady = (open: OpenPoint[]): Told => ({
  state: "not_ready",
  open,
  next: `${settling} Then call again.`,
});

function stateOf({ state, problem, editUrl }: PublicationAnswer): Told {
  if (state === "done") {
    return {
      state,
      editUrl,
      problem,
      next: "The draft is on Etsy. The seller reviews it and publishes it there.",
    };
  }
  if (state === "failed") {
    return {
      state: "stopped",
      editUrl,
      problem,
      next: "Tell the seller what the problem says; the listing's page helps.",
    };
  }
  return {
    state: "sending",
    editUrl,
    problem,
    next: "It continues by itself. Call again with listingId in a while.",
  };
}

function toResult(
  { listingId }: Target,
  { problem = null, open = [], ...told }: Told,
): DraftResult {
  const nothing = {
    choose: [],
    suggested: {},
    sheet: null,
    digest: null,
    editUrl: null,
  };
  const { code, message, words, field } = problem ?? {};
  return {
    ...nothing,
    ...told,
    link: linkTo(listingId),
    open: open.map(({ code, field, message }) => ({ code, field, message })),
    problem:
      code && message !== undefined
        ? { code, message, words: words ?? "", field: field ?? null }
        : null,
  };
}

async function waitForDraft(target: Target): Promise<PublicationAnswer> {
  const until = performance.now() + maxWait * 1_000;
  for (;;) {
    const { publication } = await readListingPublication(target);
    if (!publication)
      throw new AppError(
        "not_found",
        "The listing was deleted in the meantime.",
      );
    if (
      publication.state === "done" ||
      publication.state === "failed" ||
      performance.now() >= until
    )
      return publication;
    await sleep(pollInterval);
  }
}
