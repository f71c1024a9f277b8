export { countryOfZone } from './country-of-zone';
export type { Hours, Span } from './hours';
export type { Country, HelpPage, Line, LineKind, Region } from './line';
export { alwaysAnswering, crisisLinesOf, linesOf, textWay } from './lines-of';
export { dialOf, textOf } from './links';
export { openings, type Opening } from './openings';
export { elsewhere, regions } from './regions';
