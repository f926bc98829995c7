import type { Json } from "@/lib/public-api/document/schemas";
import { exampleAnswers } from "@/lib/public-api/examples/answers";
import { laterSamples, samples } from "@/lib/public-api/examples/samples";
import type { responseShapes } from "@/lib/public-api/operations/shapes";

const examplesOf = (found: Json) =>
  Object.keys(found).length > 0 ? { examples: found } : {};

/**
 * The bodies of the examples that the documentation shows, by what they are
 * examples of.
 */
export function bodyExamples(id: string) {
  const [first, later] = [samples[id]?.body, laterSamples[id]];
  return examplesOf({
    ...(first && { usual: { value: first } }),
    ...(later?.sample.body && {
      later: { summary: later.title, value: later.sample.body },
    }),
  });
}

/** Of an answer, where there is one of its status. */
export function answerExamples(
  shape: keyof typeof responseShapes,
  status = 200,
) {
  const isOther =
    shape === "Problem" && status !== exampleAnswers.Problem?.status;
  const ref = { $ref: `#/components/examples/${shape}` };
  return examplesOf(
    exampleAnswers[shape] === undefined || isOther ? {} : { usual: ref },
  );
}
