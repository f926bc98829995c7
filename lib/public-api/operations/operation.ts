import type { z } from "zod";
import type { Scope } from "@/lib/access/scopes";
import type {
  requestShapes,
  responseShapes,
} from "@/lib/public-api/operations/shapes";

/** Of the body of a PATCH: RFC 7396, and the same under JSON's own name. */
export const patchTypes = [
  "application/merge-patch+json",
  "application/json",
] as const;

export const requestHeaders = {
  "Idempotency-Key": {
    required: true,
    description:
      "One for each thing that you want done, such as a UUID. A request that is sent again with the same key within a day gets the same response, and is not carried out twice. With the key of a listing that was written, that listing is returned as long as it exists.",
  },
  "If-Match": {
    required: true,
    description: "The ETag of the version that you changed.",
  },
  "If-None-Match": {
    required: false,
    description:
      "The ETag of the version that you have. While it is the latest, the response is 304 without a body.",
  },
  Prefer: {
    required: false,
    description:
      "`wait=20` waits up to so many seconds for the listing, 30 at most, and returns 201 when it is ready.",
  },
} as const;
type RequestHeader = keyof typeof requestHeaders;

export type Operation = {
  id: string;
  method: "get" | "post" | "patch" | "delete";
  /** Below /api/v1. */
  path: string;
  summary: string;
  description?: string;
  scope: Scope;
  /** Whether it works without a key, at a low limit. */
  isOpen?: boolean;
  query?: z.ZodObject;
  request?: keyof typeof requestShapes;
  /** Whether no body is the same as an empty object. */
  isBodyOptional?: boolean;
  /**
   * Instead of JSON: a file as the body, or as the part of that name in a form.
   */
  file?: { type: "text/csv" } | { type: "multipart/form-data"; part: string };
  /** Headers of the request. */
  headers?: RequestHeader[];
  /** Headers that only some of its requests need. */
  optionalHeaders?: RequestHeader[];
  responses: Record<
    number,
    {
      description: string;
      shape?: keyof typeof responseShapes;
      headers?: string[];
    }
  >;
  /** Statuses of problems beside those that every call may have. */
  problems: number[];
};
