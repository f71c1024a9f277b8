/** One remote as this browser wants to see it: a preview's name or version, or a build on its own machine. */
export interface Chosen {
  id: string;
  name: string;
}

const NAMED = /^[a-z][a-z0-9-]{0,39}@[a-z0-9][a-z0-9.-]{0,39}$/;
const LOCAL = /^[a-z][a-z0-9-]{0,39}@http:\/\/localhost:\d{2,5}$/;
const MOST = 10;

export const isLocal = ({ name }: Chosen) => name.startsWith('http:');

/** Reads `nutrition@pr-42,fitness@http://localhost:4201`; what is not of this form is left out. */
export function readChoice(text: string): Chosen[] {
  return text
    .split(',')
    .map((part) => part.trim())
    .filter((part) => NAMED.test(part) || LOCAL.test(part))
    .slice(0, MOST)
    .map((part) => {
      const at = part.indexOf('@');
      return { id: part.slice(0, at), name: part.slice(at + 1) };
    });
}

export const writeChoice = (choice: readonly Chosen[]) =>
  choice.map(({ id, name }) => `${id}@${name}`).join(',');

/** What was chosen before, with what is chosen now; an empty new choice leaves every preview. */
export function combined(before: readonly Chosen[], now: readonly Chosen[]): Chosen[] {
  if (now.length === 0) return [];
  const replaced = new Set(now.map(({ id }) => id));
  return [...before.filter(({ id }) => !replaced.has(id)), ...now].slice(-MOST);
}
