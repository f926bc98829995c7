import { escapeHtml, type Reply, renderPage } from "../../service";
import { type CardName, cards } from "../billing/cards";

const style = `<style>
form { margin: .75rem 0; } fieldset { border: 1px solid var(--line); border-radius: 6px; padding: .75rem; margin: 1rem 0; }
label.choice { display: flex; gap: .5rem; align-items: center; min-height: 44px; }
button, a.button { display: inline-block; min-height: 44px; padding: .6rem 1.1rem; border-radius: 6px; border: 1px solid var(--line); background: none; color: inherit; font: inherit; text-decoration: none; cursor: pointer; }
button.main { background: var(--mark); border-color: var(--mark); color: var(--paper); font-weight: 600; width: 100%; }
.side { display: flex; flex-wrap: wrap; gap: .5rem; } .side form { margin: 0; }
.alert { border: 1px solid var(--mark); border-left-width: 4px; border-radius: 6px; padding: .6rem .75rem; }
table { width: 100%; border-collapse: collapse; margin: 1rem 0; } th, td { text-align: left; padding: .6rem .25rem; border-bottom: 1px solid var(--line); font-weight: 400; } td:last-child { text-align: right; }
h2 { font: 600 1.15rem/1.3 Georgia, serif; margin: 2rem 0 .25rem; }</style>`;

/** A hosted page. It says that it is a stand-in and that nothing is charged. */
export function hostedPage(title: string, body: string, status = 200): Reply {
  const note =
    '<p class="soft">A stand-in for Stripe. No card is charged and nothing leaves this machine.</p>';
  return renderPage(
    title,
    `${style}<main><h1>${escapeHtml(title)}</h1>${note}${body}</main>`,
    status,
  );
}

export function button(
  action: string,
  label: string,
  fields: Record<string, string> = {},
  inner = "",
  kind = "",
): string {
  const hidden = Object.entries(fields).map(
    ([name, value]) =>
      `<input type="hidden" name="${escapeHtml(name)}" value="${escapeHtml(value)}">`,
  );
  return `<form method="post" action="${escapeHtml(action)}">${hidden.join("")}${inner}<button class="${kind}">${escapeHtml(label)}</button></form>`;
}

export function alert(message: string | null): string {
  return message === null
    ? ""
    : `<p class="alert" role="alert">${escapeHtml(message)}</p>`;
}

export function cardChoice(chosen: CardName = "pm_card_visa"): string {
  const choices = Object.entries(cards).map(
    ([name, { label }]) =>
      `<label class="choice"><input type="radio" name="card" value="${name}"${name === chosen ? " checked" : ""}> ${escapeHtml(label)}</label>`,
  );
  return `<fieldset><legend>Card</legend>${choices.join("")}</fieldset>`;
}

export function formatDay(seconds: number): string {
  return new Intl.DateTimeFormat("en-US", {
    dateStyle: "long",
    timeZone: "UTC",
  }).format(seconds * 1000);
}
