export { ArticleCard } from "./article-card";
export { Advice, Findings, OpenPoints } from "./checker/findings";
export { TagRack, TitleRulers } from "./checker/rulers";
export { GuidePage } from "./guide-page";
export { TableOfContents } from "./table-of-contents";
export { ToolPage } from "./tool-page";
