import "server-only";
import { randomUUID } from "node:crypto";
import { etsyKey } from "@/lib/etsy/api/call-etsy";
import { EtsyError } from "@/lib/etsy/api/etsy-error";
import { waitForDrafts } from "@/lib/etsy/api/reserve-request";
import { findConnection } from "@/lib/etsy/connection/connection-data";
import { withAccessToken } from "@/lib/etsy/connection/with-access-token";
import { changeOfPublication } from "@/lib/etsy/publish/change-of-publication";
import {
  findPublication,
  isListingThere,
  isUpdate,
  type Publication,
} from "@/lib/etsy/publish/publication-data";
import {
  PublicationStop,
  StepNotYet,
  StepRefused,
} from "@/lib/etsy/publish/publication-stop";
import { queueAgain } from "@/lib/etsy/publish/publish-queue-data";
import { refusalOf } from "@/lib/etsy/publish/refused-texts";
import { isStepOpen, type PublicationStep } from "@/lib/etsy/publish/schema";
import { createDraft } from "@/lib/etsy/publish/steps/create-draft";
import {
  compareDetails,
  writeAttribute,
  writeTranslation,
} from "@/lib/etsy/publish/steps/details";
import {
  compareOptions,
  writeInventory,
  writePersonalization,
} from "@/lib/etsy/publish/steps/options";
import {
  compareUpdate,
  writeAltText,
  writeTexts,
} from "@/lib/etsy/publish/steps/update";
import { uploadPhoto } from "@/lib/etsy/publish/steps/upload-photo";
import { stopFor, waitingFor } from "@/lib/etsy/publish/stop-for";
import type { publishListingTask } from "@/lib/etsy/publish/tasks";
import {
  endTurn,
  finishStep,
  postpone,
  startStep,
  stopPublication,
  type Turn,
  takeTurn,
} from "@/lib/etsy/publish/turn-data";
import type { PayloadOf } from "@/lib/jobs/define-task";
import { log } from "@/lib/log";

/** Seconds; longer than all requests of one step together may take. */
const turnSeconds = 120;
/**
 * Milliseconds until a worker comes back to a publication that is another's
 * turn.
 */
const otherTurnDelay = 5_000;
/** Failures of one step in a row after which the publication stops. */
const maxFailures = 10;
/** Milliseconds. */
const firstDelay = 2_000;
const longestDelay = 15 * 60_000;

/**
 * Takes the next step of a publication. Each step that is done queues the next
 * one.
 */
export async function publishStep({
  publicationId: id,
  userId,
}: PayloadOf<typeof publishListingTask>) {
  const turn = { id, userId, holder: randomUUID() };
  const isMine = await takeTurn(turn, turnSeconds);
  const publication = await findPublication(id, userId);
  try {
    if (
      publication === null ||
      publication.state === "failed" ||
      publication.state === "done"
    )
      return;
    // The worker whose turn it is may have been killed: then somebody has to
    // come back when it is over.
    if (!isMine)
      return await queueAgain(turn, {
        runAt: new Date(Date.now() + otherTurnDelay),
        canWait: isUpdate(publication),
      });
    await takeNextStep(turn, publication).catch((error: unknown) =>
      handleFailure(turn, publication, error),
    );
  } finally {
    if (isMine) await endTurn(turn);
  }
}

async function takeNextStep(turn: Turn, publication: Publication) {
  const at = publication.steps.findIndex(isStepOpen);
  const step = publication.steps[at];
  if (step === undefined) return endPublication(turn, publication);
  await requireEverything(publication);
  if (isUpdate(publication)) await requireShare();
  const after = (outcome: Outcome) =>
    publication.steps.map((each, index) =>
      index === at ? { ...each, ...outcome } : each,
    );
  // Whether it may have been taken before: only then is Etsy asked first.
  const mayBeThere = step.state === "started";
  if (!(await startStep(turn, after({ state: "started" })))) return;
  const outcome = await withAccessToken(publication.userId, (token) =>
    take(publication, step, { accessToken: token, mayBeThere }),
  ).then((): Outcome => ({ state: "done" }), outcomeOfRefusal);
  await finishStep(turn, after(outcome), changeOfPublication(publication));
}

type Outcome = Pick<PublicationStep, "state" | "words">;

/** The steps after it are taken; the seller is told at the end. */
function outcomeOfRefusal(error: unknown): Outcome {
  if (!(error instanceof StepRefused)) throw error;
  return { state: "refused", words: error.words };
}

/** Nothing is left to be taken: it is done, or stops with what was refused. */
function endPublication(turn: Turn, publication: Publication) {
  const refusal = refusalOf(publication);
  return refusal === null
    ? finishStep(turn, publication.steps, changeOfPublication(publication))
    : stopPublication(turn, refusal, changeUntil(publication));
}

/** Milliseconds after which is looked again what is left of the day. */
const longestWait = 3_600_000;

