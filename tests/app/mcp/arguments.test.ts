import { tools } from "@/lib/mcp/tools";
import { closeConnections } from "@/tests/support/connections";
import { connectAssistant } from "@/tests/support/mcp";
import { assistants } from "@/tests/support/mcp-clients";
import { createProgram } from "@/tests/support/public-api";

const open: (() => Promise<void>)[] = [];
afterEach(async () => {
  for (const close of open.splice(0)) await close();
});
afterAll(closeConnections);

async function connect(version?: string) {
  const { secret } = await createProgram();
  const assistant = await connectAssistant(secret, version);
  open.push(assistant.close);
  return {
    ...assistant,
    /** The sentence of a call that is refused. */
    async refusal(name: string, args: Record<string, unknown>) {
      const { isError, content } = await assistant.call(name, args);
      expect([name, args, isError]).toEqual([name, args, true]);
      return content[0]?.text ?? "";
    },
  };
}

type Schema = {
  description?: string;
  enum?: unknown[];
  properties?: Record<string, Schema>;
  items?: Schema;
  anyOf?: Schema[];
};
type Argument = { at: string[]; schema: Schema; isList: boolean };

/** Every argument of a tool, with those inside of others. */
function argumentsOf(
  { properties = {} }: Schema,
  at: string[] = [],
): Argument[] {
  return Object.entries(properties).flatMap(([name, schema]) => {
    const place = [...at, name];
    const inner = [schema.items ?? schema, ...(schema.anyOf ?? [])];
    const own = { at: place, schema, isList: schema.items !== undefined };
    return [own, ...inner.flatMap((one) => argumentsOf(one, place))];
  });
}

const enumOf = ({ enum: values, items, anyOf = [] }: Schema): unknown[] =>
  values ?? (items ? enumOf(items) : anyOf.flatMap(enumOf));

test("every argument of every tool, and what is inside of it, says what it is", async () => {
  const listed = await (await connect()).listTools();
  expect(listed.map(({ name }) => name)).toEqual(tools.map(({ name }) => name));
  const silent = listed.flatMap(({ name, inputSchema }) =>
    argumentsOf(inputSchema as Schema).flatMap(({ at, schema }) =>
      schema.description ? [] : `${name}: ${at.join(".")}`,
    ),
  );
  expect(silent).toEqual([]);
});

test("an argument with a fixed choice that gets another value: the message lists every value that may be sent", async () => {
  const { listTools, refusal } = await connect();
  const choices = (await listTools()).flatMap(({ name, inputSchema }) =>
    argumentsOf(inputSchema as Schema).flatMap((argument) =>
      argument.at.length === 1 && enumOf(argument.schema).length > 0
        ? [{ name, ...argument }]
        : [],
    ),
  );
  expect(choices.length).toBeGreaterThan(8);
  for (const { name, at, schema, isList } of choices) {
    const text = await refusal(name, {
      [at.join(".")]: isList ? ["a thing of its own"] : "a thing of its own",
    });
    for (const value of enumOf(schema))
      expect(text).toContain(JSON.stringify(value));
  }
});

test("an argument that a tool doesn't have: the message lists those that it has", async () => {
  const { listTools, refusal } = await connect();
  for (const { name, inputSchema } of await listTools()) {
    const names = Object.keys((inputSchema as Schema).properties ?? {});
    const text = await refusal(name, { headline: "Mug" });
    for (const one of names)
      expect([name, text]).toEqual([name, expect.stringContaining(one)]);
  }
});

test.each(Object.keys(assistants))(
  "%s: there are no resources and no prompts, which is no error",
  async (version) => {
    const { listOthers } = await connect(version);
    expect(await listOthers()).toEqual([[], [], []]);
  },
);
