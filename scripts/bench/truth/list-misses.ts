import type { JudgedSentence } from "./measure-listings";
import type { Measured } from "./measure-truth";

function missOf({
  set,
  language,
  label,
  state,
  text,
  reason,
}: JudgedSentence): string[] {
  const isMiss = label === "F" ? state === "stands" : state !== "stands";
  return isMiss || state === "lost"
    ? [`${set} ${language} ${label} ${state}: ${text} ${reason}`.trim()]
    : [];
}

/** What misses a goal, a line each. */
export function listMisses({
  mode,
  listings,
  hostile,
  told,
  innocent,
  translations,
}: Measured): string[] {
  const found = [
    ...listings.flatMap(({ listing, sentences, foreign, open, denied }) => [
      ...sentences.flatMap(missOf),
      ...foreign.map((text) => `${listing.set} nobody wrote: ${text}`),
      ...denied.map((text) => `${listing.set} ready and contradicted: ${text}`),
      ...(open?.open ?? []).map(
        ({ code, message }) =>
          `${listing.set} ${listing.form.productName} is open: ${code} ${message}`,
      ),
    ]),
    ...hostile
      .filter(({ score, isReady }) => isReady || (score ?? 0) >= 70)
      .map(({ id, score, isReady }) =>
        `hostile ${id}: ${score} points${isReady ? ", ready" : ""}`.trim(),
      ),
    ...told
      .filter(({ state }) => state === "lost")
      .map(({ language, phrase }) => `told ${language} lost: ${phrase}`),
    ...innocent.flatMap(({ language, text, faults }) =>
      faults.map((fault) => `innocent ${language}: ${text} ${fault}`),
    ),
    ...translations
      .filter(({ isBad, isNoticed }) => isBad !== isNoticed)
      .map(({ name, reasons }) => `translation ${name}: ${reasons.join("; ")}`),
    ...translations.flatMap(({ name, removed }) =>
      removed.map((text) => `translation ${name} lacks: ${text}`),
    ),
  ];
  return found.map((line) => `${mode}: ${line}`);
}
