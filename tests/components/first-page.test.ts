import { firstPageHeader, visitScript } from "@/lib/browser/first-page";

const send = jest.fn();
beforeEach(() => {
  sessionStorage.clear();
  send.mockReset();
  Object.assign(navigator, {
    sendBeacon: send,
    doNotTrack: null,
    globalPrivacyControl: false,
  });
});
afterEach(() => jest.restoreAllMocks());

/** As a page does, with the script that stands in it. */
function open(path: string) {
  history.replaceState(null, "", path);
  const listen = jest.spyOn(window, "addEventListener");
  new Function(visitScript)();
  const [event, onLoad] = listen.mock.calls.at(-1) ?? [];
  expect(event).toBe("load");
  if (typeof onLoad === "function") onLoad(new Event("load"));
}

test("pages of a tab: each is reported by its path, the first as that", () => {
  open("/faq?email=jo@example.com#top");
  open("/pricing");
  expect(send.mock.calls).toEqual([
    ["/api/visits?first=/faq"],
    ["/api/visits?page=/pricing"],
  ]);
  expect(firstPageHeader()).toEqual({ "First-Page": "/faq" });
});

test.each([{ globalPrivacyControl: true }, { doNotTrack: "1" }])(
  "%o: nothing is reported or kept",
  (wish) => {
    Object.assign(navigator, wish);
    open("/faq");
    expect(send).not.toHaveBeenCalled();
    expect(firstPageHeader()).toEqual({});
  },
);

test("blocked storage: nothing is reported, and nothing fails", () => {
  jest.spyOn(window, "sessionStorage", "get").mockImplementation(() => {
    throw new DOMException("blocked", "SecurityError");
  });
  open("/faq");
  expect(firstPageHeader()).toEqual({});
  expect(send).not.toHaveBeenCalled();
});
