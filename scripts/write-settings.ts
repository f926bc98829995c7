// `npm run settings` writes what is made from the descriptions of the settings.
import { readFileSync, writeFileSync } from "node:fs";
import {
  replaceReadmeTable,
  writeExample,
  writeSettingsPage,
} from "./settings-page";

writeFileSync(".env.example", writeExample());
writeFileSync("docs/settings.md", writeSettingsPage());
writeFileSync(
  "README.md",
  replaceReadmeTable(readFileSync("README.md", "utf8")),
);
