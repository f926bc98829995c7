import { requireNoKeyInQuery } from "@/lib/http/key-route";

const ask = (query: string) =>
  requireNoKeyInQuery(new Request(`http://localhost/api/v1/usage?${query}`));

test.each([
  "key=x",
  "api_key=x",
  "apikey=x",
  "api-key=x",
  "access_token=x",
  "token=x",
  "authorization=Bearer%20x",
  "API_KEY=x",
  "q=mug&Token=x",
  "q=lw_live_x",
  "q=mug%20lw_at_x",
])("an address with a key, ?%s: refused", (query) => {
  expect(() => ask(query)).toThrow(
    expect.objectContaining({
      code: "bad_request",
      message: expect.stringMatching(/^Never put a key in an address/),
    }),
  );
});

test.each(["", "q=key", "keys=x", "q=lw_other_x"])(
  "an address without a key, ?%s: nothing is said",
  (query) => {
    expect(() => ask(query)).not.toThrow();
  },
);
