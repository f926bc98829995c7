/** Next calls this once in each server process, before the first request. */
export async function register() {
  if (
    process.env.NEXT_RUNTIME !== "nodejs" ||
    process.env.NEXT_PHASE === "phase-production-build"
  )
    return;
  const [{ startJobs }, { tasks }, { warnOfSampleWriter }] = await Promise.all([
    import("@/lib/jobs/worker"),
    import("@/lib/tasks"),
    import("@/lib/ai/call-model"),
  ]);
  startJobs(tasks);
  warnOfSampleWriter();
}
