import fc from "fast-check";
import Stripe from "stripe";
import { readSignedEvent } from "@/lib/billing/stripe";
import { env } from "@/lib/env";
import { runs } from "@/tests/support/repetitions";

const body = Buffer.from(
  JSON.stringify({
    id: "evt_1",
    object: "event",
    type: "invoice.paid",
    data: { object: {} },
  }),
);
const signed = (secret = env().STRIPE_WEBHOOK_SECRET[0] ?? "") =>
  new Stripe("sk_test_none").webhooks.generateTestHeaderString({
    payload: body.toString(),
    secret,
  });

test("Stripe signature: accepted, also next to signatures of other schemes and keys", () => {
  expect(readSignedEvent(body, signed())).toMatchObject({ id: "evt_1" });
  expect(
    readSignedEvent(body, `${signed()},v0=${"0".repeat(64)}`),
  ).toMatchObject({ id: "evt_1" });
  expect(
    readSignedEvent(body, signed().replace(",", `,v1=${"0".repeat(64)},`)),
  ).toMatchObject({ id: "evt_1" });
});

test("Stripe signature: accepted with each of two secrets while one replaces the other, and with no third", () => {
  const settings = jest.replaceProperty(env(), "STRIPE_WEBHOOK_SECRET", [
    "whsec_former_one",
    "whsec_present_one",
  ]);
  for (const secret of ["whsec_former_one", "whsec_present_one"]) {
    expect(readSignedEvent(body, signed(secret))).toMatchObject({
      id: "evt_1",
    });
  }
  expect(readSignedEvent(body, signed("whsec_another_one"))).toBeNull();
  settings.restore();
  expect(readSignedEvent(body, signed("whsec_present_one"))).toBeNull();
});

const zeros = "0".repeat(64);
test.each([
  "t=1,v1=,v1=",
  "t=1,v1=",
  "t=1,v1",
  "t=,v1=",
  "t,v1",
  "v1=,t=1",
  "",
  ",",
  "=",
  "t=1",
  "t=x,v1=00",
  "t=-1,v1=00",
  "t=1e999,v1=00",
  `t=${"9".repeat(400)},v1=${zeros}`,
  `t=1,v1=${zeros},v1=`,
  `t=1,v1=${"é".repeat(32)}`,
  `t=1,${"v1=,".repeat(2_000)}`,
])("Stripe signature: %j is refused", (header) => {
  expect(readSignedEvent(body, header)).toBeNull();
});

/** A piece of the header replaced, repeated, removed or inserted. */
const mutation = fc.tuple(
  fc.nat(99),
  fc.nat(8),
  fc.oneof(
    fc.constantFrom(
      "",
      ",",
      "=",
      "v1=",
      ",v1=",
      ",v1=,v1=",
      "t=",
      "v0",
      "\0",
      "ÿ",
    ),
    fc.string({ maxLength: 4 }),
  ),
);

test("Stripe signature: a thousand mutations of a valid header are all refused without an error", () => {
  const good = signed();
  fc.assert(
    fc.property(
      fc.array(mutation, { minLength: 1, maxLength: 4 }),
      (mutations) => {
        const header = mutations.reduce(
          (text, [at, length, put]) =>
            text.slice(0, at) + put + text.slice(at + length),
          good,
        );
        // Additions next to the valid signature do no harm.
        if (readSignedEvent(body, header) !== null)
          expect(header).toContain(good.slice(good.indexOf("v1=")));
      },
    ),
    { numRuns: runs(1_000), seed: 20_261_122 },
  );
});
