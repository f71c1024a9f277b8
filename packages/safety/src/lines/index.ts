export { countryOfZone } from './country-of-zone';
export type { Hours, Span } from './hours';
export type { Country, Line, Region } from './line';
export { dialOf, textOf } from './links';
export { openings, type Opening } from './openings';
export { elsewhere, regions } from './regions';
