import { SwingTag } from "@/components/ui/swing-tag";
import { Textarea } from "@/components/ui/textarea";
import { describeGroup } from "@/lib/audit/groups/describe-group";
import {
  type Common,
  findGroups,
  type Group,
} from "@/lib/audit/groups/find-groups";
import { splitList } from "@/lib/listing-text/fields/parse-pairs";
import { comparisonKey } from "@/lib/listing-text/rules/characters";

/** Of more, a whole shop's export is the better way. */
const maxListings = 200;

type ShopListing = { title: string; description: string; tags: string[] };

/** A title in the first line of each paragraph, tags in those below it. */
const readShop = (text: string): ShopListing[] =>
  text
    .split(/\n\s*\n/u)
    .map((paragraph) => paragraph.trim())
    .filter(Boolean)
    .slice(0, maxListings)
    .map((paragraph) => {
      const [title = "", ...tags] = paragraph.split("\n");
      const list = tags.join("\n").replace(/^\s*tags\s*:/iu, "");
      return {
        title: title.replace(/^\s*title\s*:/iu, "").trim(),
        description: "",
        tags: splitList(list),
      };
    });

/** Tags that at least two listings have, the most frequent first. */
function repeatedTags(listings: readonly ShopListing[]) {
  const counts = new Map<string, { tag: string; count: number }>();
  for (const { tags } of listings) {
    const seen = new Map(tags.map((tag) => [comparisonKey(tag), tag]));
    for (const [key, tag] of seen)
      counts.set(key, { tag, count: (counts.get(key)?.count ?? 0) + 1 });
  }
  return [...counts.values()]
    .filter(({ count }) => count > 1)
    .sort((one, other) => other.count - one.count);
}

type ShopViewProps = {
  id: string;
  text: string;
  /** Without it the text can only be read, as in the prerendered page. */
  onText?: (text: string) => void;
};

/** Which of several listings share their tags or titles. */
export function ShopView({ id, text, onText }: ShopViewProps) {
  return (
    <div className="grid gap-5">
      <div>
        <label htmlFor={id} className="mb-1.5 block font-semibold">
          Your listings: a title, its tags in the next line, then an empty line
        </label>
        <Textarea
          id={id}
          rows={12}
          value={text}
          spellCheck={false}
          autoComplete="off"
          {...(onText
            ? { onChange: (event) => onText(event.target.value) }
            : { readOnly: true })}
        />
      </div>
      <ShopResult listings={readShop(text)} />
    </div>
  );
}

function ShopResult({ listings }: { listings: ShopListing[] }) {
  if (listings.length < 2)
    return (
      <p className="text-muted-foreground">
        Paste two or more listings, and they are compared here.
      </p>
    );
  const groups = findGroups(listings);
  const repeated = repeatedTags(listings);
  return (
    <div className="space-y-5">
      <p
        role="status"
        className={`font-serif text-xl ${groups.length ? "text-warning" : "text-success"}`}
      >
        {groups.length === 0
          ? `None of these ${listings.length} listings compete.`
          : `Of ${listings.length} listings, ${countMembers(groups)} compete.`}
      </p>
      <ul className="space-y-4">
        {groups.map((group) => (
          <GroupOfListings
            key={group.members.join()}
            group={group}
            listings={listings}
          />
        ))}
      </ul>
      {repeated.length > 0 && (
        <div>
          <p className="font-semibold">Tags in more than one listing</p>
          <ul className="mt-2 flex flex-wrap gap-2">
            {repeated.map(({ tag, count }) => (
              <li key={tag} className="max-w-full">
                <SwingTag className="max-w-full text-sm">
                  <span className="min-w-0 break-words">{tag}</span>
                  <span className="ml-2 text-muted-foreground tabular-nums">
                    {count} listings
                  </span>
                </SwingTag>
              </li>
            ))}
          </ul>
        </div>
      )}
    </div>
  );
}

const countMembers = (groups: readonly Group[]) =>
  new Set(groups.flatMap(({ members }) => members)).size;

const shares: Record<Common["kind"], string> = {
  tags: "Tags that all of them have",
  title: "Words that all of the titles have",
  opening: "The sentence",
};

function GroupOfListings({
  group,
  listings,
}: {
  group: Group;
  listings: ShopListing[];
}) {
  return (
    <li className="border-warning border-l-4 pl-4">
      <p className="font-semibold">{describeGroup(group)}</p>
      <ol className="mt-1 list-inside list-decimal marker:text-muted-foreground">
        {group.members.map((index) => (
          <li key={index} value={index + 1} className="break-words">
            {listings[index]?.title}
          </li>
        ))}
      </ol>
      {group.common
        .filter(({ shared }) => shared.length > 0)
        .map(({ kind, shared }) => (
          <p key={kind} className="mt-1 text-muted-foreground text-sm">
            {shares[kind]}: {shared.join(", ")}.
          </p>
        ))}
    </li>
  );
}
