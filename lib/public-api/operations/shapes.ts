import { rowIdsSchema } from "@/lib/batches/schema";
import {
  translationRequestSchema,
  translationSchema,
} from "@/lib/listings/translate/schema";
import {
  createdUploadLinkSchema,
  publicPhotoSchema,
  uploadLinkSchema,
} from "@/lib/photos/links/schema";
import {
  acceptedRowsSchema,
  addRowsSchema,
  batchPageSchema,
  batchRowPageSchema,
  batchRowSchema,
  batchSchema,
  createBatchSchema,
  rejectedRowsSchema,
  reopenedRowsSchema,
  retryRowSchema,
  startBatchSchema,
} from "@/lib/public-api/batch-schemas";
import {
  checkReportSchema,
  checkRequestSchema,
} from "@/lib/public-api/check-schema";
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
  createListingSchema,
  listingPageSchema,
  listingPatchSchema,
  listingRequestSchema,
  listingSchema,
  problemSchema,
  rewriteRequestSchema,
  rewriteSchema,
  translationPageSchema,
  usageSchema,
} from "@/lib/public-api/schemas";
import {
  createdEndpointSchema,
  deliveryPageSchema,
  deliverySchema,
  endpointChangesSchema,
  endpointPageSchema,
  endpointSchema,
  newEndpointSchema,
} from "@/lib/webhooks/schema";

/**
 * The named shapes of the document. Those of requests are described as they are
 * sent, those of responses as they come.
 */
export const requestShapes = {
  AddBatchRows: addRowsSchema,
  BatchRowIds: rowIdsSchema,
  CheckRequest: checkRequestSchema,
  CreateBatch: createBatchSchema,
  CreateListing: createListingSchema,
  EtsyDraftRequest: etsyDraftRequestSchema,
  ListingPatch: listingPatchSchema,
  NewTranslation: translationRequestSchema,
  NewWebhookEndpoint: newEndpointSchema,
  RetryBatchRow: retryRowSchema,
  RewriteRequest: rewriteRequestSchema,
  StartBatch: startBatchSchema,
  WebhookEndpointChanges: endpointChangesSchema,
} as const;
export const responseShapes = {
  AcceptedBatchRows: acceptedRowsSchema,
  AuditReport: auditReportSchema,
  Batch: batchSchema,
  BatchPage: batchPageSchema,
  BatchRow: batchRowSchema,
  BatchRowPage: batchRowPageSchema,
  CheckReport: checkReportSchema,
  CreatedUploadLink: createdUploadLinkSchema,
  CreatedWebhookEndpoint: createdEndpointSchema,
  EtsyAttributePage: etsyAttributePageSchema,
  EtsyCategoryPage: etsyCategoryPageSchema,
  EtsyDraftProposal: etsyProposalSchema,
  EtsyDraftSheet: etsyDraftSheetSchema,
  EtsyOptions: etsyOptionsSchema,
  Listing: listingSchema,
  ListingPage: listingPageSchema,
  ListingRequest: listingRequestSchema,
  Photo: publicPhotoSchema,
  Publication: publicationSchema,
  RejectedBatchRows: rejectedRowsSchema,
  ReopenedBatchRows: reopenedRowsSchema,
  Rewrite: rewriteSchema,
  Translation: translationSchema,
  TranslationPage: translationPageSchema,
  UploadLink: uploadLinkSchema,
  Usage: usageSchema,
  WebhookDelivery: deliverySchema,
  WebhookDeliveryPage: deliveryPageSchema,
  WebhookEndpoint: endpointSchema,
  WebhookEndpointPage: endpointPageSchema,
  Problem: problemSchema,
} as const;
