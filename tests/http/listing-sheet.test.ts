import { randomUUID } from "node:crypto";
import { db } from "@/lib/database/db";
import type { SheetAnswer } from "@/lib/listings/sheet/schema";
import { createUser, signIn } from "@/tests/support/factories";
import { call, instances } from "@/tests/support/instances";
import { listingRow } from "@/tests/support/seller";

afterAll(() => db().$disconnect());

const description =
  "A mug.\n\nDetails:\n- Size: [add size]\n- Care: [add care]";

async function createMugs(count: number) {
  const user = await createUser();
  const ids: number[] = [];
  for (let at = 0; at < count; at += 1) {
    const data = listingRow(user.id, { results: { description } });
    ids.push((await db().listing.create({ data })).id);
  }
  return { cookie: await signIn(user), ids };
}

/** One press in one of two tabs, each at an instance of its own. */
async function press(cookie: string, tab: number, path: string, body: object) {
  const instance = instances()[tab % 2] ?? instances()[0];
  const answer = await call(instance, "POST", path, body, { cookie });
  expect(answer.status).toBe(200);
  const { results }: SheetAnswer = await answer.json();
  return results.map(({ outcome }) => outcome);
}

const textOf = async (id: number) =>
  JSON.stringify(
    (await db().listing.findUniqueOrThrow({ where: { id } })).results,
  );

test("two tabs that save the same listings at once: each listing takes one of them, and the other is told", async () => {
  const { cookie, ids } = await createMugs(8);
  const body = (blank: string) => ({
    edit: randomUUID(),
    kind: "blanks",
    changes: ids.map((id) => ({
      id,
      version: 1,
      blanks: [{ blank, value: `typed ${blank}` }],
    })),
  });
  const [one = [], other = []] = await Promise.all([
    press(cookie, 0, "/api/listings/sheet", body("size")),
    press(cookie, 1, "/api/listings/sheet", body("care")),
  ]);
  for (const [place, id] of ids.entries()) {
    expect([one[place], other[place]].sort()).toEqual(["changed", "saved"]);
    const said = one[place] === "saved" ? "size" : "care";
    expect(await textOf(id)).toContain(`typed ${said}`);
  }
});

test("ten equal calls at once, as a network sends them again: saved once, and told so each time", async () => {
  const { cookie, ids } = await createMugs(3);
  const body = {
    edit: randomUUID(),
    kind: "tags",
    changes: ids.map((id) => ({
      id,
      version: 1,
      list: { field: "tags", action: "add", entries: ["gift for her"] },
    })),
  };
  const answers = await Promise.all(
    Array.from({ length: 10 }, (_, tab) =>
      press(cookie, tab, "/api/listings/sheet", body),
    ),
  );
  expect(new Set(answers.flat())).toEqual(new Set(["saved"]));
  const versions = await db().listing.findMany({
    where: { id: { in: ids } },
    select: { version: true },
  });
  expect(versions).toEqual(ids.map(() => ({ version: 2 })));
});

test("undo pressed in two tabs at once takes everything back once", async () => {
  const { cookie, ids } = await createMugs(6);
  const edit = randomUUID();
  const changes = ids.map((id) => ({
    id,
    version: 1,
    blanks: [{ blank: "size", value: "9 cm" }],
  }));
  await press(cookie, 0, "/api/listings/sheet", {
    edit,
    kind: "blanks",
    changes,
  });
  const answers = await Promise.all(
    [0, 1].map((tab) =>
      call(
        instances()[tab] ?? instances()[0],
        "POST",
        "/api/listings/sheet/undo",
        { edit },
        { cookie },
      ),
    ),
  );
  expect(answers.map(({ status }) => status)).toContain(200);
  for (const id of ids) expect(await textOf(id)).toContain("[add size]");
  const versions = await db().listing.findMany({
    where: { id: { in: ids } },
    select: { version: true },
  });
  expect(versions).toEqual(ids.map(() => ({ version: 3 })));
});