/** Updates wait where what is left of the day is needed for drafts. */
async function requireShare() {
  const key = etsyKey();
  const wait = key && (await waitForDrafts(key.keystring));
  if (wait === null) return;
  const says =
    "Most of the requests that Etsy allows in a day are used up, and drafts go first. This continues by itself.";
  throw new StepNotYet(Math.min(wait, longestWait), { says });
}

type Circumstances = { accessToken: string; mayBeThere: boolean };

async function take(
  publication: Publication,
  step: PublicationStep,
  { accessToken, mayBeThere }: Circumstances,
) {
  if (step.kind === "draft")
    return (
      publication.etsyListingId === null &&
      (await createDraft(publication, accessToken))
    );
  const { etsyListingId } = publication;
  if (etsyListingId === null)
    throw new Error("a publication goes on without its draft");
  const made = { ...publication, etsyListingId };
  switch (step.kind) {
    case "photo":
      return uploadPhoto(made, { rank: step.number, mayBeThere }, accessToken);
    case "attribute":
      return writeAttribute(made, step.number, accessToken);
    case "inventory":
      return writeInventory(made, accessToken);
    case "personalization":
      return writePersonalization(made, accessToken);
    case "translation": {
      const translation = publication.sent.translations.find(
        ({ language }) => language === step.language,
      );
      return (
        translation &&
        writeTranslation(made, translation, { accessToken, mayBeThere })
      );
    }
    case "update":
      return writeTexts(
        { ...made, update: requireUpdate(publication) },
        accessToken,
      );
    case "alt_text":
      return writeAltText(
        { ...made, update: requireUpdate(publication) },
        step.number,
        accessToken,
      );
    case "check":
      if (isUpdate(publication))
        return compareUpdate(
          { ...made, update: requireUpdate(publication) },
          accessToken,
        );
      await compareDetails(made, accessToken);
      return compareOptions(made, accessToken);
  }
}

/** Its texts are deleted with the connection. */
function requireUpdate({ update }: Publication) {
  if (update !== null) return update;
  const message =
    "The update ended when the shop was disconnected, or after 60 days. Please start it again.";
  throw new PublicationStop("disconnected", { message });
}

/**
 * Stops when the listing or the connection is gone, and says what stands at
 * Etsy.
 */
async function requireEverything({
  userId,
  listingId,
  etsyShopId,
  etsyListingId,
}: Publication) {
  const stands =
    etsyListingId === null
      ? "Nothing was created on Etsy."
      : "The draft is on Etsy as far as it got.";
  if (!(await isListingThere(userId, listingId)))
    throw new PublicationStop("listing_deleted", {
      message: `The listing was deleted here. ${stands}`,
    });
  const connection = await findConnection(userId);
  if (connection?.etsyShopId !== etsyShopId)
    throw new PublicationStop("disconnected", {
      message: `The shop is no longer connected. ${stands}`,
    });
}

async function handleFailure(
  turn: Turn,
  publication: Publication,
  error: unknown,
) {
  const { id, userId, failures } = publication;
  const entry = { publicationId: id, userId, err: error };
  const canWait = isUpdate(publication);
  if (error instanceof PublicationStop) {
    log().info(entry, "a publication stopped");
    return stopPublication(turn, error.problem, changeUntil(publication));
  }
  if (error instanceof StepNotYet && !error.isFailure) {
    const runAt = new Date(Date.now() + error.delay);
    return postpone(turn, {
      runAt,
      problem: waitingFor(error, runAt),
      isFailure: false,
      canWait,
    });
  }
  const stop = await stopFor(error, publication);
  if (stop !== null) {
    log().info(entry, "a publication stopped");
    return stopPublication(turn, stop.problem, changeUntil(publication));
  }
  log().warn(entry, "a step of a publication failed");
  // What Etsy only asks to wait for is not refused.
  if (failures + 1 >= maxFailures && !isBusy(error)) {
    const message =
      "Etsy didn't accept this step, even after several attempts. Please try again later.";
    return stopPublication(
      turn,
      new PublicationStop("gave_up", { message }).problem,
      changeUntil(publication),
    );
  }
  const runAt = new Date(Date.now() + delayAfter(error, failures));
  return postpone(turn, {
    runAt,
    problem: waitingFor(error, runAt),
    isFailure: true,
    canWait,
  });
}

const changeUntil = (publication: Publication) =>
  changeOfPublication(publication, { isStopped: true });

const isBusy = (error: unknown) =>
  error instanceof EtsyError && error.kind === "busy";

/** Milliseconds: twice as long each time, and as long as Etsy asks for. */
function delayAfter(error: unknown, failures: number) {
  const own = Math.min(firstDelay * 2 ** failures, longestDelay);
  if (error instanceof StepNotYet) return Math.max(own, error.delay);
  const asked =
    error instanceof EtsyError ? (error.retryAfter ?? 0) * 1_000 : 0;
  return Math.max(own, asked);
}
