/** An element as screen readers know it. */
export interface Sought {
  role: string;
  name?: string | RegExp;
  /** Words that it holds. */
  text?: string | RegExp;
  /** Whether it is ticked. */
  checked?: boolean;
  /** Inside which other. */
  within?: Sought;
}

export const the = (
  role: string,
  name?: string | RegExp,
  more: Omit<Sought, 'role' | 'name'> = {},
): Sought => ({
  role,
  ...(name !== undefined && { name }),
  ...more,
});

/** A pattern as it travels into the page; words alone are the whole of a name. */
interface Words {
  source: string;
  flags: string;
}

export interface Step {
  role: string;
  name?: Words;
  text?: Words;
  checked?: boolean;
}

const literal = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
const named = (name: string | RegExp): Words =>
  typeof name === 'string' ? { source: `^${literal(name)}$`, flags: '' } : name;
const holding = (text: string | RegExp): Words =>
  typeof text === 'string' ? { source: literal(text), flags: '' } : text;
const sent = ({ source, flags }: Words): Words => ({ source, flags });

/** From the outermost to the one that is sought. */
export const stepsTo = ({ role, name, text, checked, within }: Sought): Step[] => [
  ...(within ? stepsTo(within) : []),
  {
    role,
    ...(checked !== undefined && { checked }),
    ...(name !== undefined && { name: sent(named(name)) }),
    ...(text !== undefined && { text: sent(holding(text)) }),
  },
];
