import { z } from "zod";
import { createClient, messageParams, textOf } from "../support/anthropic";
import { useSandbox } from "../support/sandbox";

const { url } = useSandbox();

const schema = z.object({
  questions: z.array(z.object({ text: z.string() })),
  variations: z.array(z.object({ name: z.string() })),
});

test("a sentence about choices: is not read, and nothing is pretended", async () => {
  const message = await createClient(url()).messages.create(
    messageParams("Names up to 12 letters, in oak or walnut", { schema }),
  );
  expect(JSON.parse(textOf(message))).toEqual({
    questions: [],
    variations: [],
  });
});
