type Reading = (this: unknown, ...args: unknown[]) => unknown;

/** What reads a whole text. A global regular expression searches by `exec`, once for each place it finds. */
const READERS: readonly [
  owner: object,
  name: string | symbol,
  textOf: (self: unknown, first: unknown) => unknown,
][] = [
  [RegExp.prototype, 'test', (_, text) => text],
  [RegExp.prototype, 'exec', (_, text) => text],
  [RegExp.prototype, Symbol.replace, (_, text) => text],
  [RegExp.prototype, Symbol.match, (_, text) => text],
  [RegExp.prototype, Symbol.split, (_, text) => text],
  [String.prototype, 'normalize', String],
  [String.prototype, 'trim', String],
  [String.prototype, 'includes', String],
  [String.prototype, 'toLowerCase', String],
];

/**
 * The UTF-16 units that are read meanwhile: a count, which no other load of the machine changes. A segmenter copies the
 * whole text for each segment it gives, and so it counts.
 */
export function unitsReadBy(work: () => unknown): number {
  let units = 0;
  const count = (text: unknown) => {
    if (typeof text === 'string') units += text.length;
  };
  const spies = READERS.map(([owner, name, textOf]) => {
    const original = Reflect.get(owner, name) as Reading;
    return jest.spyOn(owner as Record<string, Reading>, name as string).mockImplementation(function (
      this: unknown,
      ...args
    ) {
      count(textOf(this, args[0]));
      return original.apply(this, args);
    });
  });
  const segmenter = countSegments((length) => (units += length));
  try {
    work();
  } finally {
    for (const spy of [...spies, segmenter]) spy.mockRestore();
  }
  return units;
}

function countSegments(count: (length: number) => void) {
  const original = Reflect.get(Intl.Segmenter.prototype, 'segment') as Intl.Segmenter['segment'];
  return jest.spyOn(Intl.Segmenter.prototype, 'segment').mockImplementation(function (
    this: Intl.Segmenter,
    text,
  ) {
    const segments = original.call(this, text);
    function* counted() {
      for (const segment of segments) {
        count(text.length);
        yield segment;
      }
    }
    const containing = (at?: number) => {
      count(text.length);
      return segments.containing(at);
    };
    return { containing, [Symbol.iterator]: counted } as Intl.Segments;
  });
}
