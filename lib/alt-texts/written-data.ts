import "server-only";
import { z } from "zod";
import { type PhotoText, photoTextSchema } from "@/lib/alt-texts/schema";
import { db } from "@/lib/database/db";
import { problemSchema, stepSchema } from "@/lib/etsy/publish/schema";

const textsSchema = z.array(photoTextSchema);

const writtenColumns = {
  etsyListingId: true,
  version: true,
  texts: true,
} as const;

type WrittenRow = {
  etsyListingId: bigint;
  version: number;
  texts: unknown;
};
export type WrittenListing = {
  id: string;
  version: number;
  texts: PhotoText[];
};

const toWritten = ({
  etsyListingId,
  version,
  texts,
}: WrittenRow): WrittenListing => ({
  id: String(etsyListingId),
  version,
  texts: textsSchema.parse(texts),
});

/** Those that were written, in the seller's order. */
export async function listWritten(userId: number): Promise<WrittenListing[]> {
  const rows = await db().altTextListing.findMany({
    where: { userId, state: "written" },
    orderBy: { position: "asc" },
    select: writtenColumns,
  });
  return rows.map(toWritten);
}

export async function findWritten(
  userId: number,
  etsyListingId: bigint,
): Promise<WrittenListing | null> {
  const row = await db().altTextListing.findFirst({
    where: { userId, etsyListingId, state: "written" },
    select: writtenColumns,
  });
  return row && toWritten(row);
}

type Edited = { id: string; version: number; texts: PhotoText[] };

/** False, and nothing stored, when another version is there by now. */
export async function replaceTexts(
  userId: number,
  { id, version, texts }: Edited,
) {
  const { count } = await db().altTextListing.updateMany({
    where: { userId, etsyListingId: BigInt(id), version, state: "written" },
    data: { texts, version: { increment: 1 } },
  });
  return count === 1;
}

const updateSchema = z.object({
  isPutBack: z.boolean(),
  imageIds: z.array(z.string().nullable()).optional(),
  after: z.object({ altTexts: z.array(z.string()).optional() }),
});
const stepsSchema = z.array(stepSchema).catch([]);

/** The latest updates of these listings, with the alt texts that they set. */
export async function listUpdates(userId: number, etsyListingIds: string[]) {
  const rows = await db().publication.findMany({
    where: { userId, etsyListingId: { in: etsyListingIds.map(BigInt) } },
    select: {
      id: true,
      etsyListingId: true,
      state: true,
      steps: true,
      problem: true,
      update: true,
    },
  });
  return rows.flatMap(({ etsyListingId, state, steps, problem, ...row }) => {
    const { data } = updateSchema.safeParse(row.update);
    return data === undefined || data.isPutBack
      ? []
      : [
          {
            id: String(etsyListingId),
            publicationId: row.id,
            state,
            steps: stepsSchema.parse(steps),
            altTexts: data.after.altTexts ?? [],
            imageIds: data.imageIds ?? null,
            problem: problemSchema.safeParse(problem).data ?? null,
          },
        ];
  });
}
