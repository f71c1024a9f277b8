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

  async zoneTexts(): Promise<string[]> {
    const texts: string[] = [];
    for (const [zone, [from, to]] of this.spans)
      if (zone !== UTC) texts.push(await zoneText(zone, new Date(from), new Date(to)));
    return texts;
  }
}
