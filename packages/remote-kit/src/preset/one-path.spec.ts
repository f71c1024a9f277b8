import onePath from './one-path.cjs';

it.each([
  ['path', { d: 'M2 3h4' }, 'M2 3h4'],
  // Behind another shape it would begin at its end; what follows a beginning are lines, and relative.
  ['path', { d: 'm2 3 4 -1' }, 'M2 3l4 -1'],
  ['path', { d: 'm2.5 21.5-1.4.5h3' }, 'M2.5 21.5l-1.4.5h3'],
  ['path', { d: 'm6 9h4' }, 'M6 9h4'],
  ['circle', { cx: '7.5', cy: '8', r: '.5' }, 'M7 8a0.5 0.5 0 1 1 1 0a0.5 0.5 0 1 1 -1 0z'],
  ['ellipse', { cx: '12', cy: '5', rx: '9', ry: '3' }, 'M3 5a9 3 0 1 1 18 0a9 3 0 1 1 -18 0z'],
  ['line', { x1: '2', x2: '22', y1: '3', y2: '4' }, 'M2 3L22 4'],
  ['polyline', { points: '4 7 4 4 20 4' }, 'M4 7 4 4 20 4'],
  ['polygon', { points: '5 3 19 12 5 21' }, 'M5 3 19 12 5 21z'],
  ['rect', { width: '6', height: '4', x: '1', y: '2' }, 'M1 2h6v4h-6z'],
  [
    'rect',
    { width: '18', height: '11', x: '3', y: '11', rx: '2', ry: '2' },
    'M5 11h14a2 2 0 0 1 2 2v7a2 2 0 0 1 -2 2h-14a2 2 0 0 1 -2 -2v-7a2 2 0 0 1 2 -2z',
  ],
])('%s %j is the path %s', (tag, attributes, path) => {
  expect(onePath([[tag, attributes as Record<string, string>]])).toBe(path);
});

it('joins parts, and leaves a drawing alone where one of them is filled or moved', () => {
  const dot: [string, Record<string, string>] = ['path', { d: 'M12 17h.01' }];

  expect(onePath([dot, ['path', { d: 'm4 4 2 2' }]])).toBe('M12 17h.01M4 4l2 2');
  expect(onePath([dot, ['circle', { r: '2', fill: 'currentColor' }]])).toBeUndefined();
  expect(onePath([dot, ['text', { x: '2' }]])).toBeUndefined();
});
