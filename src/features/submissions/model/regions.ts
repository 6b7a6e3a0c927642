/** A state, province or territory: its postal code and its English name. */
export interface Region {
  code: RegionCode;
  name: string;
}

const entries = [
  ['AL', 'Alabama'],
  ['AK', 'Alaska'],
  ['AB', 'Alberta'],
  ['AZ', 'Arizona'],
  ['AR', 'Arkansas'],
  ['BC', 'British Columbia'],
  ['CA', 'California'],
  ['CO', 'Colorado'],
  ['CT', 'Connecticut'],
  ['DE', 'Delaware'],
  ['DC', 'District of Columbia'],
  ['FL', 'Florida'],
  ['GA', 'Georgia'],
  ['HI', 'Hawaii'],
  ['ID', 'Idaho'],
  ['IL', 'Illinois'],
  ['IN', 'Indiana'],
  ['IA', 'Iowa'],
  ['KS', 'Kansas'],
  ['KY', 'Kentucky'],
  ['LA', 'Louisiana'],
  ['ME', 'Maine'],
  ['MB', 'Manitoba'],
  ['MD', 'Maryland'],
  ['MA', 'Massachusetts'],
  ['MI', 'Michigan'],
  ['MN', 'Minnesota'],
  ['MS', 'Mississippi'],
  ['MO', 'Missouri'],
  ['MT', 'Montana'],
  ['NE', 'Nebraska'],
  ['NV', 'Nevada'],
  ['NB', 'New Brunswick'],
  ['NH', 'New Hampshire'],
  ['NJ', 'New Jersey'],
  ['NM', 'New Mexico'],
  ['NY', 'New York'],
  ['NL', 'Newfoundland and Labrador'],
  ['NC', 'North Carolina'],
  ['ND', 'North Dakota'],
  ['NT', 'Northwest Territories'],
  ['NS', 'Nova Scotia'],
  ['NU', 'Nunavut'],
  ['OH', 'Ohio'],
  ['OK', 'Oklahoma'],
  ['ON', 'Ontario'],
  ['OR', 'Oregon'],
  ['PA', 'Pennsylvania'],
  ['PE', 'Prince Edward Island'],
  ['PR', 'Puerto Rico'],
  ['QC', 'Quebec'],
  ['RI', 'Rhode Island'],
  ['SK', 'Saskatchewan'],
  ['SC', 'South Carolina'],
  ['SD', 'South Dakota'],
  ['TN', 'Tennessee'],
  ['TX', 'Texas'],
  ['UT', 'Utah'],
  ['VT', 'Vermont'],
  ['VA', 'Virginia'],
  ['WA', 'Washington'],
  ['WV', 'West Virginia'],
  ['WI', 'Wisconsin'],
  ['WY', 'Wyoming'],
  ['YT', 'Yukon'],
] as const;

/** The postal code of a region in the list. */
export type RegionCode = (typeof entries)[number][0];

/**
 * The fifty states, the District of Columbia, Puerto Rico and Canada's provinces and territories in one alphabetical
 * order by English name. The order is part of the form: its preselected region is the one at `defaultRegionIndex`.
 * Translate a name where it is shown, and never sort again.
 */
export const regions: readonly Region[] = entries.map(([code, name]) => ({ code, name }));

/** The seventh entry of the list is preselected, as the specification has it. */
export const defaultRegionIndex = 6;
