import type { Operation } from "@/lib/public-api/operations/operation";
import { listingQuerySchema } from "@/lib/public-api/schemas";
import { photosNote } from "@/lib/settings/photos-note";

export const listingsOperations: Operation[] = [
  {
    id: "createListing",
    method: "post",
    path: "/listings",
    scope: "generate",
    request: "CreateListing",
    summary: "Write a listing",
    description: `Writes a listing from facts, from photos that were uploaded before, or both. It uses one listing of your month, and none when it fails. Without \`productName\`, where the photos don't show what the piece is either, it fails with \`piece_unknown\`. Without \`Prefer: wait\` it returns 202 at once: poll the address in \`Location\`, or wait for the webhook.${photosNote()}`,
    headers: ["Idempotency-Key", "Prefer"],
    responses: {
      201: {
        description: "The listing.",
        shape: "Listing",
        headers: [
          "ETag",
          "Location",
          "Preference-Applied",
          "Idempotent-Replayed",
        ],
      },
      202: {
        description: "It is being written.",
        shape: "ListingRequest",
        headers: ["Location", "Idempotent-Replayed"],
      },
    },
    problems: [404, 409, 422, 502],
  },
  {
    id: "readListingRequest",
    method: "get",
    path: "/listing-requests/{id}",
    scope: "generate",
    summary: "Read the progress of a listing",
    responses: {
      200: { description: "Its progress.", shape: "ListingRequest" },
    },
    problems: [404],
  },
  {
    id: "listListings",
    method: "get",
    path: "/listings",
    scope: "read",
    query: listingQuerySchema,
    summary: "List your listings",
    description: "Newest first.",
    responses: { 200: { description: "One page.", shape: "ListingPage" } },
    problems: [422],
  },
  {
    id: "readListing",
    method: "get",
    path: "/listings/{id}",
    scope: "read",
    summary: "Read a listing",
    headers: ["If-None-Match"],
    responses: {
      200: {
        description: "The listing.",
        shape: "Listing",
        headers: ["ETag", "Accept-Patch"],
      },
      304: {
        description: "It has not changed.",
        headers: ["ETag", "Accept-Patch"],
      },
    },
    problems: [404],
  },
  {
    id: "editListing",
    method: "patch",
    path: "/listings/{id}",
    scope: "write",
    request: "ListingPatch",
    summary: "Edit a listing",
    description: "What Etsy would refuse is refused, and nothing is stored.",
    headers: ["If-Match"],
    responses: {
      200: {
        description: "The listing as it is now.",
        shape: "Listing",
        headers: ["ETag", "Accept-Patch"],
      },
    },
    problems: [404, 412, 422, 428],
  },
  {
    id: "rewriteListing",
    method: "post",
    path: "/listings/{id}/rewrites",
    scope: "generate",
    summary: "Propose a new version of a field",
    description:
      "Writes one field again from the same facts. The listing stays as it is: edit it with `after` and the ETag to take the proposal. It uses none of your month.",
    request: "RewriteRequest",
    headers: ["Idempotency-Key"],
    responses: {
      200: {
        description: "The field before and after.",
        shape: "Rewrite",
        headers: ["ETag", "Idempotent-Replayed"],
      },
    },
    problems: [404, 409, 422, 502],
  },
  {
    id: "listTranslations",
    method: "get",
    path: "/listings/{id}/translations",
    scope: "read",
    summary: "List a listing's translations",
    responses: {
      200: { description: "All of them.", shape: "TranslationPage" },
    },
    problems: [404],
  },
  {
    id: "translateListing",
    method: "post",
    path: "/listings/{id}/translations",
    scope: "generate",
    summary: "Translate a listing",
    description:
      "Writes title, description and tags in one of Etsy's other languages, and replaces what was stored in it. It uses none of your month.",
    request: "NewTranslation",
    headers: ["Idempotency-Key"],
    responses: {
      200: {
        description: "The translation.",
        shape: "Translation",
        headers: ["Idempotent-Replayed"],
      },
    },
    problems: [404, 409, 422, 502],
  },
  {
    id: "uploadPhoto",
    method: "post",
    path: "/photos",
    scope: "generate",
    summary: "Upload a photo",
    description:
      "JPEG, PNG, WebP or HEIC of at most 10 MB. It waits seven days for a listing.",
    file: { type: "multipart/form-data", part: "photo" },
    responses: { 201: { description: "The photo.", shape: "Photo" } },
    problems: [422],
  },
  {
    id: "createUploadLink",
    method: "post",
    path: "/upload-links",
    scope: "generate",
    summary: "Make a link for photos",
    description:
      "For photos that someone else has: on the page at `url` a seller chooses or takes them, without an account. At `uploadUrl` a program posts one as the part `photo` of a form, and gets what `uploadPhoto` answers. Both work for an hour, as long as the key works, and can do nothing else. It uses none of your month.",
    responses: {
      201: {
        description: "The link, which is not shown again.",
        shape: "CreatedUploadLink",
        headers: ["Location"],
      },
    },
    problems: [],
  },
  {
    id: "readUploadLink",
    method: "get",
    path: "/upload-links/{id}",
    scope: "generate",
    summary: "Read which photos came through a link",
    description:
      "Their ids go into `photoIds` of a listing. A day after it expires, the link is deleted; its photos are kept like any others.",
    responses: {
      200: { description: "The link.", shape: "UploadLink" },
    },
    problems: [404],
  },
];
