interface Colour {
  r: number;
  g: number;
  b: number;
  alpha: number;
  parseString: (said: string) => Colour;
}

interface Axe {
  commons: {
    color: { Color: { new (red: number, green: number, blue: number): Colour; prototype: Colour } };
  };
}

/**
 * Runs in the page. A page has some twenty colours, and axe reads each anew for every text and every box below it: that
 * was a third of a look at a long page.
 */
export function rememberColours(): void {
  const { Color } = (globalThis as unknown as { axe: Axe }).axe.commons.color;
  const { parseString } = Color.prototype;
  const known = new Map<string, Colour>();
  Color.prototype.parseString = function remembered(this: Colour, said) {
    const read = known.get(said) ?? parseString.call(new Color(0, 0, 0), said);
    known.set(said, read);
    return Object.assign(this, { r: read.r, g: read.g, b: read.b, alpha: read.alpha });
  };
}
