import { describeDevice } from "@/lib/auth/sessions/start-session";

const windows = "Mozilla/5.0 (Windows NT 10.0; Win64; x64)";
const chrome = "AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0";

test.each([
  [`${windows} ${chrome} Safari/537.36`, "Chrome on Windows"],
  [`${windows} ${chrome} Safari/537.36 Edg/140.0`, "Edge on Windows"],
  [
    "Mozilla/5.0 (Linux; Android 15) Chrome/140.0 Mobile Safari/537.36 EdgA/140.0",
    "Edge on Android",
  ],
  [
    "Mozilla/5.0 (iPhone; CPU iPhone OS 19_0 like Mac OS X) Version/19.0 EdgiOS/140.0 Safari/605",
    "Edge on iPhone",
  ],
  [`${windows} ${chrome} Safari/537.36 OPR/120.0`, "Opera on Windows"],
  ["Opera/9.80 (Windows NT 6.1) Presto/2.12", "Opera on Windows"],
  [
    "Mozilla/5.0 (Linux; Android 15) SamsungBrowser/28.0 Chrome/130.0 Safari/537.36",
    "Samsung Internet on Android",
  ],
  [`${windows} Gecko/20100101 Firefox/140.0`, "Firefox on Windows"],
  [
    "Mozilla/5.0 (iPad; CPU OS 19_0 like Mac OS X) FxiOS/140.0 Safari/605",
    "Firefox on iPad",
  ],
  [
    "Mozilla/5.0 (iPhone; CPU iPhone OS 19_0 like Mac OS X) CriOS/140.0 Safari/605",
    "Chrome on iPhone",
  ],
  [
    "Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) Version/19.0 Safari/605",
    "Safari on Mac",
  ],
  [
    `Mozilla/5.0 (X11; CrOS x86_64 16000.0) ${chrome} Safari/537.36`,
    "Chrome on ChromeOS",
  ],
  [
    "Mozilla/5.0 (X11; Linux x86_64) Gecko/20100101 Firefox/140.0",
    "Firefox on Linux",
  ],
  ["curl/8.0 (Linux)", "Linux"],
  ["Firefox/140.0", "Firefox"],
  ["curl/8.0", "Unknown device"],
  ["", "Unknown device"],
  [null, "Unknown device"],
  [`${"x".repeat(500)} Firefox/140.0`, "Unknown device"],
])("device: %j is called %j", (userAgent, device) => {
  expect(describeDevice(userAgent)).toBe(device);
});
