export { countryOfZone } from './country-of-zone';
export type { Hours, Span } from './hours';
export type { Country, Line, Region } from './line';
export { dialOf, textOf } from './links';
export { elsewhere, regions } from './regions';
