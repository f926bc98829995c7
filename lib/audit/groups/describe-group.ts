import type { Common, Group } from "@/lib/audit/groups/find-groups";

const kinds: Record<Common["kind"], string> = {
  tags: "share most of their tags",
  title: "have nearly the same title",
  opening: "open with the same sentence",
};
const lists = new Intl.ListFormat("en-US");

/** "3 listings share most of their tags and open with the same sentence". */
export const describeGroup = ({ common, members }: Group) =>
  `${members.length} listings ${lists.format(common.map(({ kind }) => kinds[kind]))}`;
