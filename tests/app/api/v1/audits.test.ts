import { closeConnections } from "@/tests/support/connections";
import { callApi, createProgram } from "@/tests/support/public-api";

afterAll(closeConnections);

const csv = [
  "TITLE,DESCRIPTION,PRICE,CURRENCY_CODE,TAGS,SKU",
  '"Oak tray, hand made","A tray of oak, oiled twice and 30 cm long.",24.00,EUR,"oak tray,wooden tray,serving tray",T1',
  '"Oak tray, small","A tray of oak, oiled twice and 30 cm long.",19.00,EUR,"oak tray,wooden tray,serving tray",T2',
  '"Mug $$$","Stoneware mug.",12.00,EUR,"mug",M1',
].join("\n");

const audit = async (body: string | undefined, type = "text/csv") => {
  const { secret } = await createProgram(["check"]);
  return callApi("auditListings", {
    secret,
    ...(body !== undefined && { text: body }),
    headers: { "Content-Type": type },
  });
};

test("the file of a shop is checked: each listing has its score, and alike ones are a group", async () => {
  const { status, body } = await audit(csv);
  expect(status).toBe(200);
  expect(body.rows.map(({ sku }: { sku: string }) => sku)).toEqual([
    "T1",
    "T2",
    "M1",
  ]);
  expect(body.rows[0]).toMatchObject({
    price: "24.00 EUR",
    found: expect.arrayContaining(["group"]),
  });
  expect(body.rows[2].found).toContain("refused");
  expect(body.groups[0].members).toEqual([0, 1]);
});

test("a file that is none is refused with what it is, and one of another type with 415", async () => {
  expect((await audit("%PDF-1.7")).body.detail).toContain("PDF");
  expect((await audit("a,b\n1,2")).status).toBe(422);
  expect((await audit("")).status).toBe(422);
  expect((await audit("{}", "application/json")).status).toBe(415);
  expect((await audit(undefined)).status).toBe(422);
});

test("a file of more than 10 MB is refused", async () => {
  expect((await audit("x".repeat(10 * 1024 * 1024 + 1))).status).toBe(413);
});
