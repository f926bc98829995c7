import "server-only";
import { createHash, randomUUID } from "node:crypto";
import { isUuid } from "@/lib/database/is-uuid";
import { AppError } from "@/lib/errors";
import { differencesOf } from "@/lib/etsy/listing/listing-differences";
import { imageKeysOf } from "@/lib/etsy/listing/schema";
import {
  answerOf,
  requirePublication,
} from "@/lib/etsy/publish/publish-listing";
import { planUpdate } from "@/lib/etsy/update/plan-update";
import { type ReadTarget, readTargets } from "@/lib/etsy/update/read-targets";
import type {
  TargetPreview,
  UpdatesPreview,
  UpdatesProgress,
  UpdatesRequest,
  UpdatesStarted,
  UpdateTarget,
} from "@/lib/etsy/update/schema";
import {
  listGroup,
  type NewUpdate,
  startUpdates,
} from "@/lib/etsy/update/update-data";
import { type Wanted, wantedTexts } from "@/lib/etsy/update/wanted-texts";

/** Something is no longer as it was shown, of one listing or more. */
export class ChangedSinceShown extends AppError {
  constructor(readonly preview: UpdatesPreview) {
    super(
      "conflict",
      "Something has changed in the meantime, here or on Etsy. Nothing was sent. Review it again.",
    );
  }
}

/**
 * What differs between the wanted texts and Etsy, listing by listing, as it is
 * there now. Nothing is changed.
 */
export async function previewUpdates(
  userId: number,
  targets: UpdateTarget[],
): Promise<UpdatesPreview> {
  return previewOf(planTargets(await readTargets(userId, targets)));
}

/**
 * Starts to replace the named fields of all listings, or of none. Throws
 * `ChangedSinceShown` unless everything is as the digest stands for.
 */
export async function updateListings(
  userId: number,
  { targets, digest, groupId = randomUUID() }: UpdatesRequest,
): Promise<UpdatesStarted> {
  if (digest === undefined) throw undigested();
  const planned = planTargets(await readTargets(userId, targets));
  const preview = previewOf(planned);
  if (digest !== preview.digest) throw new ChangedSinceShown(preview);
  const updates = planned.flatMap((one) => updateOf(one, groupId));
  if (updates.length === 0) throw notChosen();
  if (!(await startUpdates(updates)))
    throw new ChangedSinceShown(await previewUpdates(userId, targets));
  return {
    groupId,
    started: updates.map(({ id, listingId }) => ({
      listingId,
      publicationId: id,
    })),
  };
}

type Planned = ReadTarget & { wanted: Wanted };

const planTargets = (targets: ReadTarget[]): Planned[] =>
  targets.map((one) => ({
    ...one,
    wanted:
      one.refusal === null && one.source !== null && one.found !== null
        ? wantedTexts(one.source, one.found)
        : { texts: {}, remarks: [] },
  }));

function previewOf(planned: Planned[]): UpdatesPreview {
  const shown = planned.map((one) => ({
    listing: listingOf(one),
    // Both sides whole, and that nothing was started since.
    texts: [one.found, one.wanted.texts, one.publication?.version],
  }));
  return {
    listings: shown.map(({ listing }) => listing),
    digest: createHash("sha256")
      .update(
        JSON.stringify(shown, (_, value: unknown) =>
          typeof value === "bigint" ? String(value) : value,
        ),
      )
      .digest("base64url"),
  };
}

function listingOf(planned: Planned): TargetPreview {
  const { target, productName, publication, found, wanted, refusal } = planned;
  const { editUrl = null, etsyListingId = null } = publication
    ? answerOf(publication)
    : {};
  return {
    listingId: target.listingId,
    productName,
    etsyListingId,
    editUrl,
    state: found?.state ?? null,
    differences: found === null ? [] : differencesOf(wanted.texts, found),
    imageIds: found === null ? [] : imageKeysOf(found),
    remarks: wanted.remarks,
    refusal,
  };
}

/** Nothing where no field of the listing was chosen. */
function updateOf(
  { target, publication, found, wanted }: Planned,
  groupId: string,
): (NewUpdate & { listingId: number })[] {
  const { fields, listingId, putBack } = target;
  if (fields.length === 0) return [];
  const plan =
    found &&
    planUpdate(fields, {
      found,
      texts: wanted.texts,
      isPutBack: putBack !== undefined,
      groupId,
    });
  if (publication === null || !plan) throw notChosen();
  const { id, userId, version } = publication;
  return [{ id, userId, version, listingId, ...plan }];
}

const notChosen = () =>
  new AppError(
    "invalid_input",
    "Choose at least one field, and only fields that differ.",
  );

function undigested() {
  const message =
    "Updates are confirmed with the digest of what the seller saw. Call without confirm first.";
  return new AppError("invalid_input", message, {
    refused: [{ path: ["digest"], code: "required", message }],
  });
}

/**
 * Where everything stands that was confirmed together. Throws `not_found` where
 * nothing was.
 */
export async function readProgress(
  userId: number,
  groupId: string,
): Promise<UpdatesProgress> {
  const { publications, notes } = isUuid(groupId)
    ? await listGroup(userId, groupId)
    : { publications: [], notes: [] };
  const listings = new Map<number, UpdatesProgress["listings"][number]>();
  // Updated again since: of this update, only its note is left.
  for (const { listingId, origin, listing } of notes)
    listings.set(listingId, {
      listingId,
      productName: listing.productName,
      publication: {
        publicationId: origin?.split(":")[0] ?? "",
        state: "done",
        steps: [],
        problem: null,
        editUrl: null,
      },
    });
  for (const { id, listing } of publications) {
    const { listingId, ...publication } = answerOf(
      await requirePublication(id, userId),
    );
    const { productName } = listing;
    listings.set(listingId, { listingId, productName, publication });
  }
  if (listings.size === 0)
    throw new AppError("not_found", "There are no such updates.");
  return {
    listings: [...listings.values()].toSorted(
      (a, b) => a.listingId - b.listingId,
    ),
  };
}
