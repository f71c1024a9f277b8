/** Characters of a question, of what it comes from and of an answer; questions of one member. */
export const questionLimits = { words: 300, origin: 60, answer: 1000, questions: 200 } as const;
