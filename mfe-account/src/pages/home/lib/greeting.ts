/** A greeting by the hour of her own clock, 0 to 23. */
export function greetingAt(hour: number): string {
  if (hour < 5 || hour >= 22) return 'Here with you';
  if (hour < 12) return 'Good morning';
  return hour < 17 ? 'Good afternoon' : 'Good evening';
}

/** What she is called: the first word of her name. */
export const firstNameOf = (name: string): string => name.trim().split(/\s+/)[0] ?? name;
