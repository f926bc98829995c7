// The sources are TypeScript; this makes them importable from plain Node.
import { tsImport } from "tsx/esm/api";

export const { startSandbox } = await tsImport(
  "./start-sandbox.ts",
  import.meta.url,
);
