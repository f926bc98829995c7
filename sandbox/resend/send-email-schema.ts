import { z } from "zod";

const addressPattern = /^(?:[^<>\r\n]+ <([^\s<>@]+@[^\s<>@]+\.[^\s<>@]+)>|[^\s<>@,]+@[^\s<>@,]+\.[^\s<>@,]+)$/;
const wrongAddress = (field: string) =>
  `Invalid \`${field}\` field. The email address needs to follow the \`email@example.com\` or \`Name <email@example.com>\` format.`;
const address = (field: string) => z.string().regex(addressPattern, wrongAddress(field));
const addresses = (field: string) =>
  z.union([address(field), z.array(address(field)).min(1).max(50)], wrongAddress(field));
const tagText = z
  .string()
  .regex(/^[A-Za-z0-9_-]{1,256}$/, "Tags should only contain ASCII letters, numbers, underscores, or dashes.");

/** The body of Resend's `POST /emails`, as its SDK of version 6 sends it; templates are not kept here. */
export const sendEmailSchema = z
  .strictObject({
    from: address("from"),
    to: addresses("to"),
    subject: z
      .string()
      .min(1, "Missing `subject` field.")
      .regex(/^[^\r\n]*$/, "The `\\n` is not allowed in the `subject` field."),
    html: z.string().optional(),
    text: z.string().optional(),
    cc: addresses("cc").optional(),
    bcc: addresses("bcc").optional(),
    reply_to: addresses("reply_to").optional(),
    headers: z.record(z.string(), z.string()).optional(),
    tags: z.array(z.strictObject({ name: tagText, value: tagText })).optional(),
    attachments: z
      .array(
        z.strictObject({
          content: z.string().optional(),
          filename: z.string().optional(),
          path: z.string().optional(),
          content_type: z.string().optional(),
          content_id: z.string().optional(),
        }),
      )
      .optional(),
    scheduled_at: z.string().optional(),
    topic_id: z.string().nullable().optional(),
  })
  .refine((mail) => mail.html !== undefined || mail.text !== undefined, "Missing `html` or `text` field.");
