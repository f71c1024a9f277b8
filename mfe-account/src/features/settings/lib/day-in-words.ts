/** '2027-03-13' as '13 March 2027', on her own calendar. */
export function dayInWords(localDate: string): string {
  const [year, month, day] = localDate.split('-').map(Number) as [number, number, number];
  return momentDay(new Date(year, month - 1, day));
}

/** The day of a moment where she is. */
export function momentDay(moment: Date): string {
  return moment.toLocaleDateString('en-GB', { day: 'numeric', month: 'long', year: 'numeric' });
}
