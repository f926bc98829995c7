/** JSON that can't close the quotation it stands in. */
export const toData = (value: unknown) => JSON.stringify(value).replaceAll("<", "\\u003c").replaceAll(">", "\\u003e");

/** What the seller says, as data. */
export const quoteFacts = (facts: object) => `<seller_facts>\n${toData(facts)}\n</seller_facts>`;
