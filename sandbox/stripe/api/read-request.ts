import type { z } from "zod";
import type { SandboxRequest } from "../../service";
import { apiVersion } from "../account";
import { ApiError, invalidRequest } from "./errors";

const keyPrefix = "sk_test_sandbox_";

/**
 * Throws unless the API key and the version are ones that the sandbox accepts.
 */
export function authenticate({ headers }: SandboxRequest): void {
  const key = apiKeyIn(headers.authorization);
  if (key === null) {
    throw new ApiError(401, {
      type: "invalid_request_error",
      message:
        "You did not provide an API key. You need to provide your API key in the Authorization header, using Bearer auth (e.g. 'Authorization: Bearer YOUR_SECRET_KEY').",
    });
  }
  if (!key.startsWith(keyPrefix)) {
    throw new ApiError(401, {
      type: "invalid_request_error",
      message: `Invalid API Key provided: ${key.slice(0, 7)}****; here it starts with ${keyPrefix}.`,
    });
  }
  const version = headers["stripe-version"] ?? apiVersion;
  if (version !== apiVersion) {
    const message = `Invalid Stripe API version: ${String(version)}. The sandbox speaks ${apiVersion}.`;
    throw new ApiError(400, { type: "invalid_request_error", message });
  }
}

function apiKeyIn(header: string | undefined): string | null {
  const bearer = /^Bearer (\S+)$/.exec(header ?? "")?.[1];
  if (bearer !== undefined) return bearer;
  const basic = /^Basic (\S+)$/.exec(header ?? "")?.[1];
  return basic === undefined
    ? null
    : (Buffer.from(basic, "base64").toString("utf8").split(":")[0] ?? null);
}

type Issue = z.core.$ZodIssue;

/**
 * Parses the parameters. Throws Stripe's error for the first one that is wrong.
 */
export function readParams<Schema extends z.ZodType>(
  schema: Schema,
  given: unknown,
): z.output<Schema> {
  const parsed = schema.safeParse(given);
  if (parsed.success) return parsed.data;
  const issue = mostSpecific(parsed.error.issues);
  throw issue === undefined
    ? invalidParams("Invalid request.")
    : errorFor(issue, given);
}

/** For a union, the issue of the branch that matched furthest. */
function mostSpecific(issues: readonly Issue[]): Issue | undefined {
  const issue =
    issues.find(({ code }) => code === "unrecognized_keys") ?? issues[0];
  if (issue?.code !== "invalid_union") return issue;
  const inner = issue.errors
    .map((each) => mostSpecific(each))
    .filter((each) => each !== undefined)
    .map((each) => ({ ...each, path: [...issue.path, ...each.path] }));
  return (
    inner.find((each) => each.code !== "invalid_type") ?? inner[0] ?? issue
  );
}

function errorFor(issue: Issue, given: unknown): ApiError {
  const param = paramName(issue.path);
  if (issue.code === "unrecognized_keys") {
    const first = paramName([...issue.path, issue.keys[0] ?? ""]);
    const noun = issue.keys.length > 1 ? "parameters" : "parameter";
    const all = issue.keys
      .map((key) => paramName([...issue.path, key]))
      .join(", ");
    return invalidParams(
      `Received unknown ${noun}: ${all}`,
      first,
      "parameter_unknown",
    );
  }
  if (valueAt(given, issue.path) === undefined) {
    return invalidParams(
      `Missing required param: ${param}.`,
      param,
      "parameter_missing",
    );
  }
  if (issue.code === "custom" && issue.message === "") {
    const message = `You passed an empty string for '${param}'. We assume empty values are an attempt to unset a parameter; however '${param}' cannot be unset. You should remove '${param}' from your request or supply a non-empty value.`;
    return invalidParams(message, param, issue.params?.code);
  }
  if (issue.code === "custom")
    return invalidParams(issue.message, param, issue.params?.code);
  if (issue.code === "invalid_value") {
    return invalidParams(
      `Invalid ${param}: must be one of ${issue.values.map(String).join(", ")}`,
      param,
    );
  }
  if (issue.code === "too_big" && issue.origin === "string") {
    const message = `Invalid string: exceeds the maximum length of ${issue.maximum} characters.`;
    return invalidParams(message, param, "parameter_invalid_string_length");
  }
  if (issue.code === "invalid_type") {
    const expected = issue.expected === "record" ? "object" : issue.expected;
    return invalidParams(
      `Invalid ${expected}`,
      param,
      `parameter_invalid_${expected}`,
    );
  }
  return invalidParams(issue.message, param);
}

function invalidParams(
  message: string,
  param?: string,
  code?: string,
): ApiError {
  return new ApiError(
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

function paramName(path: readonly PropertyKey[]): string {
  return path
    .map((part, depth) => (depth === 0 ? String(part) : `[${String(part)}]`))
    .join("");
}

function valueAt(value: unknown, path: readonly PropertyKey[]): unknown {
  return path.reduce<unknown>((inner, part) => Object(inner)[part], value);
}

type FormValue = string | FormValue[] | { [key: string]: FormValue };
type Branch = Map<string, Branch | string>;

const maxDepth = 8;

/**
 * Parses `a[b][0][c]=d` as Stripe does: indexed or empty brackets make arrays,
 * others make objects.
 */
export function parseForm(text: string): Record<string, FormValue> {
  const root: Branch = new Map();
  for (const [key, value] of new URLSearchParams(text))
    setValue(root, parsePath(key), value, key);
  return toObject(root);
}

function parsePath(key: string): string[] {
  const match = /^([^[\]]+)((?:\[[^[\]]*\])*)$/.exec(key);
  if (match === null) throw invalidName(key);
  const inner = [...(match[2] ?? "").matchAll(/\[([^[\]]*)\]/g)].map(
    ([, part = ""]) => part,
  );
  if (inner.length > maxDepth) throw invalidName(key);
  return [match[1] ?? "", ...inner];
}

function setValue(
  root: Branch,
  path: string[],
  value: string,
  key: string,
): void {
  let branch = root;
  path.forEach((part, depth) => {
    const name = part === "" ? String(branch.size) : part;
    if (depth === path.length - 1) {
      if (branch.get(name) instanceof Map) throw invalidName(key);
      branch.set(name, value);
      return;
    }
    const next = branch.get(name) ?? new Map();
    if (typeof next === "string") throw invalidName(key);
    branch.set(name, next);
    branch = next;
  });
}

function toValue(branch: Branch | string): FormValue {
  if (typeof branch === "string") return branch;
  const keys = [...branch.keys()];
  if (keys.every((name) => /^\d{1,4}$/.test(name)))
    return [...branch.values()].map(toValue);
  return toObject(branch);
}

/** Has no prototype, so that names such as `__proto__` are plain keys. */
function toObject(branch: Branch): Record<string, FormValue> {
  const result: Record<string, FormValue> = Object.create(null);
  for (const [name, inner] of branch) result[name] = toValue(inner);
  return result;
}

function invalidName(key: string): ApiError {
  return invalidRequest(
    `Invalid parameter name: ${key.slice(0, 100)}`,
    key.slice(0, 100),
  );
}
