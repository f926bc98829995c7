/** What is missing or wrong, where, in words for a seller. */
export type OptionProblem = {
  /** Members and indexes from 0: "questions.0.options.2". */
  path: string;
  code: string;
  message: string;
  /** Whether something is to be filled in rather than to be corrected. */
  isBlank: boolean;
};

/** Makes the problems of one place. */
export const problemsAt = (path: string) => ({
  blank: (code: string, message: string): OptionProblem => ({
    path,
    code,
    message,
    isBlank: true,
  }),
  refuse: (code: string, message: string): OptionProblem => ({
    path,
    code,
    message,
    isBlank: false,
  }),
});
