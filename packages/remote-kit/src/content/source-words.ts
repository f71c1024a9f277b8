import { shortDayMonthAndYear } from '@nestwell/domain/calendar-days';

interface Evidence {
  source: string;
  /** '' where the source itself was not read. */
  checkedOn: string;
}

/** 'nhs.uk. Checked 22 Nov 2026.'; the source alone where nobody has read it. */
export const sourceWords = ({ source, checkedOn }: Evidence): string =>
  checkedOn ? `${source}. Checked ${shortDayMonthAndYear(checkedOn)}.` : `${source}.`;
