import { DAY } from '@nestwell/domain/moments';
import { zoneText } from './zone-text';

const UTC = 'UTC';

/** From when to when a calendar uses each zone, since it must describe it for all of that. */
export class Spans {
  private readonly spans = new Map<string, readonly [from: number, to: number]>();

  reach(zone: string, first: Date, last: Date): void {
    // An event that ends a moment after its start may end on the other side of a clock change.
    const [from, to] = [first.getTime() - DAY, last.getTime() + DAY];
    const [earliest, latest] = this.spans.get(zone) ?? [from, to];
    this.spans.set(zone, [Math.min(from, earliest), Math.max(to, latest)]);
  }

  zoneTexts(): string[] {
    const named = [...this.spans].filter(([zone]) => zone !== UTC);
    return named.map(([zone, [from, to]]) => zoneText(zone, new Date(from), new Date(to)));
  }
}
