import {
  batchQuerySchema,
  rowQuerySchema,
} from "@/lib/public-api/batch-schemas";
import type { Operation } from "@/lib/public-api/operations/operation";
import { byBilling } from "@/lib/settings/installation";

const asItIs = {
  200: { description: "The batch as it is now.", shape: "Batch" },
} as const;

export const batchesOperations: Operation[] = [
  {
    id: "createBatch",
    method: "post",
    path: "/batches",
    scope: "generate",
    request: "CreateBatch",
    summary: "Write many listings",
    description:
      "Up to 50 rows, each written as one listing, which uses one of your month; rows that fail use none. When the month is used up, the others wait. For more rows, up to 500, send a draft, add rows, and start it by resuming it. Poll it, or wait for the webhook `batch.finished`.",
    headers: ["Idempotency-Key"],
    responses: {
      202: {
        description:
          "The batch. Its rows are being written, unless it is a draft.",
        shape: "Batch",
        headers: ["Location", "Idempotent-Replayed"],
      },
    },
    problems: [404, 409, 422],
  },
  {
    id: "listBatches",
    method: "get",
    path: "/batches",
    scope: "read",
    query: batchQuerySchema,
    summary: "List your batches",
    description: "Newest first.",
    responses: { 200: { description: "One page.", shape: "BatchPage" } },
    problems: [422],
  },
  {
    id: "readBatch",
    method: "get",
    path: "/batches/{id}",
    scope: "read",
    summary: "Read the progress of a batch",
    responses: asItIs,
    problems: [404],
  },
  {
    id: "deleteBatch",
    method: "delete",
    path: "/batches/{id}",
    scope: "generate",
    summary: "Delete a batch",
    description:
      "Rows that haven't been written won't be. Listings that were written stay.",
    responses: { 204: { description: "It is deleted." } },
    problems: [404],
  },
  {
    id: "pauseBatch",
    method: "post",
    path: "/batches/{id}/pause",
    scope: "generate",
    summary: "Pause a batch",
    description: "Rows that are being written are finished.",
    responses: asItIs,
    problems: [404, 409],
  },
  {
    id: "resumeBatch",
    method: "post",
    path: "/batches/{id}/resume",
    scope: "generate",
    summary: "Start a draft, or resume a batch",
    description: `Rows that were waiting for listings of your ${byBilling("plan", "month")} are written too, as far as some are available now.`,

    request: "StartBatch",
    isBodyOptional: true,
    responses: asItIs,
    problems: [404, 409, 422],
  },
  {
    id: "cancelBatch",
    method: "post",
    path: "/batches/{id}/cancel",
    scope: "generate",
    summary: "Cancel a batch",
    description:
      "This can't be undone. What was written stays, and rows that are being written are finished.",
    responses: asItIs,
    problems: [404],
  },
  {
    id: "listBatchRows",
    method: "get",
    path: "/batches/{id}/rows",
    scope: "read",
    query: rowQuerySchema,
    summary: "List a batch's rows",
    description: "In order, with the outcome of each.",
    responses: { 200: { description: "One page.", shape: "BatchRowPage" } },
    problems: [404, 422],
  },
  {
    id: "addBatchRows",
    method: "post",
    path: "/batches/{id}/rows",
    scope: "generate",
    request: "AddBatchRows",
    summary: "Add rows to a draft",
    description:
      "50 at a time, up to 500. If the number of rows isn't `after`, it is refused with 409.",
    responses: asItIs,
    problems: [404, 409, 422],
  },
  {
    id: "readBatchRow",
    method: "get",
    path: "/batches/{id}/rows/{rowId}",
    scope: "read",
    summary: "Read the outcome of a row",
    responses: { 200: { description: "The row.", shape: "BatchRow" } },
    problems: [404],
  },
  {
    id: "retryBatchRow",
    method: "post",
    path: "/batches/{id}/rows/{rowId}/retry",
    scope: "generate",
    summary: "Write a row again",
    description:
      "One that was refused or failed, from the same facts or from new ones. Others are refused with 409.",

    request: "RetryBatchRow",
    isBodyOptional: true,
    responses: {
      200: { description: "The row as it is now.", shape: "BatchRow" },
    },
    problems: [404, 409, 422],
  },
  {
    id: "acceptBatchRows",
    method: "post",
    path: "/batches/{id}/rows/accept",
    scope: "write",
    summary: "Accept rows",
    description:
      "Rows that are written and have nothing open. The others stay as they are.",
    request: "BatchRowIds",
    responses: {
      200: { description: "What was accepted.", shape: "AcceptedBatchRows" },
    },
    problems: [404, 422],
  },
  {
    id: "rejectBatchRows",
    method: "post",
    path: "/batches/{id}/rows/reject",
    scope: "write",
    summary: "Reject rows",
    description:
      "Rows that are written. Their listings are deleted. They still count in your month.",
    request: "BatchRowIds",
    responses: {
      200: { description: "What was rejected.", shape: "RejectedBatchRows" },
    },
    problems: [404, 422],
  },
  {
    id: "reopenBatchRows",
    method: "post",
    path: "/batches/{id}/rows/reopen",
    scope: "write",
    summary: "Undo what was accepted or rejected",
    description: "Rejected listings come back as long as they can be restored.",
    request: "BatchRowIds",
    responses: {
      200: {
        description: "What is to be reviewed again.",
        shape: "ReopenedBatchRows",
      },
    },
    problems: [404, 422],
  },
];
