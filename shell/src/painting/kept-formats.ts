const { stringify } = JSON;
const MOST = 300;

/**
 * Formats of all modules and pictures: to make one takes longer than to write with it, and each picture asks for the same
 * few. What they lie in no module comes across, whatever it replaces.
 */
export function keptFormats<Options, Format>(
  make: (locales: string | undefined, options: Options | undefined) => Format,
): (locales: string | undefined, options: Options | undefined) => Format {
  let kept = empty<Format>();
  let count = 0;
  return (locales, options) => {
    const key = stringify([locales, options]);
    const known = kept[key];
    if (known !== undefined) return known;
    if (count === MOST) {
      kept = empty();
      count = 0;
    }
    count += 1;
    const made = make(locales, options);
    kept[key] = made;
    return made;
  };
}

const empty = <Format>() => Object.create(null) as Record<string, Format>;
