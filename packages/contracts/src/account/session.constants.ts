/** A code by e-mail, where the server asks for one. */
export const codeRules = { digits: 6, minutes: 10, tries: 5 } as const;
