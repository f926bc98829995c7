import {
  ChoiceField,
  NumberField,
  type SaleProps,
} from "@/components/fees/fee-fields";
import { Checkbox } from "@/components/ui/checkbox";
import { FieldLegend, FieldSet } from "@/components/ui/field";
import { formatRate } from "@/lib/fees/decimals";
import {
  countryCodes,
  exchangeDate,
  feeCountries,
  feeRates,
} from "@/lib/fees/rates";
import { countryDefaults, type TypedSale } from "@/lib/fees/read-sale";

const { standard, reduced, threshold } = feeRates.offsiteAds;
const ads: Record<TypedSale["ads"], string> = {
  none: "No",
  standard: `Yes, at ${formatRate(standard)}`,
  reduced: `Yes, at ${formatRate(reduced)} (sales of ${threshold} USD a year)`,
};
const adsChoices = Object.keys(ads) as TypedSale["ads"][];

export function FeeForm(sale: SaleProps) {
  const { typed, onChange } = sale;
  return (
    <FieldSet>
      <FieldLegend className="mb-3 font-serif text-2xl">Your sale</FieldLegend>
      <div className="space-y-4">
        <ChoiceField
          label="Country of your shop"
          value={typed.country}
          values={countryCodes}
          labelOf={(code) => feeCountries[code].name}
          onChange={(country) => onChange(countryDefaults(country))}
        />
        <AmountFields key={`amounts ${typed.country}`} {...sale} />
        <ChoiceField
          label="Did an Offsite Ad bring the buyer?"
          value={typed.ads}
          values={adsChoices}
          labelOf={(choice) => ads[choice]}
          onChange={(choice) => onChange({ ads: choice })}
        />
        <PaymentFields key={`payment ${typed.country}`} {...sale} />
      </div>
    </FieldSet>
  );
}

function AmountFields(sale: SaleProps) {
  const { currency } = feeCountries[sale.typed.country];
  return (
    <div className="grid gap-4 sm:grid-cols-2">
      <NumberField
        {...sale}
        name="price"
        label="Price of the item"
        note={currency}
      />
      <NumberField
        {...sale}
        name="shipping"
        label="Shipping paid to you"
        note={currency}
      />
      <NumberField
        {...sale}
        name="costs"
        label="Your costs"
        note={currency}
        hint="Material, packing, postage, your time"
      />
      <NumberField
        {...sale}
        name="margin"
        label="Margin that you wish"
        note="%"
        hint="Of what the buyer pays"
      />
    </div>
  );
}

function PaymentFields(sale: SaleProps) {
  const { typed, onChange } = sale;
  const { name, currency, processing } = feeCountries[typed.country];
  const home = typed.country === "CA" ? "Canada and the United States" : name;
  return (
    <>
      <div className="grid">
        {processing.abroad !== undefined && (
          <Checkbox
            label={`The buyer is outside ${home}`}
            checked={typed.isAbroad}
            onChange={({ target }) => onChange({ isAbroad: target.checked })}
          />
        )}
        <Checkbox
          label={`I list in another currency than ${currency}`}
          checked={typed.isConverted}
          onChange={({ target }) => onChange({ isConverted: target.checked })}
        />
      </div>
      <div className="grid gap-4 sm:grid-cols-2">
        <NumberField
          {...sale}
          name="vat"
          label="VAT or GST on fees"
          note="%"
          hint="0 if Etsy adds none to yours"
        />
        {currency !== "USD" && (
          <NumberField
            {...sale}
            name="perDollar"
            label="1 US dollar"
            note={currency}
            hint={`For fees in dollars: the rate of ${exchangeDate}. Type today’s if you know it.`}
          />
        )}
      </div>
    </>
  );
}
