/** A text cut after each full stop, question or exclamation mark and colon that a new sentence follows. */
export const sentencesOf = (text: string): string[] =>
  text
    .replace(/\s+/g, ' ')
    .split(/(?<=[.!?]) (?=["“A-Z0-9…])/)
    .map((sentence) => sentence.trim())
    .filter((sentence) => sentence.includes(' ') && /[a-z]{2}/i.test(sentence));
