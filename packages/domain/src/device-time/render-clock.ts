/** The clock of whoever a page is rendered for, where that is not this process's own: the server renders for all zones. */
export interface RenderClock {
  /** IANA zone. */
  zone: string;
  /** Milliseconds that it is ahead of UTC at a moment. */
  offsetAt(moment: number): number;
}

/** Every module carries its own copy of these rules: the clock of a render lies where all find it. */
const place = globalThis as { [key: symbol]: RenderClock | undefined };
const CLOCK = Symbol.for('nestwell.render-clock');

/** Set by the server before each render; undefined where the process's own clock counts, as in browsers. */
export function renderBy(clock: RenderClock | undefined): void {
  place[CLOCK] = clock;
}

export const renderClock = (): RenderClock | undefined => place[CLOCK];
