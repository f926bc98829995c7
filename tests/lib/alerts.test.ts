import { readFileSync } from "node:fs";
import { renderMetrics } from "@/lib/maintenance/render-metrics";
import { closeConnections } from "@/tests/support/connections";

afterAll(closeConnections);

test.each(["alerts.yml", "grafana.json"])(
  "%s: names only metrics that exist",
  async (file) => {
    const { text } = await renderMetrics();
    const names = new Set(
      [...text.matchAll(/^# TYPE (\S+)/gm)].map(([, name]) => name ?? ""),
    );
    const used = new Set(
      readFileSync(`docs/deploy/${file}`, "utf8").match(
        /\b(?:listwright|process|nodejs)_\w+/g,
      ),
    );
    expect(used.size).toBeGreaterThan(5);
    const isMissing = (name: string) =>
      !names.has(name) &&
      !names.has(name.replace(/_(?:bucket|sum|count)$/, ""));
    expect([...used].filter(isMissing)).toEqual([]);
  },
);

test("alerts: each says what to do", () => {
  const [, ...alerts] = readFileSync("docs/deploy/alerts.yml", "utf8").split(
    /^ +- alert: /m,
  );
  expect(alerts.length).toBeGreaterThan(5);
  for (const alert of alerts)
    expect(alert).toMatch(/^ +summary: \S.*\n +do: \S/m);
});
