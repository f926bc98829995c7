import type { z } from "zod";
import { Failure } from "./failure";

type Issue = z.core.$ZodIssue;

/** Parses parameters; throws Stripe's error about the first that is wrong. */
export function readParams<Schema extends z.ZodType>(schema: Schema, given: unknown): z.output<Schema> {
  const parsed = schema.safeParse(given);
  if (parsed.success) return parsed.data;
  const issue = deepest(parsed.error.issues);
  throw issue === undefined ? refused("Invalid request.") : failureOf(issue, given);
}

/** A choice between shapes reports what is wrong with the one that got furthest. */
function deepest(issues: readonly Issue[]): Issue | undefined {
  const unknown = issues.find((issue) => issue.code === "unrecognized_keys") ?? issues[0];
  if (unknown?.code !== "invalid_union") return unknown;
  const inner = unknown.errors
    .map((each) => deepest(each))
    .filter((each) => each !== undefined)
    .map((each) => ({ ...each, path: [...unknown.path, ...each.path] }));
  return inner.find((each) => each.code !== "invalid_type") ?? inner[0] ?? unknown;
}

function failureOf(issue: Issue, given: unknown): Failure {
  const param = nameOf(issue.path);
  if (issue.code === "unrecognized_keys") {
    const unknown = nameOf([...issue.path, issue.keys[0] ?? ""]);
    const more = issue.keys.length > 1 ? "parameters" : "parameter";
    const all = issue.keys.map((key) => nameOf([...issue.path, key])).join(", ");
    return refused(`Received unknown ${more}: ${all}`, unknown, "parameter_unknown");
  }
  if (valueAt(given, issue.path) === undefined) {
    return refused(`Missing required param: ${param}.`, param, "parameter_missing");
  }
  if (issue.code === "custom" && issue.message === "") {
    const message = `You passed an empty string for '${param}'. We assume empty values are an attempt to unset a parameter; however '${param}' cannot be unset. You should remove '${param}' from your request or supply a non-empty value.`;
    return refused(message, param, issue.params?.code);
  }
  if (issue.code === "custom") return refused(issue.message, param, issue.params?.code);
  if (issue.code === "invalid_value") {
    return refused(`Invalid ${param}: must be one of ${issue.values.map(String).join(", ")}`, param);
  }
  if (issue.code === "too_big" && issue.origin === "string") {
    const message = `Invalid string: exceeds the maximum length of ${issue.maximum} characters.`;
    return refused(message, param, "parameter_invalid_string_length");
  }
  if (issue.code === "invalid_type") {
    const expected = issue.expected === "record" ? "object" : issue.expected;
    return refused(`Invalid ${expected}`, param, `parameter_invalid_${expected}`);
  }
  return refused(issue.message, param);
}

function refused(message: string, param?: string, code?: string): Failure {
  return new Failure(
    400,
    {
      type: "invalid_request_error",
      message,
      ...(param === undefined ? {} : { param }),
      ...(code === undefined ? {} : { code }),
    },
    true,
  );
}

function nameOf(path: readonly PropertyKey[]): string {
  return path.map((part, depth) => (depth === 0 ? String(part) : `[${String(part)}]`)).join("");
}

function valueAt(value: unknown, path: readonly PropertyKey[]): unknown {
  return path.reduce<unknown>((inner, part) => Object(inner)[part], value);
}
