const bare = (number: string) => number.replace(/[\s-]/g, '');

/** The address that dials a number as it is shown. */
export const dialOf = (number: string) => `tel:${bare(number)}`;

/** The address that begins a text to it. */
export const textOf = (number: string) => `sms:${bare(number)}`;
