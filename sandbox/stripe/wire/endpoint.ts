import type { z } from "zod";
import type { Account } from "../account";

export type Call<Params> = {
  account: Account;
  params: Params;
  /** The ids in the path, in their order. */
  ids: string[];
};

export type Endpoint = {
  method: "GET" | "POST" | "DELETE";
  /** `/v1/customers/:id` */
  path: string;
  schema: z.ZodType;
  act: (call: Call<unknown>) => unknown;
};

/** Ties a schema to what is done with its parameters. */
export function endpoint<Schema extends z.ZodType>(
  method: Endpoint["method"],
  path: string,
  schema: Schema,
  act: (call: Call<z.output<Schema>>) => unknown,
): Endpoint {
  // The parameters were parsed with this schema by the time it is called.
  return { method, path, schema, act: act as Endpoint["act"] };
}
