import { planTable, planWords } from "@/lib/content/plan-words";

export function PlanTable() {
  return (
    <section aria-labelledby="plan-table-title" className="mt-16">
      <h2 id="plan-table-title" className="text-3xl">
        Side by side
      </h2>
      <table className="mt-5 w-full border-edge border-t text-left max-sm:text-sm">
        <thead>
          <tr>
            <td className="py-3" />
            {planWords.map(({ tier, name }) => (
              <th key={tier} scope="col" className="w-[22%] py-3 pr-2 font-semibold">
                {name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {planTable.map(({ feature, ...cells }) => (
            <tr key={feature} className="border-line border-t align-top">
              <th scope="row" className="py-3 pr-3 font-normal text-muted">
                {feature}
              </th>
              {planWords.map(({ tier }) => (
                <td key={tier} className="py-3 pr-2 tabular-nums">
                  {cells[tier]}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}
