/** An answer with its JSON, for comparing with one expectation. */
export async function answerOf(pending: Response | Promise<Response>) {
  const response = await pending;
  const body: unknown = await response.json();
  return { status: response.status, body, headers: response.headers };
}

/** How many answers had each status. */
export function countStatuses(answers: { status: number }[]) {
  const counts: Record<number, number> = {};
  for (const { status } of answers) counts[status] = (counts[status] ?? 0) + 1;
  return counts;
}
