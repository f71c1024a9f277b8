/** "1 day", "3 days": of words whose plural is an s. */
export const counted = (count: number, thing: string): string => `${count} ${thing}${count === 1 ? '' : 's'}`;
