import { closeConnections } from "@/tests/support/connections";
import { runBillingJourneys } from "./billing-journeys";
import { callTypes, eventTypes } from "./call-types";
import { checkTypes, type Fault, type Sample } from "./check-types";
import { knownGaps } from "./known-gaps";
import { runMailJourneys } from "./mail-journeys";
import { runModelJourneys } from "./model-journeys";
import { runOtherStripeCalls } from "./other-stripe-calls";
import { type Stage, setStage } from "./stage";
import { nameOf, samplesOfCall, samplesOfEvent } from "./to-samples";

let stage: Stage;
let samples: Sample[];
let faults: Fault[];
let selfChecks: Fault[];

beforeAll(async () => {
  stage = await setStage();
  for (const run of [
    runBillingJourneys,
    runOtherStripeCalls,
    runModelJourneys,
    runMailJourneys,
  ])
    await run(stage);
  const { calls, events } = stage.recorder;
  samples = [
    ...calls.flatMap(samplesOfCall),
    ...events.flatMap(samplesOfEvent),
  ];
  const found = checkTypes([...samples, ...brokenSamples.flatMap(breakSample)]);
  faults = found.filter(({ journey }) => journey !== onPurpose);
  selfChecks = found.filter(({ journey }) => journey === onPurpose);
});
afterAll(async () => {
  await stage.close();
  await closeConnections();
});

const onPurpose = "broken on purpose";
type Fields = Record<string, unknown>;
const withObject = (event: Fields, change: Fields): Fields => {
  const data = event.data as { object: Fields };
  return { ...event, data: { ...data, object: { ...data.object, ...change } } };
};
type Broken = {
  name: string;
  change: (fields: Fields) => Fields;
  path: string;
  says: string;
};
const brokenSamples: Broken[] = [
  {
    name: "GET /v1/subscriptions/:id, answer",
    change: ({ items: _, ...rest }) => rest,

    path: "",
    says: "Property 'items' is missing",
  },
  {
    name: "POST /v1/checkout/sessions, answer",
    change: (session) => ({ ...session, payment_status: "payed" }),

    path: "payment_status",
    says: `'"payed"' is not assignable`,
  },
  {
    name: "POST /v1/refunds, answer",
    change: (refund) => ({ ...refund, amount: "500" }),

    path: "amount",
    says: "'string' is not assignable to type 'number'",
  },
  {
    name: "POST /v1/customers, request",
    change: (params) => ({ ...params, nickname: "Ada" }),

    path: "nickname",
    says: `'"nickname"' does not exist`,
  },
  {
    name: "POST /v1/prices, request",
    change: (params) => ({ ...params, unit_amount: "five" }),

    path: "unit_amount",
    says: `'"five"' is not assignable`,
  },
  {
    name: "event charge.refunded",
    change: (event) => withObject(event, { paid: "yes" }),

    path: "data.object.paid",
    says: "'string' is not assignable to type 'boolean'",
  },
  {
    name: "event v1.customer.updated",
    change: (event) => ({ ...event, related_object: null }),

    path: "related_object",
    says: "'null' is not assignable",
  },
  {
    name: "POST /v1/messages, answer",
    change: (message) => ({ ...message, stop_reason: "done" }),

    path: "stop_reason",
    says: `'"done"' is not assignable`,
  },
  {
    name: "POST /v1/messages, error",
    change: ({ request_id: _, ...rest }) => rest,

    path: "",
    says: "Property 'request_id' is missing",
  },
  {
    name: "POST /emails, answer",
    change: () => ({}),

    path: "",
    says: "Property 'id' is missing",
  },
];

/** A recorded value with a fault. */
function breakSample({ name, change }: Broken): Sample[] {
  const sample = samples.find((each) => each.name === name);
  return sample
    ? [{ ...sample, journey: onPurpose, value: change(sample.value as Fields) }]
    : [];
}

const describeFault = ({ journey, name, path, message }: Fault) =>
  `In the journey "${journey}", ${name}${path && `, ${path}`}: ${message}`;
const isKnown = (fault: Fault) =>
  knownGaps.some(
    ({ name, path, says }) =>
      fault.name === name &&
      fault.path === path &&
      fault.message.includes(says),
  );

test("requests, answers, streams and events have the types of the installed SDKs", () => {
  expect(faults.filter((fault) => !isKnown(fault)).map(describeFault)).toEqual(
    [],
  );
});

test("known gaps: none of them is closed", () => {
  const closed = knownGaps.filter(
    ({ name, path, says }) =>
      !faults.some(
        (fault) =>
          fault.name === name &&
          fault.path === path &&
          fault.message.includes(says),
      ),
  );
  expect(closed).toEqual([]);
});

test("every call of a journey has types, and every type a call that succeeded", () => {
  const called = new Set(
    stage.recorder.calls.filter(({ status }) => status < 400).map(nameOf),
  );
  expect([...called].sort()).toEqual(callTypes.map(({ call }) => call).sort());
});

test("every event that the sandbox can send was sent", () => {
  const sent = stage.recorder.events.map(({ body }) =>
    String(JSON.parse(body).type),
  );
  expect([...new Set(sent)].sort()).toEqual(eventTypes);
});

test("a missing field, a wrong value, a wrong type, an unknown field: found, and named by call and path", () => {
  const expected = brokenSamples.map(({ name, path, says }) => ({
    name,
    path,
    message: expect.stringContaining(says),
  }));
  expect(selfChecks.map(({ journey: _, ...fault }) => fault)).toEqual(
    expect.arrayContaining(expected),
  );
});
