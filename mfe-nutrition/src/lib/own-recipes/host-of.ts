/** 'example.com': whose page it is. */
export const hostOf = (address: string) => new URL(address).hostname.replace(/^www\./, '');
