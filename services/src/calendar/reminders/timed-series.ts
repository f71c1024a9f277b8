import { Injectable } from '@nestjs/common';
import type { SeriesEntity } from './series.entity';

type TimeOf = (series: Pick<SeriesEntity, 'userId' | 'id'>) => Promise<string | undefined>;

/** Series whose hour stands elsewhere, as the clock of their zone shows it: another area has them from a list of hers. */
@Injectable()
export class TimedSeries {
  private known: TimeOf = () => Promise.resolve(undefined);

  /** The area says at which time, `HH:mm`, one of its own rings. */
  areTold(timeOf: TimeOf): void {
    this.known = timeOf;
  }

  /** Undefined where no list of hers has it. */
  timeOf(series: SeriesEntity): Promise<string | undefined> {
    return this.known(series);
  }
}
