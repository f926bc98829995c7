import { Ajv2020 } from "ajv/dist/2020.js";
import addFormats from "ajv-formats";
import type { Assistant } from "@/tests/support/mcp-clients";

type Schema = {
  properties?: Record<string, Schema>;
  required?: string[];
  description?: string;
  const?: unknown;
};
type Tool = {
  name: string;
  description?: string;
  inputSchema: Schema;
  outputSchema: Schema;
  annotations: {
    readOnlyHint: boolean;
    openWorldHint: boolean;
    destructiveHint: boolean;
  };
};
type Values = Record<string, unknown>;
type Question = {
  argument: string;
  options: { value: unknown; label: string }[];
};

/**
 * What the seller says when she is asked: by argument, or by the words of the
 * option that she means.
 */
export type Seller = {
  facts: Values;
  /** Where her photo can be fetched. */
  photoAddress?: string;
  /** She opens the page of a link and adds her photos there. */
  uploads?: (told: Values) => Promise<void>;
  answers: Record<string, unknown>;
  choices: Record<string, RegExp>;
  /** She looks at the sheet. */
  confirms: (sheet: Values) => boolean;
  /** She goes to the page of the listing and settles what is open there. */
  settles: (link: string, open: unknown[]) => Promise<void>;
};

const ajv = new Ajv2020({ strict: false, allErrors: true, logger: false });
addFormats.default(ajv);

/**
 * An assistant that knows nothing but what the server lists: it finds tools by
 * their schemas and annotations, sends only arguments that their schemas allow,
 * and does what the answers say.
 */
export async function createScriptedAssistant(
  connection: Assistant,
  seller: Seller,
) {
  const tools = (await connection.listTools()) as unknown as Tool[];
  const called: string[] = [];

  function find(what: string, fits: (tool: Tool) => boolean) {
    const found = tools.filter(fits);
    if (found.length !== 1)
      throw new Error(`${found.length} tools seem to ${what}.`);
    return found[0] as Tool;
  }
  const takes = ({ inputSchema }: Tool, name: string) =>
    name in (inputSchema.properties ?? {});
  const takesNothing = ({ inputSchema }: Tool) =>
    Object.keys(inputSchema.properties ?? {}).length === 0;
  const tells = ({ outputSchema }: Tool, name: string) =>
    name in (outputSchema.properties ?? {});

  async function call(tool: Tool, args: Values): Promise<Values> {
    const known = tool.inputSchema.properties ?? {};
    const fitting = Object.fromEntries(
      Object.entries(args).filter(([name]) => name in known),
    );
    if (!ajv.validate(tool.inputSchema, fitting))
      throw new Error(`${tool.name}: ${ajv.errorsText()}`);
    called.push(tool.name);
    const { isError, content, structuredContent } = await connection.call(
      tool.name,
      fitting,
    );
    if (isError) throw new Error(`${tool.name}: ${content[0]?.text}`);
    if (!ajv.validate(tool.outputSchema, structuredContent))
      throw new Error(`${tool.name}: ${ajv.errorsText()}`);
    return structuredContent as Values;
  }

  /**
   * Checks a text, and takes over what the answer offers until nothing of it is
   * refused.
   */
  async function checkAndFix(text: Values) {
    const check = find(
      "check",
      (tool) =>
        tool.annotations.readOnlyHint &&
        takes(tool, "title") &&
        tells(tool, "repair"),
    );
    let current = text;
    const scores: number[] = [];
    for (let round = 0; round < 5; round += 1) {
      const { score, violations, repair, checks } = await call(check, current);
      scores.push(Number(score));
      const fixes = [
        repair,
        ...(checks as { fix: unknown }[]).map(({ fix }) => fix),
      ] as ({ patch: Values } | null)[];
      const fix = fixes.find((one) => one !== null);
      if ((violations as unknown[]).length === 0 || !fix)
        return { text: current, violations, scores };
      current = Object.assign({}, current, fix.patch);
    }
    throw new Error("The text is refused however often it is fixed.");
  }

  /**
   * Gives the address of the photo to the one argument that says of itself that
   * it takes one.
   */
  function photoFor({ name, inputSchema }: Tool): Values {
    if (seller.photoAddress === undefined) return {};
    const taken = Object.entries(inputSchema.properties ?? {});
    const fitting = taken.filter(([, { description }]) =>
      /\bhttps address of a photo\b/.test(description ?? ""),
    );
    if (fitting.length !== 1)
      throw new Error(
        `${name}: ${fitting.length} arguments take the address of a photo.`,
      );
    return { [fitting[0]?.[0] ?? ""]: seller.photoAddress };
  }

  /**
   * Asks for a link, where the seller has photos that the assistant can't send,
   * and names it to the one argument that says of itself that it takes one.
   */
  async function photosByLink({ name, inputSchema }: Tool): Promise<Values> {
    if (!seller.uploads) return {};
    const maker = find(
      "make a link for photos",
      (tool) => takesNothing(tool) && tells(tool, "maxPhotos"),
    );
    const told = await call(maker, {});
    await seller.uploads(told);
    const fitting = Object.entries(inputSchema.properties ?? {}).filter(
      ([, { description }]) =>
        description?.includes(`id of a link from ${maker.name}`),
    );
    if (fitting.length !== 1)
      throw new Error(`${name}: ${fitting.length} arguments take a link.`);
    return { [fitting[0]?.[0] ?? ""]: told.id };
  }

  const generate = async () => {
    const isWriter = (tool: Tool) =>
      !tool.annotations.readOnlyHint && takes(tool, "productName");
    const writer = find("write a listing", isWriter);
    const photos = await photosByLink(writer);
    return call(
      writer,
      Object.assign({}, seller.facts, photoFor(writer), photos),
    );
  };

  function answerTo(
    { argument, options }: Question,
    suggested: Values,
  ): Values {
    const [name = "", id] = argument.split("/");
    const option =
      options.find(({ label }) => seller.choices[argument]?.test(label)) ??
      options[0];
    if (id !== undefined)
      return { [name]: [{ id: Number(id), valueIds: [option?.value] }] };
    if (name in seller.answers) return { [name]: seller.answers[name] };
    if (seller.choices[name] === undefined && name in suggested)
      return { [name]: suggested[name] };
    if (option === undefined)
      throw new Error(`The seller has no answer to ${argument}.`);
    return { [name]: option.value };
  }

  /** Goes on until the draft stands. */
  async function draft(listing: Values) {
    const tool = find(
      "draft",
      (one) => one.annotations.openWorldHint && takes(one, "confirm"),
    );
    let args: Values = { listingId: listing.id };
    for (let round = 0; round < 40; round += 1) {
      const told = await call(tool, args);
      const { state, choose, suggested, sheet, digest, open, link } = told;
      if (state === "done" || state === "stopped") return told;
      if (state === "not_ready")
        await seller.settles(String(link), open as unknown[]);
      if (state === "choose") {
        const answers = (choose as Question[]).map((question) =>
          answerTo(question, suggested as Values),
        );
        args = Object.assign(args, ...answers);
      }
      if (state === "confirm") {
        if (!seller.confirms(sheet as Values)) return told;
        args = { ...args, digest, confirm: true };
      }
    }
    throw new Error("The draft doesn't come to an end.");
  }

  return { called, checkAndFix, generate, draft };
}
