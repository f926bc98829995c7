import { chooseEncoding } from "@/server/choose-encoding";

test.each([
  ["", "identity"],
  ["gzip, deflate, br, zstd", "br"],
  ["gzip", "gzip"],
  ["GZIP", "gzip"],
  ["x-gzip", "gzip"],
  ["br;q=0", "identity"],
  ["br;q=0, gzip", "gzip"],
  ["br ; q=0.000 , gzip;q=0.1", "gzip"],
  ["gzip;q=0.5, br;q=0.4", "gzip"],
  ["br;q=0.5, identity", "identity"],
  ["br;q=0.5, identity;q=0.2", "br"],
  ["identity;q=0, br;q=0.001", "br"],
  ["*", "br"],
  ["*;q=0", "identity"],
  ["*;q=0, gzip", "gzip"],
  ["br;q=0, *", "gzip"],
  ["br;q=0, gzip;q=0, *", "identity"],
  ["identity;q=0, *;q=0.5", "br"],
  ["identity;q=0", "identity"],
  ["zstd", "identity"],
  ["brotli", "identity"],
  ["bread", "identity"],
  ["br;q=x, gzip;q=2, zstd", "identity"],
  [",,;;=,br", "br"],
])("Accept-Encoding %p: %s", (accepted, encoding) => {
  expect(chooseEncoding(accepted)).toBe(encoding);
});
