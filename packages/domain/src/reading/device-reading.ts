import { readingOf, unchosenReading, type Reading, type ReadingChoice } from './reading';

/** Every module carries its own copy of these rules: what the shell was told of her lies where all find it. */
const place = globalThis as { [key: symbol]: ReadingChoice | undefined };
const CHOICE = Symbol.for('nestwell.reading');

/** The shell says whom the page is for, before anything is drawn; null for visitors. */
export function readAs(member: ReadingChoice | null): void {
  place[CHOICE] = member ?? undefined;
}

/** How whoever looks at this page reads: as she chose, else as her device does. For browsers alone. */
export const deviceReading = (): Reading => readingOf(place[CHOICE] ?? unchosenReading);
