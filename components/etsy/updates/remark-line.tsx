import { fieldNames } from "@/components/etsy/publication/difference";
import { describeRemark } from "@/components/etsy/updates/update-words";
import type { Remark } from "@/lib/etsy/listing/schema";

/** With both texts, so that the seller can still copy the one that stays out. */
export function RemarkLine({ remark }: { remark: Remark }) {
  const { field, here, there, kind } = remark;
  return (
    <div className="space-y-1 text-sm">
      <p className="text-warning">
        {describeRemark(remark, fieldNames[field])}
      </p>
      {(kind === "changed_since" || kind === "photo_gone") && (
        <dl className="max-w-prose space-y-1 text-muted-foreground">
          {there.length > 0 && (
            <Text name="On Etsy now" text={there.join(", ")} />
          )}
          <Text name="Not sent" text={here.join(", ")} />
        </dl>
      )}
    </div>
  );
}

const Text = ({ name, text }: { name: string; text: string }) => (
  <div>
    <dt className="inline font-semibold">{name}: </dt>
    <dd className="inline whitespace-pre-line break-words">
      {text || "nothing"}
    </dd>
  </div>
);
