import { Injectable, type OnModuleInit } from '@nestjs/common';
import { DecoratedMethods, methodMark } from '../../platform/discovery/decorated-methods';
import type { SeriesEntity } from './series.entity';

type TimeOf = (series: Pick<SeriesEntity, 'userId' | 'id'>) => Promise<string | undefined>;

/** Returns at which time, `HH:mm`, a series rings; undefined where the area does not have it. */
export const KnowsTimeOfSeries = methodMark<void, TimeOf>();

/** Series whose hour stands elsewhere, as the clock of their zone shows it: another area has them from a list of hers. */
@Injectable()
export class TimedSeries implements OnModuleInit {
  private known: readonly TimeOf[] = [];

  constructor(private readonly methods: DecoratedMethods) {}

  onModuleInit(): void {
    this.known = this.methods.of(KnowsTimeOfSeries).map(({ call }) => call);
  }

  /** Undefined where no list of hers has it. */
  async timeOf(series: SeriesEntity): Promise<string | undefined> {
    for (const timeOf of this.known) {
      const time = await timeOf(series);
      if (time !== undefined) return time;
    }
    return undefined;
  }
}
