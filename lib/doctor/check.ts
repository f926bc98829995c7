/** One row of `npm run doctor`. */
export type Check = {
  name: string;
  status: "ok" | "warning" | "error";
  message: string;
  /** What to do about it; empty when there is nothing to do. */
  fix: string;
};

export const ok = (name: string, message: string): Check => ({
  name,
  status: "ok",
  message,
  fix: "",
});
export const warning = (name: string, message: string, fix: string): Check => ({
  name,
  status: "warning",
  message,
  fix,
});
export const error = (name: string, message: string, fix: string): Check => ({
  name,
  status: "error",
  message,
  fix,
});
