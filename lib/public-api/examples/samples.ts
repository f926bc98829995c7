/** The second of two calls, and what to say of it. */
export type LaterSample = { title: string; sample: Sample };

/**
 * What an example sends: values of the path, of the query, headers, and a body
 * or a file beside the program.
 */
export type Sample = {
  path?: Record<string, string>;
  query?: string;
  headers?: Record<string, string>;
  body?: object;
  file?: string;
};

/** They stand for those of your own account. */
export const exampleIds = {
  listing: "1201",
  request: "9a1b2c3d-4e5f-4a6b-8c7d-0e1f2a3b4c5d",
  photo: "3f6a8b1c-2d4e-4f70-9a1b-5c6d7e8f9a0b",
  link: "6b0d1f2e-3a4c-4d5e-8f60-7a8b9c0d1e2f",
  batch: "0b2f6c1e-5d0a-4c55-9a53-0d6e7f1a2b3c",
  row: "7d9e1a40-3c2b-4f6d-8e5f-1a2b3c4d5e6f",
  publication: "5e8f7a60-1b2c-4d3e-9f40-6a7b8c9d0e1f",
  endpoint: "c4a1d2e3-8b7f-4d6c-9a5e-2f1e0d9c8b7a",
  delivery: "d1e2f3a4-5b6c-4d7e-8f90-a1b2c3d4e5f6",
  digest: "jJqXy4",
};
const listing = { id: exampleIds.listing };
const batch = { id: exampleIds.batch };
const rowId = exampleIds.row;
const row = { id: exampleIds.batch, rowId };
const publication = { id: exampleIds.publication };
const endpoint = { id: exampleIds.endpoint };
const key = { "Idempotency-Key": "mug-2026-11-24" };
const mug = {
  productName: "Stoneware mug",
  materials: "stoneware, glaze",
  extraDetails: "Holds 350 ml",
};

const draft = {
  taxonomyId: 1,
  price: 24,
  quantity: 3,
  shippingProfileId: 1,
  readinessStateId: 1,

  whoMade: "i_did",
  whenMade: "made_to_order",
  isSupply: false,
  attributes: [{ id: 1, valueIds: [2] }],
};

/** By the id of the call. */
export const laterSamples: Record<string, LaterSample> = {
  createEtsyDraft: {
    title: "Then, with the digest of the sheet",
    sample: {
      path: listing,
      headers: { "Idempotency-Key": "draft-1" },
      body: { ...draft, confirm: true, digest: exampleIds.digest },
    },
  },
};

/** By the id of the call. */
export const samples: Record<string, Sample> = {
  checkListing: {
    body: {
      title: "Stoneware mug, blue glaze",
      tags: ["stoneware mug", "blue mug"],
    },
  },
  auditListings: { file: "EtsyListingsDownload.csv" },
  createListing: { headers: { ...key, Prefer: "wait=20" }, body: mug },
  readListingRequest: { path: { id: exampleIds.request } },
  listListings: { query: "limit=10" },
  readListing: { path: listing },
  editListing: {
    path: listing,
    headers: { "If-Match": '"1"' },
    body: { title: "Blue stoneware mug" },
  },
  rewriteListing: {
    path: listing,
    headers: { "Idempotency-Key": "shorter-title-1" },
    body: { field: "title", instruction: "Shorter" },
  },
  listTranslations: { path: listing },
  translateListing: {
    path: listing,
    headers: { "Idempotency-Key": "german-1" },
    body: { language: "de" },
  },
  uploadPhoto: { file: "mug.jpg" },
  createUploadLink: {},
  readUploadLink: { path: { id: exampleIds.link } },
  createBatch: {
    headers: { "Idempotency-Key": "autumn-1" },
    body: {
      name: "Autumn",
      draft: true,
      rows: [mug, { productName: "Linen apron" }],
    },
  },
  listBatches: {},
  readBatch: { path: batch },
  deleteBatch: { path: batch },
  pauseBatch: { path: batch },
  resumeBatch: { path: batch },
  cancelBatch: { path: batch },
  listBatchRows: { path: batch, query: "limit=50" },
  addBatchRows: {
    path: batch,
    body: { rows: [{ productName: "Oak spoon" }], after: 2 },
  },
  readBatchRow: { path: row },
  retryBatchRow: { path: row },
  acceptBatchRows: { path: batch, body: { ids: [rowId] } },
  rejectBatchRows: { path: batch, body: { ids: [rowId] } },
  reopenBatchRows: { path: batch, body: { ids: [rowId] } },
  proposeEtsyDraft: { path: listing },
  createEtsyDraft: { path: listing, body: draft },
  readPublication: { path: publication },
  retryPublication: { path: publication },
  readEtsyOptions: {},
  findEtsyCategories: { query: "q=mug" },
  listEtsyAttributes: { path: { id: "1" } },
  listWebhookEndpoints: {},
  createWebhookEndpoint: {
    body: { url: "https://example.com/hooks", events: ["listing.ready"] },
  },
  readWebhookEndpoint: { path: endpoint },
  changeWebhookEndpoint: { path: endpoint, body: { enabled: false } },
  testWebhookEndpoint: { path: endpoint },
  rotateWebhookSecret: { path: endpoint },
  listWebhookDeliveries: { path: endpoint },
  resendWebhookDelivery: {
    path: { ...endpoint, deliveryId: exampleIds.delivery },
  },
  deleteWebhookEndpoint: { path: endpoint },
  readUsage: {},
};
