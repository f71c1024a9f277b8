export type Command = 'next' | 'back' | 'repeat' | 'timer';

const SAID: readonly (readonly [Command, RegExp])[] = [
  ['timer', /\btimer\b/i],
  ['back', /\b(back|previous|before)\b/i],
  ['repeat', /\b(repeat|again|read)\b/i],
  ['next', /\b(next|continue|done|ready|go on)\b/i],
];

/** What she asks for; undefined of anything else that was said in the kitchen. */
export const commandIn = (heard: string): Command | undefined =>
  SAID.find(([, words]) => words.test(heard))?.[0];
