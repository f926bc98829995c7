import { translationRequestSchema, translationSchema } from "@/lib/listings/translate/schema";
import {
  etsyAttributePageSchema,
  etsyCategoryPageSchema,
  etsyDraftRequestSchema,
  etsyDraftSheetSchema,
  etsyOptionsSchema,
  etsyProposalSchema,
  publicationSchema,
} from "@/lib/public-api/etsy-schemas";
import {
  auditReportSchema,
  checkReportSchema,
  checkRequestSchema,
  createListingSchema,
  listingPageSchema,
  listingPatchSchema,
  listingRequestSchema,
  listingSchema,
  photoSchema,
  problemSchema,
  rewriteRequestSchema,
  rewriteSchema,
  translationPageSchema,
  usageSchema,
} from "@/lib/public-api/schemas";
import {
  createdEndpointSchema,
  endpointChangesSchema,
  endpointPageSchema,
  endpointSchema,
  newEndpointSchema,
} from "@/lib/webhooks/schema";

/** The named shapes of the document. Those of requests are described as they are sent, those of responses as they come. */
export const requestShapes = {
  CheckRequest: checkRequestSchema,
  CreateListing: createListingSchema,
  EtsyDraftRequest: etsyDraftRequestSchema,
  ListingPatch: listingPatchSchema,
  NewTranslation: translationRequestSchema,
  NewWebhookEndpoint: newEndpointSchema,
  RewriteRequest: rewriteRequestSchema,
  WebhookEndpointChanges: endpointChangesSchema,
} as const;
export const responseShapes = {
  AuditReport: auditReportSchema,
  CheckReport: checkReportSchema,
  CreatedWebhookEndpoint: createdEndpointSchema,
  EtsyAttributePage: etsyAttributePageSchema,
  EtsyCategoryPage: etsyCategoryPageSchema,
  EtsyDraftProposal: etsyProposalSchema,
  EtsyDraftSheet: etsyDraftSheetSchema,
  EtsyOptions: etsyOptionsSchema,
  Listing: listingSchema,
  ListingPage: listingPageSchema,
  ListingRequest: listingRequestSchema,
  Photo: photoSchema,
  Publication: publicationSchema,
  Rewrite: rewriteSchema,
  Translation: translationSchema,
  TranslationPage: translationPageSchema,
  Usage: usageSchema,
  WebhookEndpoint: endpointSchema,
  WebhookEndpointPage: endpointPageSchema,
  Problem: problemSchema,
} as const;
