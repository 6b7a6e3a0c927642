/**
 * Canadian places that the index knows, from general geography: no list of postal codes is taken from anyone. Each
 * city stands with its coordinates and the first halves of its postal codes (`V3R-V3X` are all from R to X). Whatever
 * lies elsewhere is answered by the area of its first two characters, or by the region of its first letter; that is
 * enough to name the nearest yard, and the page says how rough it is.
 */
export interface CanadianCity {
  city: string;
  province: string;
  latitude: number;
  longitude: number;
  codes: string;
}

const city = (
  name: string,
  province: string,
  latitude: number,
  longitude: number,
  codes: string,
): CanadianCity => ({ city: name, province, latitude, longitude, codes });

/** Cities near our yards, and the large ones of the country. */
export const canadianCities: readonly CanadianCity[] = [
  city('Vancouver', 'BC', 49.26, -123.11, 'V5K-V5Z V6A-V6T V6Z'),
  city('Burnaby', 'BC', 49.248, -122.98, 'V5A-V5J V3N'),
  city('Richmond', 'BC', 49.166, -123.136, 'V6V-V6Y V7A-V7E'),
  city('Surrey', 'BC', 49.19, -122.849, 'V3R-V3X V3Z V4A V4N V4P'),
  city('New Westminster', 'BC', 49.206, -122.911, 'V3L V3M'),
  city('Coquitlam', 'BC', 49.283, -122.792, 'V3B V3C V3E V3J V3K'),
  city('Delta', 'BC', 49.085, -123.058, 'V4C V4E V4G V4K-V4M'),
  city('Langley', 'BC', 49.104, -122.66, 'V1M V2Y V2Z V3A V4W'),
  city('Maple Ridge', 'BC', 49.219, -122.599, 'V2X V4R'),
  city('Mission', 'BC', 49.133, -122.311, 'V2V V4S'),
  city('Abbotsford', 'BC', 49.05, -122.304, 'V2S V2T V3G V4X'),
  city('Chilliwack', 'BC', 49.158, -121.951, 'V2P V2R V4Z'),
  city('North Vancouver', 'BC', 49.32, -123.072, 'V7G-V7R'),
  city('West Vancouver', 'BC', 49.328, -123.16, 'V7S-V7W'),
  city('Victoria', 'BC', 48.428, -123.366, 'V8N-V8Z V9A-V9E'),
  city('Duncan', 'BC', 48.779, -123.708, 'V9L'),
  city('Nanaimo', 'BC', 49.166, -123.94, 'V9R-V9V V9X'),
  city('Courtenay', 'BC', 49.688, -124.994, 'V9N'),
  city('Campbell River', 'BC', 50.024, -125.247, 'V9H V9W'),
  city('Kamloops', 'BC', 50.675, -120.327, 'V1S V2B V2C V2E V2H'),
  city('Kelowna', 'BC', 49.888, -119.496, 'V1P V1V-V1Z'),
  city('Vernon', 'BC', 50.267, -119.272, 'V1B V1H V1T'),
  city('Penticton', 'BC', 49.499, -119.594, 'V2A'),
  city('Cranbrook', 'BC', 49.513, -115.769, 'V1C'),
  city('Prince George', 'BC', 53.917, -122.75, 'V2K-V2N'),
  city('Calgary', 'AB', 51.045, -114.072, 'T1Y T2A-T2Z T3A-T3S'),
  city('Airdrie', 'AB', 51.292, -114.014, 'T4A T4B'),
  city('Edmonton', 'AB', 53.546, -113.494, 'T5A-T5Z T6A-T6X'),
  city('Sherwood Park', 'AB', 53.541, -113.296, 'T8A-T8H'),
  city('St. Albert', 'AB', 53.631, -113.626, 'T8N'),
  city('Spruce Grove', 'AB', 53.545, -113.901, 'T7X'),
  city('Leduc', 'AB', 53.259, -113.549, 'T9E'),
  city('Camrose', 'AB', 53.017, -112.828, 'T4V'),
  city('Red Deer', 'AB', 52.269, -113.811, 'T4N-T4R'),
  city('Lethbridge', 'AB', 49.694, -112.833, 'T1H-T1K'),
  city('Medicine Hat', 'AB', 50.041, -110.677, 'T1A-T1C'),
  city('Grande Prairie', 'AB', 55.171, -118.795, 'T8V-T8X'),
  city('Fort McMurray', 'AB', 56.727, -111.381, 'T9H-T9K'),
  city('Lloydminster', 'AB', 53.278, -110.005, 'T9V'),
  city('Regina', 'SK', 50.445, -104.619, 'S4N-S4Z'),
  city('Saskatoon', 'SK', 52.133, -106.67, 'S7H-S7W'),
  city('Winnipeg', 'MB', 49.895, -97.138, 'R2C R2E-R2Y R3A-R3Y'),
  city('Thunder Bay', 'ON', 48.381, -89.248, 'P7A-P7L'),
  city('Sault Ste. Marie', 'ON', 46.521, -84.346, 'P6A-P6C'),
  city('Sudbury', 'ON', 46.49, -81.01, 'P3A-P3G'),
  city('Windsor', 'ON', 42.315, -83.036, 'N8N-N8Y N9A-N9K'),
  city('Sarnia', 'ON', 42.975, -82.407, 'N7S-N7X'),
  city('London', 'ON', 42.984, -81.245, 'N5V-N5Z N6A-N6P'),
  city('Kitchener', 'ON', 43.452, -80.493, 'N2A-N2R'),
  city('Hamilton', 'ON', 43.256, -79.871, 'L8E-L8W L9A-L9C'),
  city('Mississauga', 'ON', 43.589, -79.644, 'L4T-L4Z L5A-L5W'),
  city('Brampton', 'ON', 43.731, -79.762, 'L6P-L6Z L7A'),
  city('Toronto', 'ON', 43.653, -79.383, 'M1B-M9W'),
  city('Ottawa', 'ON', 45.421, -75.697, 'K1A-K1Z K2A-K2W'),
  city('Kingston', 'ON', 44.231, -76.486, 'K7K-K7P'),
  city('Montreal', 'QC', 45.502, -73.567, 'H1A-H9X'),
  city('Laval', 'QC', 45.607, -73.712, 'H7A-H7Y'),
  city('Gatineau', 'QC', 45.477, -75.701, 'J8P-J8Z'),
  city('Sherbrooke', 'QC', 45.404, -71.893, 'J1C-J1N'),
  city('Quebec City', 'QC', 46.814, -71.208, 'G1A-G1Y'),
  city('Fredericton', 'NB', 45.964, -66.643, 'E3A-E3C'),
  city('Moncton', 'NB', 46.088, -64.778, 'E1A-E1G'),
  city('Saint John', 'NB', 45.273, -66.063, 'E2H-E2P'),
  city('Halifax', 'NS', 44.649, -63.575, 'B3A-B3S'),
  city('Charlottetown', 'PE', 46.238, -63.131, 'C1A-C1E'),
  city("St. John's", 'NL', 47.562, -52.713, 'A1A-A1H'),
  city('Whitehorse', 'YT', 60.721, -135.057, 'Y1A'),
  city('Yellowknife', 'NT', 62.454, -114.372, 'X1A'),
];

