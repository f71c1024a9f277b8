import type { CareSettings } from '@nestwell/contracts/care';
import { dayStarts, type DayStart } from '@nestwell/domain/feeding';

/** The hour at which her days begin; midnight where it is none of those. */
export const dayStartOf = ({ dayStartsAt }: Pick<CareSettings, 'dayStartsAt'>): DayStart =>
  dayStarts.find((start) => start === dayStartsAt) ?? 0;
