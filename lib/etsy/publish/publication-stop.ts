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

/** Etsy refused this step alone: what comes after it is not kept by it. */
export class StepRefused extends Error {
  override name = "StepRefused";
  constructor(
    /** Etsy's sentence. */
    readonly words: string,
    options: ErrorOptions,
  ) {
    super("Etsy refused the step", options);
  }
}

type Options = { isFailure?: boolean; cause?: unknown; says?: string };

/**
 * The step has to wait: milliseconds, whether it counts as failed, and what is
 * said of it.
 */
export class StepNotYet extends Error {
  override name = "StepNotYet";
  readonly isFailure: boolean;
  readonly says: string | undefined;
  constructor(
    readonly delay: number,
    { isFailure = false, cause, says }: Options = {},
  ) {
    super("The step has to wait", { cause });
    this.isFailure = isFailure;
    this.says = says;
  }
}