/** A rough place where nothing finer is known: the first one or two characters of a postal code. */
export interface CanadianArea {
  start: string;
  province: string;
  latitude: number;
  longitude: number;
}

const area = (start: string, province: string, latitude: number, longitude: number): CanadianArea => ({
  start,
  province,
  latitude,
  longitude,
});

/**
 * One point for each first letter, where most people of its region live; and for the countryside (a 0 in second place)
 * and the mixed districts of the two provinces in which we buy, points of their own.
 */
export const canadianAreas: readonly CanadianArea[] = [
  area('A', 'NL', 48.0, -54.2),
  area('B', 'NS', 45.0, -63.3),
  area('C', 'PE', 46.3, -63.2),
  area('E', 'NB', 46.2, -66.0),
  area('G', 'QC', 47.3, -71.3),
  area('H', 'QC', 45.53, -73.62),
  area('J', 'QC', 45.7, -73.6),
  area('K', 'ON', 44.9, -76.4),
  area('L', 'ON', 43.9, -79.5),
  area('M', 'ON', 43.7, -79.4),
  area('N', 'ON', 43.2, -81.2),
  area('P', 'ON', 47.2, -82.0),
  area('R', 'MB', 49.9, -97.5),
  area('S', 'SK', 51.4, -105.6),
  area('T', 'AB', 52.3, -113.8),
  area('T0', 'AB', 52.6, -113.4),
  area('T7', 'AB', 53.5, -115.3),
  area('V', 'BC', 49.4, -122.2),
  area('V0', 'BC', 50.6, -120.9),
  area('V8', 'BC', 49.0, -123.7),
  area('V9', 'BC', 49.2, -124.1),
  area('X', 'NT', 62.4, -114.3),
  area('Y', 'YT', 60.8, -135.3),
];
