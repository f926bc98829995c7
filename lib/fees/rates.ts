/*
 * Every figure that the fee calculator works with, each with its source. The
 * page prints both. Change a figure together with its source's `checkedOn`.
 */

type FeeSource = {
  title: string;
  publisher: string;
  /** Where the figure can be checked. */
  url: string;
  /** ISO day. */
  checkedOn: string;
  /** Whether we read it there; if not, its figures are marked on the page. */
  isOriginal: boolean;
  how: string;
};

/** The last day on which the figures were looked up. */
export const ratesCheckedOn = "2026-11-29";

/** Of `perDollar`. */
export const exchangeDay = "2026-05-08";
/** As pages say it: what formats it would be loaded for this alone. */
export const exchangeDate = "May 8, 2026";

const checkedOn = ratesCheckedOn;
const reported =
  "Not read there: known through public files that name this page and were checked between July and October 2026, the last on 6 October (github.com/kanishka-iot-ai/etsy-fee-calculator).";

export const feeSources = {
  feeHelp: {
    title: "What are the fees and taxes for selling on Etsy?",
    publisher: "Etsy Help",
    url: "https://help.etsy.com/hc/en-us/articles/115014483627",
    checkedOn,
    isOriginal: true,
    how: "Read by us in an undated copy of the Polish version: 0.20 USD, converted at the market rate when it is charged.",
  },
  feeBasics: {
    title: "Etsy fee basics",
    publisher: "Etsy Help",
    url: "https://help.etsy.com/hc/en-us/articles/360035902374",
    checkedOn,
    isOriginal: true,
    how: "Read by us in a copy of the German version of 2022, the year in which 5% became 6.5%. Reports of October 2026 still give 6.5%.",
  },
  conversion: {
    title: "Currency conversion fees",
    publisher: "Etsy Help",
    url: "https://help.etsy.com/hc/en-us/articles/360000344668",
    checkedOn,
    isOriginal: true,
    how: "Read by us in an undated copy of the Polish version.",
  },
  processing: {
    title: "What are payment processing fees for selling on Etsy?",
    publisher: "Etsy Help",
    url: "https://help.etsy.com/hc/en-us/articles/115015628847",
    checkedOn,
    isOriginal: false,
    how: reported,
  },
  regulatory: {
    title: "What is a Regulatory Operating fee?",
    publisher: "Etsy Help",
    url: "https://help.etsy.com/hc/en-us/articles/1500011073202",
    checkedOn,
    isOriginal: false,
    how: "Its base, and that VAT is added, read by us in an older copy. The rates hold since 22 June 2026 and were not read there: known through public files that name this page and were checked between July and October 2026, the last on 6 October (github.com/kanishka-iot-ai/etsy-fee-calculator).",
  },
  offsiteAds: {
    title: "How Etsy's Offsite Ads work",
    publisher: "Etsy Help",
    url: "https://help.etsy.com/hc/en-us/articles/360000338367",
    checkedOn,
    isOriginal: false,
    how: reported,
  },
  vatRule: {
    title: "How VAT is collected on seller fees",
    publisher: "Etsy Help",
    url: "https://help.etsy.com/hc/en-gb/articles/360040584433",
    checkedOn,
    isOriginal: true,
    how: "Read by us in an undated copy, as far as it reaches: on which fees and in which countries. It names no rates.",
  },
  vatUnion: {
    title: "Taxes in Europe Database",
    publisher: "European Commission",
    url: "https://ec.europa.eu/taxation_customs/tedb/",
    checkedOn,
    isOriginal: false,
    how: "Not read there: known through a data set that is made from it, of 23 September 2026 (github.com/vatnode/eu-vat-rates-data).",
  },
  vatElsewhere: {
    title: "Tax regimes: GB and NZ",
    publisher: "GOBL",
    url: "https://docs.gobl.org/regimes/gb",
    checkedOn,
    isOriginal: false,
    how: "Read by us in this table, and not at HMRC or Inland Revenue.",
  },
  vatAustralia: {
    title: "Rates of sales taxes",
    publisher: "currency_utils, a public data set",
    url: "https://github.com/talaviram/currency_utils/blob/main/world_sales_tax.json",
    checkedOn,
    isOriginal: false,
    how: "Read by us in this data set, and not at the Australian Taxation Office.",
  },
  vatNorway: {
    title: "European VAT rates",
    publisher: "Scopulus",
    url: "https://scopulus.co.uk/taxsheets/european_vat_rates.html",
    checkedOn,
    isOriginal: false,
    how: "Read by us in this table of 10 March 2021, and not at Norway's tax authority.",
  },
  vatSwitzerland: {
    title: "Swiss tax groups",
    publisher: "Odoo, version 19",
    url: "https://raw.githubusercontent.com/odoo/odoo/19.0/addons/l10n_ch/data/template/account.tax.group-ch.csv",
    checkedOn,
    isOriginal: false,
    how: "Read by us in this table, and not at the Swiss tax authority.",
  },
  vatTurkey: {
    title: "KDV oranları",
    publisher: "Gelir İdaresi Başkanlığı",
    url: "https://www.gib.gov.tr/",
    checkedOn,
    isOriginal: false,
    how: "Not read there: known through a public file of 28 March 2026 that names its table of rates.",
  },
  exchange: {
    title: "Euro foreign exchange reference rates of 8 May 2026",
    publisher: "European Central Bank",
    url: "https://www.ecb.europa.eu/stats/eurofxref/eurofxref-daily.xml",
    checkedOn,
    isOriginal: true,
    how: "Read by us in a copy of that day. Each rate for the dollar is the currency's rate divided by the dollar's, to four places.",
  },
} as const satisfies Record<string, FeeSource>;

