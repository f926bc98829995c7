import "server-only";
import { AppError } from "@/lib/errors";
import { EtsyError } from "@/lib/etsy/api/etsy-error";
import { findConnection } from "@/lib/etsy/connection/connection-data";
import { digestOf, planDraft } from "@/lib/etsy/publish/plan-draft";
import {
  findPublication,
  findPublicationOf,
  insertPublication,
  type Publication,
  replacePlan,
  resumePublication,
} from "@/lib/etsy/publish/publication-data";
import { refusedTexts } from "@/lib/etsy/publish/refused-texts";
import type {
  DraftChoices,
  PublicationAnswer,
} from "@/lib/etsy/publish/schema";
import { draftForm } from "@/lib/etsy/publish/steps/create-draft";
import type { OpenPoint } from "@/lib/listing-text/fields/schema";

type Target = { userId: number; listingId: number };

export class NotReady extends AppError {
  constructor(override readonly open: OpenPoint[]) {
    super(
      "not_ready",
      "This listing has open points. Please settle them first.",
      { open },
    );
  }
}

async function requireShop(userId: number) {
  const connection = await findConnection(userId);
  if (connection === null)
    throw new AppError(
      "etsy_reconnect",
      "Please connect your Etsy shop first.",
    );
  if (connection.problem !== null) throw new EtsyError("token");
  return connection;
}

/** What would be sent, field by field. Nothing leaves. */
export async function previewDraft(
  target: Target,
  choices: DraftChoices,
  now = new Date(),
) {
  const { currency } = await requireShop(target.userId);
  const plan = await planDraft({ ...target, currency }, choices, now);
  return {
    /** Of all prices. */
    currency,
    fields: Object.fromEntries(draftForm(plan)),
    photos: plan.sent.photos.map(({ id, altText }, index) => ({
      id,
      rank: index + 1,
      altText,
    })),
    attributes: plan.sent.attributes,
    translations: plan.sent.translations,

    questions: plan.sent.questions,
    variations: plan.sent.variations,
    steps: plan.steps.map(({ label }) => label),
    /** Sent along with `confirm`, it stands for what was shown. */
    digest: digestOf(plan),
    ready: plan.open.length === 0,
    open: plan.open,
  };
}

/**
 * Starts carrying a listing into the shop, as a draft. The same listing again
 * answers the same publication; one that Etsy refused before there was a draft
 * goes on with the new choices. Throws `invalid_input` without the digest of
 * the preview that the seller confirms, `NotReady`, and `conflict` where the
 * listing would no longer be sent as that preview showed it.
 */
export async function publishListing(
  target: Target,
  choices: DraftChoices,
  { digest, now = new Date() }: { digest: string | undefined; now?: Date },
) {
  if (digest === undefined) throw undigested();
  const { etsyShopId, currency } = await requireShop(target.userId);
  const known = await findPublicationOf(
    target.userId,
    target.listingId,
    etsyShopId,
  );
  if (known && known.state !== "failed") return { publicationId: known.id };
  const { open, ...plan } = await planDraft(
    { ...target, currency },
    choices,
    now,
  );
  if (open.length > 0) throw new NotReady(open);
  if (digest !== digestOf(plan))
    throw new AppError(
      "conflict",
      "This listing has changed. Review it again before it is sent.",
    );
  if (known) {
    if (!(await replacePlan(known.id, target.userId, plan)))
      await resumePublication(known);
    return { publicationId: known.id };
  }
  return {
    publicationId: await insertPublication({ ...target, etsyShopId, ...plan }),
  };
}

function undigested() {
  const message =
    "A draft is confirmed with the digest of the sheet that the seller saw. Call without confirm first.";
  return new AppError("invalid_input", message, {
    refused: [{ path: ["digest"], code: "required", message }],
  });
}

export async function requirePublication(id: string, userId: number) {
  const publication = /^[\da-f-]{36}$/.test(id)
    ? await findPublication(id, userId)
    : null;
  if (publication === null) throw new AppError("not_found", "Not found");
  return publication;
}

/** Continues where it stopped. Anything else is left as it is. */
export async function retryPublication(
  id: string,
  userId: number,
): Promise<PublicationAnswer> {
  await resumePublication(await requirePublication(id, userId));
  return answerOf(await requirePublication(id, userId));
}

export function answerOf(publication: Publication): PublicationAnswer {
  const {
    id,
    listingId,
    state,
    steps,
    etsyListingId,
    problem,
    choices,
    update,
  } = publication;
  return {
    publicationId: id,

    listingId,
    state,
    steps,
    problem,
    isDigital: choices.type === "download",
    etsyListingId: etsyListingId === null ? null : String(etsyListingId),
    editUrl:
      etsyListingId === null
        ? null
        : `https://www.etsy.com/your/shops/me/listing-editor/edit/${etsyListingId}`,
    canPutBack:
      state === "done" && update !== null && !update.isPutBack
        ? update.fields
        : [],
    refusedTexts: refusedTexts(publication),
  };
}
