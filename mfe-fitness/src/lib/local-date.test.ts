import { addDays, daysBetween, daysOf, relativeDay, spanOf, startOfMonth, startOfWeek } from './local-date';

describe('days on her calendar', () => {
  it.each([
    ['a Monday is its own week’s start', '2026-11-16', '2026-11-16'],
    ['a Sunday ends the week', '2026-11-22', '2026-11-16'],
    ['the week of New Year began last year', '2027-01-01', '2026-12-28'],
    ['the European spring change falls inside the week', '2026-03-29', '2026-03-23'],
  ])('%s', (_, date, monday) => {
    expect(startOfWeek(date)).toBe(monday);
  });

  it('counts 23 and 25 hour days as one day', () => {
    expect(daysBetween('2026-03-28', '2026-03-30')).toBe(2);
    expect(addDays('2026-10-25', 1)).toBe('2026-10-26');
    expect(daysOf('2026-02-27', '2026-03-01')).toEqual(['2026-02-27', '2026-02-28', '2026-03-01']);
  });

  it('walks months by their first days', () => {
    expect(startOfMonth('2026-01-31', -1)).toBe('2025-12-01');
    expect(startOfMonth('2024-02-29')).toBe('2024-02-01');
  });

  it('names spans and near days', () => {
    expect(spanOf('2026-10-12', '2026-10-18')).toBe('12 to 18 Oct');
    expect(spanOf('2026-09-28', '2026-10-04')).toBe('28 Sept to 4 Oct');
    expect(relativeDay('2026-10-15', '2026-10-15')).toBe('Today');
    expect(relativeDay('2026-10-14', '2026-10-15')).toBe('Yesterday');
    expect(relativeDay('2026-10-12', '2026-10-15')).toBe('Monday');
    expect(relativeDay('2026-10-01', '2026-10-15')).toBe('1 Oct');
  });
});
