import { db } from "@/lib/database/db";
import { emptyListing } from "@/lib/listing-text/fields/fields";
import type { GeneratedListing } from "@/lib/listing-text/fields/listing-schema";
import type { Prisma } from "@/prisma/generated/client";
import { createRequest, createUser, signIn } from "@/tests/support/factories";

/** What a seller types. */
export const mugForm = {
  productName: "Stoneware coffee mug",
  materials: "stoneware clay, white glaze",
  styleDesign: "rustic, wheel thrown",
  colors: ["White", "Brown"],
  audience: "coffee lovers",
  category: "home_living",
  extraDetails: "Holds 12 oz. Dishwasher safe.",
};

export const mugResults: GeneratedListing = {
  ...emptyListing,
  title: "Stoneware Mug",
  description: "A mug.",
  tags: ["coffee mug"],
  materials: ["clay"],
  altText: "A mug on a table",
  attributes: [{ name: "Primary color", value: "White" }],
};
const bill = {
  writer: "w",
  promptVersion: "p",
  inputTokens: 1,
  outputTokens: 1,
  durationMs: 1,
};

type Fields = Partial<Omit<Prisma.ListingUncheckedCreateInput, "results">> & {
  results?: Partial<GeneratedListing>;
};

/** A row of Listing as the tests need it. */
export function listingRow(
  userId: number,
  { results, ...fields }: Fields = {},
) {
  return {
    userId,
    productName: "Mug",
    ...bill,
    ...fields,
    results: { ...mugResults, ...results },
  };
}

/** Creates a signed-in user who stores listings and calls handlers. */
export async function createSeller() {
  const user = await createUser();
  const cookie = await signIn(user);
  return {
    id: user.id,
    add: async (fields?: Fields) =>
      (await db().listing.create({ data: listingRow(user.id, fields) })).id,
    call(
      handler: (request: Request, context: never) => Promise<Response>,
      method: string,
      path: string,
      body?: unknown,
    ) {
      const id = /\/listings\/(\d+)/.exec(path)?.[1] ?? "";
      return handler(createRequest(method, path, body, { cookie }), {
        params: Promise.resolve({ id }),
      } as never);
    },
  };
}
