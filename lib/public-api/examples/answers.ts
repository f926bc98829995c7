import type { z } from "zod";
import { noOptionalFields } from "@/lib/listing-text/fields/optional-fields";
import { exampleIds as ids } from "@/lib/public-api/examples/samples";
import type { responseShapes } from "@/lib/public-api/operations/shapes";
import { titleOfProblem } from "@/lib/public-api/problem-codes";
import { byBilling } from "@/lib/settings/installation";

type Shapes = typeof responseShapes;
export type ExampleAnswers = {
  [Name in keyof Shapes]?: z.output<Shapes[Name]>;
};

const title = "Stoneware mug, blue glaze";
const createdAt = "2026-11-24T09:30:00.000Z";
const listing: NonNullable<ExampleAnswers["Listing"]> = {
  id: ids.listing,
  productName: "Stoneware mug",
  category: "home_living",
  title,
  altText: "A blue stoneware mug on a wooden table",
  description: "A stoneware mug with a blue glaze.\n\nIt holds 350 ml.",
  attributes: [{ name: "Primary color", value: "Blue" }],
  tags: ["stoneware mug", "blue mug"],
  materials: ["stoneware", "glaze"],
  ...noOptionalFields,
  facts: [
    { name: "materials", value: "stoneware, glaze", source: "seller" },
    { name: "colors", value: "Blue", source: "photo" },
  ],
  missing: [],
  photos: [
    {
      id: ids.photo,
      position: 1,
      altText: "A blue stoneware mug on a wooden table",
    },
  ],
  score: 82,
  ready: true,
  open: [],
  review: "done",
  sentences: [
    {
      field: "description",
      text: "A stoneware mug with a blue glaze.",
      support: "photo",
      supportedBy: ["materials: stoneware, glaze", "colors: Blue"],
      reason: "",
    },
    {
      field: "description",
      text: "It holds 350 ml.",
      support: "seller",
      supportedBy: ["capacity: 350 ml"],
      reason: "",
    },
  ],
  untold: [{ fact: "care: dishwasher safe", quote: "dishwasher safe" }],
  removed: [
    {
      field: "tags",
      text: "porcelain mug",
      reason: "The seller typed stoneware.",
    },
  ],
  writer: "Claude",
  version: 1,
};
const photo: NonNullable<ExampleAnswers["Photo"]> = {
  id: ids.photo,
  width: 4_032,
  height: 3_024,
  checks: [{ id: "size", ok: true, message: "4032 × 3024 pixels", advice: "" }],
  expiresAt: "2026-12-01T09:30:00.000Z",
};
const link = {
  id: ids.link,
  expiresAt: "2026-11-24T10:30:00.000Z",
  maxPhotos: 20,
};
const linkToken = "k3v9x2T1bQ8mZr7cYw5nUe4aLs6dHf0gJp-oKi_tRzE";
const endpoint: NonNullable<ExampleAnswers["WebhookEndpoint"]> = {
  id: ids.endpoint,
  url: "https://example.com/hooks",
  events: ["listing.ready"],
  createdAt,
  disabledReason: null,
  disabledAt: null,
  failingSince: null,
  previousEndsAt: null,
};

/** What comes when all goes well, by shape. */
export const exampleAnswers: ExampleAnswers = {
  CheckReport: {
    score: 62,
    grade: "fair",
    meaning:
      "How closely it follows Etsy's guidance. It predicts neither rank nor sales.",
    notScored: [
      "description",
      "materials",
      "altText",
      "attributes",
      "category",
    ],
    passes: true,
    violations: [],
    open: [],
    advice: [],
    checks: [],
    repair: null,
  },
  Listing: listing,
  ListingPage: {
    data: [
      {
        id: listing.id,
        productName: listing.productName,
        category: listing.category,
        title,
        score: listing.score,
        createdAt,
      },
    ],
    nextCursor: null,
  },
  ListingRequest: {
    id: ids.request,
    status: "queued",
    listingId: null,
    error: null,
    createdAt,
  },
  Rewrite: {
    listingId: ids.listing,
    field: "title",
    before: { title },
    after: { title: "Blue stoneware mug" },
    version: 1,
  },
  Translation: {
    language: "de",
    item: "Steinzeugbecher",
    title: "Steinzeugbecher, blaue Glasur",
    description:
      "Ein Becher aus Steinzeug mit blauer Glasur.\n\nEr fasst 350 ml.",
    tags: ["steinzeugbecher", "blauer becher"],
    score: 80,
    ready: true,
    open: [],
    differences: [],
    writer: "Claude",
    version: 1,
    updatedAt: createdAt,
  },
  Photo: photo,
  CreatedUploadLink: {
    ...link,
    url: `https://example.com/u/${linkToken}`,
    uploadUrl: `https://example.com/api/upload-links/${linkToken}`,
  },
  UploadLink: { ...link, photos: [photo] },
  Batch: {
    id: ids.batch,
    name: "Autumn",
    state: "draft",
    mode: "now",
    createdAt,
    counts: {
      queued: 2,
      writing: 0,
      ready: 0,
      waiting: 0,
      refused: 0,
      failed: 0,
      accepted: 0,
      canceled: 0,
    },
  },
  EtsyDraftSheet: {
    currency: "USD",
    fields: {
      title,
      quantity: "3",
      price: "24.00",
      who_made: "i_did",
      when_made: "made_to_order",
    },
    photos: [
      {
        id: ids.photo,
        rank: 1,
        altText: "A blue stoneware mug on a wooden table",
      },
    ],
    attributes: [],
    translations: [],
    questions: [],
    variations: null,
    steps: ["Create the draft", "Add photo 1"],
    digest: ids.digest,
    ready: true,
    open: [],
  },
  Publication: {
    id: ids.publication,
    listingId: ids.listing,
    state: "done",
    steps: [],
    problem: null,
    isDigital: false,
    etsyListingId: "1800000001",
    editUrl:
      "https://www.etsy.com/your/shops/me/listing-editor/edit/1800000001",
  },
  WebhookEndpoint: endpoint,
  CreatedWebhookEndpoint: { endpoint, secret: `whsec_${"A".repeat(32)}` },
  Usage: {
    plan: byBilling("free", "pro"),
    listingsThisMonth: 2,
    quota: 5,
    remaining: 3,
    resetsAt: "2026-12-01T00:00:00.000Z",
    isInTrial: false,
  },
  Problem: {
    type: "https://example.com/docs/errors#invalid_input",
    title: titleOfProblem("invalid_input"),
    status: 422,
    detail: "Product name is required",
    code: "invalid_input",
    requestId: "0b9c2d4e-6f10-4a7b-8c9d-1e2f3a4b5c6d",
    errors: [
      {
        pointer: "/productName",
        code: "required",
        detail: "Product name is required",
      },
    ],
  },
};
