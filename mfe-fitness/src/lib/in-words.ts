/** 'a, b or c' */
export const inWords = (list: readonly string[]): string =>
  `${list.slice(0, -1).join(', ')} or ${list.at(-1)}`;
