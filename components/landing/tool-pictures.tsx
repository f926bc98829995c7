import { Check, X } from "lucide-react";
import { SwingTag } from "@/components/ui/swing-tag";
import { describeGroup } from "@/lib/audit/groups/describe-group";
import {
  competingListings,
  etsyPermissions,
  sampleBatch,
  sampleCheck,
  translatedTitles,
} from "@/lib/content/shop-tools";
import { languageName } from "@/lib/listing-text/languages/writing-languages";

/** What Etsy asks the seller to allow, and what it is never asked for. */
function PermissionsPicture() {
  return (
    <ul className="space-y-2">
      {etsyPermissions.map(({ text, isAsked }) => (
        <li key={text} className="flex items-center gap-3">
          {isAsked ? (
            <Check className="size-5 shrink-0 text-success" aria-hidden />
          ) : (
            <X className="size-5 shrink-0 text-muted-foreground" aria-hidden />
          )}
          <span className={isAsked ? "" : "text-muted-foreground"}>
            {text}
            {!isAsked && <span>: never asked for</span>}
          </span>
        </li>
      ))}
    </ul>
  );
}

/** Three listings on one thread: the tags that they share. */
function AuditPicture() {
  const { titles, shared, shown } = competingListings;
  const group = {
    common: [{ kind: "tags" as const, shared: shared.slice() }],
    members: titles.map((_, index) => index),
  };
  return (
    <div>
      <p className="font-semibold">{describeGroup(group)}</p>
      <p className="mt-2.5 flex flex-wrap items-center gap-x-2 gap-y-1.5 text-sm">
        {shared.slice(0, shown).map((tag) => (
          <SwingTag key={tag} variant="warning">
            {tag}
          </SwingTag>
        ))}
        <span className="text-muted-foreground">
          and {shared.length - shown} more
        </span>
      </p>
      <ul className="mt-3 border-primary border-l-2 pl-4">
        {titles.map((title) => (
          <li
            key={title}
            className="before:-left-4 relative py-1 before:absolute before:top-1/2 before:h-px before:w-3 before:bg-primary"
          >
            {title}
          </li>
        ))}
      </ul>
    </div>
  );
}

const stateColors = {
  accepted: "text-success",
  ready: "text-success",
  writing: "text-primary",
  queued: "text-muted-foreground",
};
/** Of the pieces, as their photos would be. */
const pieceColors = ["#c0673f", "#5f7f92", "#cdbfa3", "#7a5335"];

function BatchPicture() {
  return (
    <ul className="divide-y divide-border">
      {sampleBatch.map(({ name, state, label }, index) => (
        <li key={name} className="flex items-center gap-3 py-1.5">
          <svg viewBox="0 0 32 32" className="size-8" aria-hidden="true">
            <rect width="32" height="32" rx="4" fill={pieceColors[index]} />
            <path
              d="M0 22 32 14v14a4 4 0 0 1-4 4H4a4 4 0 0 1-4-4z"
              fillOpacity="0.160"
            />
          </svg>
          <span className="min-w-0 flex-1">{name}</span>
          <span className={`font-semibold text-sm ${stateColors[state]}`}>
            {label}
          </span>
        </li>
      ))}
    </ul>
  );
}

function LanguagesPicture() {
  return (
    <dl className="space-y-2">
      {translatedTitles.map(({ language, title }) => (
        <div key={language} className="sm:grid sm:grid-cols-[5.5rem_1fr]">
          <dt className="text-muted-foreground text-sm leading-relaxed">
            {languageName(language)}
          </dt>
          <dd lang={language} className="font-serif leading-snug">
            {title}
          </dd>
        </div>
      ))}
    </dl>
  );
}

function ApiPicture() {
  const { call, body, repair } = sampleCheck;
  return (
    <pre className="whitespace-pre-wrap break-words text-sm leading-relaxed">
      <code>
        <span className="font-semibold">{call}</span>
        {`\n${JSON.stringify(body)}\n\n`}
        <span className="text-muted-foreground">
          {"200 OK, and in its answer\n"}
        </span>
        <span className="text-success">
          {`"repair": {\n  "label": "${repair.label}",\n  "patch": ${JSON.stringify(repair.patch)}\n}`}
        </span>
      </code>
    </pre>
  );
}

/** The picture of each tool. */
export const toolPictures = {
  drafts: <PermissionsPicture />,
  audit: <AuditPicture />,
  batches: <BatchPicture />,
  languages: <LanguagesPicture />,
  api: <ApiPicture />,
};
