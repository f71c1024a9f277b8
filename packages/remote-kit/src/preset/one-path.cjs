/** Shapes of SVG as path data, closed where they are; units are those of the drawing. */
const shapes = {
  path: ({ d }) => begunAbsolutely(d),
  circle: ({ cx = 0, cy = 0, r }) => oval(cx, cy, r, r),
  ellipse: ({ cx = 0, cy = 0, rx, ry }) => oval(cx, cy, rx, ry),
  line: ({ x1 = 0, y1 = 0, x2 = 0, y2 = 0 }) => `M${x1} ${y1}L${x2} ${y2}`,
  polyline: ({ points }) => `M${points}`,
  polygon: ({ points }) => `M${points}z`,
  rect: box,
};

/** Behind another shape a relative beginning would count from its end; numbers that follow it are lines, and relative. */
const begunAbsolutely = (d) =>
  d.replace(
    /^m\s*(-?[\d.]+)[\s,]*(-?[\d.]+)\s*(?=([-\d.])?)/,
    (_, x, y, line) => `M${x} ${y}${line ? 'l' : ''}`,
  );

const oval = (cx, cy, ...radii) => {
  const [rx, ry] = radii.map(Number);
  return `M${short(cx - rx)} ${cy}a${rx} ${ry} 0 1 1 ${short(2 * rx)} 0a${rx} ${ry} 0 1 1 ${short(-2 * rx)} 0z`;
};

function box({ x = 0, y = 0, width, height, ...radii }) {
  const [rx, ry] = [radii.rx ?? radii.ry ?? 0, radii.ry ?? radii.rx ?? 0].map(Number);
  const [across, down] = [short(width - 2 * rx), short(height - 2 * ry)];
  if (rx === 0) return `M${x} ${y}h${width}v${height}h${-width}z`;
  const corner = (dx, dy) => `a${rx} ${ry} 0 0 1 ${dx} ${dy}`;
  return `M${short(+x + rx)} ${y}h${across}${corner(rx, ry)}v${down}${corner(-rx, ry)}h${-across}${corner(-rx, -ry)}v${-down}${corner(rx, -ry)}z`;
}

/** Without what adding binary fractions leaves. */
const short = (length) => Number(length.toFixed(4));

/** What says more than where a line goes: a part with it stays by itself. */
const PLACES = new Set('d cx cy r rx ry x y x1 y1 x2 y2 width height points'.split(' '));

/**
 * The parts of a drawing as one path; undefined where one of them is drawn in a way of its own. A sixth of a painted
 * Home's elements were lines of icons beyond the first, each of them written, styled, laid out, painted and taken over.
 */
module.exports = function onePath(node) {
  const isPlain = node.every(
    ([tag, attributes]) => tag in shapes && Object.keys(attributes).every((name) => PLACES.has(name)),
  );
  return isPlain ? node.map(([tag, attributes]) => shapes[tag](attributes)).join('') : undefined;
};
