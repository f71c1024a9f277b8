/** The words of a path, but for the shortest; of one and of several things the same. */
export const wordsOf = (text) =>
  text.split(/[^a-z]+/).flatMap((word) => (word.length > 3 ? [word.replace(/s$/, '')] : []));
