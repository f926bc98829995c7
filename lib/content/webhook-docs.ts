import {
  maxFailingDays,
  messageTimeout,
  retryDelays,
} from "@/lib/webhooks/schema";

/** "5 s", "30 min", "2 h". */
function toDelay(seconds: number) {
  if (seconds < 60) return `${seconds} s`;
  return seconds < 3_600 ? `${seconds / 60} min` : `${seconds / 3_600} h`;
}

/** Texts may have links and code, as those of the guides. */
export const messagesIntro =
  "Each event is one POST to your address, with a JSON body of `type`, `timestamp` and `data`. `data` contains only ids: read what they stand for with the calls above. Before you trust it, verify its signature, as this program or a library for [Standard Webhooks](https://www.standardwebhooks.com) does.";

export const messagesRules = [
  "`webhook-id` identifies the event, and is the same when it is sent again. Events arrive at least once and in any order: keep track of the ids that you have processed.",
  "`webhook-timestamp` is when it was sent, in seconds since 1970, and part of what is signed. Reject anything older than five minutes.",
  "`webhook-signature` is `v1,` and the HMAC-SHA256 of id, timestamp and body in Base64, with the secret of the endpoint. For a day after you replace the secret there are two, separated by a space.",
  `Respond with any 2xx within ${messageTimeout / 1_000} seconds, and do the work afterwards. Redirects are not followed, and the body of your response is not read.`,
  `Anything else is a failure. It is sent again after ${retryDelays.map(toDelay).join(", ")}, and after that no longer automatically; the page [Webhooks](/settings/webhooks) has a log, and can send it again.`,
  `410 Gone switches the endpoint off immediately, as do ${maxFailingDays} days of failures without a success. You then get an email.`,
];
