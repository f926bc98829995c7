import { z } from "zod";
import { parseJson } from "@/lib/parse-json";

/** What the model is asked for: more candidates than are handed out, since some will be refused. */
export const nameAnswerSchema = z.strictObject({
  names: z.array(z.strictObject({ spoken: z.string(), reasoning: z.string() })),
});

/** Longer lists are not read to their end. */
const mostRead = 60;

const looseSchema = z.object({ names: z.array(z.unknown()).catch([]) });
const candidateSchema = z.object({ spoken: z.string(), reasoning: z.string().catch("") });

export type NameCandidate = z.output<typeof candidateSchema>;

/** Whatever can be read of an answer; nothing when it is no JSON of this kind. */
export function readNameAnswer(text: string): NameCandidate[] {
  const { data } = looseSchema.safeParse(parseJson(text));
  return (data?.names ?? []).slice(0, mostRead).flatMap((item) => candidateSchema.safeParse(item).data ?? []);
}
