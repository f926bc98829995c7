import { z } from "zod";

/**
 * The same schema, whose messages list what may be sent where one of several
 * values, or other names, were expected: an assistant reads nothing but the
 * message.
 */
export function explainArguments(schema: z.ZodType) {
  const standard = schema["~standard"];
  const names = Object.keys(
    z.toJSONSchema(schema, { io: "input", unrepresentable: "any" })
      .properties ?? {},
  );
  return {
    "~standard": {
      ...standard,
      async validate(given: unknown) {
        const result = await schema.safeParseAsync(given);
        if (result.success) return { value: result.data };
        return {
          issues: result.error.issues.map((issue) => ({
            ...issue,
            message: explain(issue, names),
          })),
        };
      },
    },
  };
}

function explain(issue: z.core.$ZodIssue, names: string[]): string {
  if (issue.code === "unrecognized_keys" && issue.path.length === 0)
    return `${issue.message}. The arguments are: ${names.join(", ")}.`;
  const missing = valuesOf(issue).filter(
    (value) => !issue.message.includes(value),
  );
  if (missing.length === 0) return issue.message;
  return `${issue.message.replace(/\.$/, "")}. It is one of: ${valuesOf(issue).join(", ")}.`;
}

/** Each as it is written in JSON. */
function valuesOf(issue: z.core.$ZodIssue): string[] {
  if (issue.code === "invalid_union")
    return issue.errors.flat().flatMap(valuesOf);
  return issue.code === "invalid_value"
    ? issue.values.map((value) => JSON.stringify(value))
    : [];
}
