/** A source without its cuts, each `[start, end, what stands there instead]`. */
exports.applied = (source, cuts) =>
  cuts
    .sort(([one], [other]) => other - one)
    .reduce((text, [start, end, instead]) => text.slice(0, start) + instead + text.slice(end), source);

/** Where a part of a list ends, with the comma behind it. */
exports.endWithComma = (source, end) => (source[end] === ',' ? end + 1 : end);
