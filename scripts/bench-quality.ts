// `npm run bench:quality`: the scores of the golden set's recorded responses.
import { goldenSet } from "@/tests/golden/golden-set";
import { judge, qualities, qualitiesOf } from "@/tests/golden/judge";

const showReasons = process.argv.includes("--reasons");
const cell = (text: string | number, width: number) => String(text).padStart(width);
const sums = new Map(qualities.map((quality) => [quality, [] as number[]]));

console.log(`${"brief".padEnd(22)}lang  kind     ${qualities.map((quality) => cell(quality, 8)).join("")}`);
for (const brief of goldenSet) {
  const scores = qualities.map((quality) => {
    if (!qualitiesOf(brief).includes(quality)) return "";
    const { score } = judge(brief, quality);
    if (score) sums.get(quality)?.push(score.total);
    return score ? score.total : "refused";
  });
  const prefix = `${brief.id.padEnd(22)}${brief.language.padEnd(6)}${brief.kind.padEnd(9)}`;
  console.log(prefix + scores.map((score) => cell(score, 8)).join(""));
  if (!showReasons) continue;
  for (const check of judge(brief, "good").score?.checks ?? []) {
    if (check.points < check.max) console.log(`    ${check.points}/${check.max} ${check.id}: ${check.message}`);
  }
}
console.log(`\n${"".padEnd(22)}answers  listings  refused   lowest    mean  highest`);
for (const [quality, totals] of sums) {
  const mean = totals.reduce((sum, total) => sum + total, 0) / totals.length;
  const answers = goldenSet.filter((brief) => qualitiesOf(brief).includes(quality)).length;
  const figures = [answers, totals.length, answers - totals.length, Math.min(...totals)];
  const shown = [...figures, mean.toFixed(1), Math.max(...totals)].map((figure) => cell(figure, 9));
  console.log(quality.padEnd(20) + shown.join(""));
}
