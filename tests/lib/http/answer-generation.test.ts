import { AppError } from "@/lib/errors";
import { answerGeneration } from "@/lib/http/answer-generation";
import { type Report, stageEvent } from "@/lib/listings/write/listing-events";

const failed = new AppError("upstream_failed", "It could not be written.");

/** The answer to a caller who takes events, to a generation that fails. */
function answerTo(tell: (report: Report) => void) {
  const request = new Request("http://localhost/", {
    headers: { Accept: "text/event-stream" },
  });
  return answerGeneration(request, "id", async (report) => {
    if (report) tell(report);
    await Promise.resolve();
    throw failed;
  });
}

test.each([
  ["before anything is told", () => undefined],
  [
    "before the quota is reserved",
    (report: Report) => {
      report(stageEvent("received"));
      report(stageEvent("photo"));
    },
  ],
])(
  "a generation that fails %s: the failure keeps its status",
  async (_, tell) => {
    await expect(answerTo(tell)).rejects.toBe(failed);
  },
);

test("a generation that fails later: an event, after what was told until then", async () => {
  const answer = await answerTo((report) => {
    report(stageEvent("reserved"));
    report({ type: "partial", fields: { title: "Mug" } });
  });
  expect(answer).toBeInstanceOf(Response);
  expect(await (answer as Response).text()).toBe(
    [
      'event: progress\ndata: {"stage":"reserved","percent":8}\n\n',
      'event: partial\ndata: {"title":"Mug"}\n\n',
      'event: error\ndata: {"code":"upstream_failed","message":"It could not be written."}\n\n',
    ].join(""),
  );
});