export type FeeSourceName = keyof typeof feeSources;

/** Rates are hundredths of a percent: 650 is 6.5%. */
export const feeRates = {
  /** US cents, for each item that is listed, renewed or sold. */
  listing: { cents: 20, source: "feeHelp" },
  transaction: { rate: 650, source: "feeBasics" },
  conversion: { rate: 250, source: "conversion" },
  offsiteAds: {
    standard: 1_500,
    /** For shops that have sold for `threshold` dollars within 365 days. */
    reduced: 1_200,
    threshold: 10_000,
    /** US cents, of one order. */
    cap: 10_000,
    source: "offsiteAds",
  },
} as const;

/** Millionths of a currency that one US dollar costs. */
export const perDollar = {
  USD: 1_000_000,
  AUD: 1_382_500,
  CAD: 1_365_800,
  CHF: 778_500,
  DKK: 6_353_700,
  EUR: 850_300,
  GBP: 734_700,
  NOK: 9_201_200,
  NZD: 1_678_000,
  SEK: 9_218_600,
  TRY: 45_364_700,
} as const;

/** Each has a hundred minor units, such as cents. */
export type Currency = keyof typeof perDollar;

type Rate = { rate: number; source: FeeSourceName };
type FeeCountry = {
  name: string;
  /** Of the shop's payment account at Etsy. */
  currency: Currency;
  /** `fixed` is in minor units; `abroad` is the rate for buyers elsewhere. */
  processing: Rate & { fixed: number; abroad?: number };
  regulatory?: Rate;
  /** The standard rate, which Etsy adds to its fees without a VAT ID. */
  vat?: Rate;
};

const processing = (rate: number, fixed: number, abroad?: number) => ({
  rate,
  fixed,
  ...(abroad !== undefined && { abroad }),
  source: "processing" as const,
});
const regulatory = (rate: number): Rate => ({ rate, source: "regulatory" });

const inEuros = (
  name: string,
  vat: number,
  regulatoryRate?: number,
): FeeCountry => ({
  name,
  currency: "EUR",
  processing: processing(400, 30),
  ...(regulatoryRate !== undefined && {
    regulatory: regulatory(regulatoryRate),
  }),
  vat: { rate: vat, source: "vatUnion" },
});

const allCountries = {
  US: {
    name: "United States",
    currency: "USD",
    processing: processing(300, 25),
  },
  GB: {
    name: "United Kingdom",
    currency: "GBP",
    processing: processing(400, 20),
    regulatory: regulatory(48),
    vat: { rate: 2_000, source: "vatElsewhere" },
  },
  CA: {
    name: "Canada",
    currency: "CAD",
    processing: processing(300, 25, 400),
    regulatory: regulatory(50),
  },
  AU: {
    name: "Australia",
    currency: "AUD",
    processing: processing(300, 25, 400),
    vat: { rate: 1_000, source: "vatAustralia" },
  },
  NZ: {
    name: "New Zealand",
    currency: "NZD",
    processing: processing(300, 30, 400),
    vat: { rate: 1_500, source: "vatElsewhere" },
  },
  AT: inEuros("Austria", 2_000),
  BE: inEuros("Belgium", 2_100),
  CZ: inEuros("Czechia", 2_100),
  DK: {
    name: "Denmark",
    currency: "DKK",
    processing: processing(400, 250),
    vat: { rate: 2_500, source: "vatUnion" },
  },
  FI: inEuros("Finland", 2_550),
  FR: inEuros("France", 2_000, 114),
  DE: inEuros("Germany", 1_900),
  GR: inEuros("Greece", 2_400),
  HU: inEuros("Hungary", 2_700, 197),
  IE: inEuros("Ireland", 2_300),
  IT: inEuros("Italy", 2_200, 80),
  NL: inEuros("Netherlands", 2_100),
  NO: {
    name: "Norway",
    currency: "NOK",
    processing: processing(400, 250),
    vat: { rate: 2_500, source: "vatNorway" },
  },
  PL: inEuros("Poland", 2_300),
  PT: inEuros("Portugal", 2_300),
  ES: inEuros("Spain", 2_100, 88),
  SE: {
    name: "Sweden",
    currency: "SEK",
    processing: processing(400, 300),
    vat: { rate: 2_500, source: "vatUnion" },
  },
  CH: {
    name: "Switzerland",
    currency: "CHF",
    processing: processing(400, 50),
    vat: { rate: 810, source: "vatSwitzerland" },
  },
  TR: {
    name: "Türkiye",
    currency: "TRY",
    processing: processing(650, 1_400),
    regulatory: regulatory(167),
    vat: { rate: 2_000, source: "vatTurkey" },
  },
} as const satisfies Record<string, FeeCountry>;

export type CountryCode = keyof typeof allCountries;
export const feeCountries: Record<CountryCode, FeeCountry> = allCountries;
export const countryCodes = Object.keys(allCountries) as CountryCode[];
