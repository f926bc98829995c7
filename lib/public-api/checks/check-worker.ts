import { parentPort } from "node:worker_threads";
import { AppError } from "@/lib/errors";
import { checkText } from "@/lib/public-api/check-text";
import { auditListings } from "@/lib/public-api/checks/audit-listings";
import type { CheckTask } from "@/lib/public-api/checks/check-listing";
import { readAudit } from "@/lib/public-api/checks/read-audit";
import type { WorkerAnswer } from "@/lib/resilience/create-worker-pool";

function runCheck(task: CheckTask) {
  switch (task.kind) {
    case "listing":
      return checkText(task.request);
    case "listings":
      return auditListings(task.input, task.now);
    case "file":
      return readAudit(task.bytes, task.now);
  }
}

function answer(task: CheckTask): WorkerAnswer {
  try {
    return { value: runCheck(task) };
  } catch (error) {
    if (error instanceof AppError)
      return { failure: { code: error.code, message: error.message } };
    return {
      fault:
        error instanceof Error ? (error.stack ?? error.message) : String(error),
    };
  }
}

// The first check compiles patterns, which takes as long as dozens of others:
// before it is asked for.
checkText({
  title: "Oak board",
  description: "A board of oak, 30 cm wide.\n\n- Care: wipe it dry.",
  tags: ["oak board"],
});
parentPort?.on("message", (task: CheckTask) =>
  parentPort?.postMessage(answer(task)),
);
parentPort?.postMessage("ready");
