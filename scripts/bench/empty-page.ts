import {
  existsSync,
  readdirSync,
  readFileSync,
  statSync,
  writeFileSync,
} from "node:fs";
import { buildReferenceApp } from "./reference-app";

export const emptyPage = "bench/empty-page";
export const emptyBuild = `${emptyPage}/.next`;

/**
 * Builds the page that others are compared to, as `create-next-app --empty`
 * sets it up, unless this Next has built it.
 */
export function buildEmptyPage() {
  const marker = `${emptyBuild}/built-by`;
  const pages = readdirSync(`${emptyPage}/app`, {
    recursive: true,
    encoding: "utf8",
  }).map((file) => `${emptyPage}/app/${file}`);
  const input = [
    "node_modules/next/package.json",
    ...pages.filter((file) => statSync(file).isFile()).sort(),
  ]
    .map((file) => readFileSync(file, "utf8"))
    .join("");
  if (existsSync(marker) && readFileSync(marker, "utf8") === input) return;
  buildReferenceApp(emptyPage);
  writeFileSync(marker, input);
}
