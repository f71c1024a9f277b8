import type { Country } from './line';

/* Every zone of each country in the tz database, old names too: a browser may give either. */
const zones: Record<Country, string> = {
  us: `America/ Adak Anchorage Atka Boise Chicago Denver Detroit Fort_Wayne Indiana/* Indianapolis Juneau Kentucky/*
    Knox_IN Los_Angeles Louisville Menominee Metlakatla New_York Nome North_Dakota/* Phoenix Puerto_Rico Shiprock Sitka
    St_Thomas Virgin Yakutat
    Pacific/ Guam Honolulu Johnston Pago_Pago Saipan Samoa US/ *`,
  ca: `America/ Atikokan Blanc-Sablon Cambridge_Bay Coral_Harbour Creston Dawson Dawson_Creek Edmonton Fort_Nelson
    Glace_Bay Goose_Bay Halifax Inuvik Iqaluit Moncton Montreal Nipigon Pangnirtung Rainy_River Rankin_Inlet Regina
    Resolute St_Johns Swift_Current Thunder_Bay Toronto Vancouver Whitehorse Winnipeg Yellowknife Canada/ *`,
  gb: 'Europe/ Belfast Guernsey Isle_of_Man Jersey London',
  au: 'Australia/ * Antarctica/ Macquarie',
  nz: 'Pacific/ Auckland Chatham',
};
const names: Partial<Record<string, Country>> = {
  Navajo: 'us',
  GB: 'gb',
  'GB-Eire': 'gb',
  NZ: 'nz',
  'NZ-CHAT': 'nz',
};

const countryOf = new Map<string, Country>();
for (const [country, listed] of Object.entries(zones) as [Country, string][]) {
  let group = '';
  for (const word of listed.split(/\s+/)) {
    if (word.endsWith('/')) group = word;
    else countryOf.set(group + word, country);
  }
}

/** The country a time zone lies in, where it is one whose lines we know. */
export function countryOfZone(timeZone: string): Country | undefined {
  const group = timeZone.slice(0, timeZone.lastIndexOf('/') + 1);
  return names[timeZone] ?? countryOf.get(timeZone) ?? countryOf.get(`${group}*`);
}
