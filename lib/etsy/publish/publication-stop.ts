import type { PublicationProblem } from "@/lib/etsy/publish/schema";

/** The publication stops here until the seller does something. */
export class PublicationStop extends Error {
  override name = "PublicationStop";
  readonly problem: PublicationProblem;
  constructor(
    code: PublicationProblem["code"],
    problem: Partial<PublicationProblem> & { message: string },
  ) {
    super(problem.message);
    this.problem = {
      code,
      words: "",
      field: null,
      candidates: [],
      retryAt: null,
      ...problem,
    };
  }
}

type Options = { isFailure?: boolean; cause?: unknown };

/** The step has to wait: milliseconds, and whether it counts as failed. */
export class StepNotYet extends Error {
  override name = "StepNotYet";
  readonly isFailure: boolean;
  constructor(
    readonly delay: number,
    { isFailure = false, cause }: Options = {},
  ) {
    super("The step has to wait", { cause });
    this.isFailure = isFailure;
  }
}
