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
  "Each event is one POST to your address, with a JSON body of `type`, `timestamp` and `data`. `data` holds ids alone: read what they stand for by the calls above. Before you believe it, verify its signature, as this program does, or a library for [Standard Webhooks](https://www.standardwebhooks.com).";

export const messagesRules = [
  "`webhook-id` names the event, and is the same when it is sent again. Events come at least once and in any order: note the ids that you have dealt with.",
  "`webhook-timestamp` is the second at which it was sent, and part of what is signed. Refuse what is older than five minutes.",
  "`webhook-signature` is `v1,` and the HMAC-SHA256 of id, timestamp and body in Base64, under the secret of the endpoint. For a day after you replaced the secret there are two, with a space between them.",
  `Answer with any 2xx within ${messageTimeout / 1_000} seconds, and work on it afterwards. Redirects are not followed, and the body of your answer is not read.`,
  `Anything else is a failure. It is sent again after ${retryDelays.map(toDelay).join(", ")}, and then no more by itself; the page [Webhooks](/settings/webhooks) has a log, and can send it again.`,
  `410 Gone switches the endpoint off at once, and ${maxFailingDays} days of failures without a success do. You get an email then.`,
];
