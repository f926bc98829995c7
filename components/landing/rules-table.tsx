import { Ruler } from "@/components/ui/ruler";
import { fieldRules, rulesSource } from "@/lib/content/landing";
import { site } from "@/lib/content/site";

/**
 * Etsy's rules for each field, what is done about them, and how the demo's
 * listing measures up.
 */
export function RulesTable() {
  return (
    <section
      aria-labelledby="rules-title"
      className="defer-layout mx-auto max-w-6xl px-(--gutter) py-16 sm:py-20"
      style={{ containIntrinsicSize: "auto 48rem" }}
    >
      <h2 id="rules-title" className="max-w-2xl text-3xl sm:text-4xl">
        Measured before you see it
      </h2>
      <p className="mt-3 max-w-2xl text-lg text-muted-foreground">
        Etsy refuses listings for a forbidden sign or one character too many.
        Each field is checked against its rule; here are the rules, and how the
        earrings above measure up.
      </p>
      <table className="mt-8 w-full border-input border-t text-left max-md:block">
        <caption className="sr-only">
          {`Etsy's field rules and what ${site.name} does about them`}
        </caption>
        <thead className="text-muted-foreground text-sm max-md:hidden">
          <tr>
            <th scope="col" className="py-2 pr-6 font-semibold">
              Field
            </th>
            <th scope="col" className="py-2 pr-6 font-semibold">
              Etsy's rule
            </th>
            <th scope="col" className="py-2 pr-6 font-semibold">
              What we do
            </th>
            <th scope="col" className="w-[26%] py-2 font-semibold">
              The earrings
            </th>
          </tr>
        </thead>
        <tbody className="max-md:block">
          {fieldRules.map((row) => (
            <RuleRow key={row.field} {...row} />
          ))}
        </tbody>
      </table>
      <p className="mt-4 max-w-3xl text-muted-foreground text-sm">
        {rulesSource}
      </p>
    </section>
  );
}

function RuleRow({
  field,
  limit,
  rule,
  ours,
  ruler,
}: (typeof fieldRules)[number]) {
  const { value, max, unit, mark } = ruler;
  return (
    <tr className="border-border border-t align-top max-md:block max-md:py-4">
      <th scope="row" className="py-4 pr-6 font-normal max-md:block max-md:p-0">
        <span className="block font-serif text-xl">{field}</span>
        <span className="block whitespace-nowrap text-muted-foreground text-sm">
          {limit}
        </span>
      </th>
      <td className="py-4 pr-6 max-md:block max-md:p-0 max-md:pt-2">{rule}</td>
      <td className="py-4 pr-6 text-muted-foreground max-md:block max-md:p-0 max-md:pt-1">
        {ours}
      </td>
      <td className="py-4 max-md:block max-md:p-0 max-md:pt-3">
        <p
          className="mb-1 text-right text-muted-foreground text-sm tabular-nums max-md:text-left"
          aria-hidden="true"
        >
          {value} of {max} {unit}
        </p>
        <Ruler
          label={`${field} of the sample`}
          value={value}
          max={max}
          unit={unit}
          variant="success"
          marks={mark ? [mark] : []}
        />
      </td>
    </tr>
  );
}
