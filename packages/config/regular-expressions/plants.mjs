/** Regular expressions that the check has to notice, and others that it has to leave. */
export const superLinear = [
  String.raw`const form = /^(a+)+$/;`,
  String.raw`const form = /^\s*(.*?)\s*$/;`,
  String.raw`const form = /\s+$/;`,
  String.raw`const form = new RegExp('^(\\w+\\s?)*$');`,
  'const form = new RegExp(`\\\\b${word}\\\\b`);',
  'const WORD = "a+"; const form = new RegExp(`^(?:${WORD})+$`);',
  'const WORDS = ["a+", "b"]; const form = new RegExp(`^(?:${WORDS.join("|")})+$`);',
];
export const linear = [
  String.raw`const form = /^[a-z][a-z0-9-]{0,39}$/;`,
  String.raw`const form = new RegExp('^\\d+$', 'u');`,
];
