const shows = (text) => ({
  rule: 'lines-stand-in-safety',
  from: 'mfe-fitness/src/features/wellness/support-panel.tsx',
  files: { 'mfe-fitness/src/features/wellness/support-panel.tsx': `export const line = ${text};\n` },
});

export const safetyPlants = [
  shows(`'988'`),
  shows(`'Call PANDA, 1300 726 306'`),
  shows('`tel:116123`'),
  shows(`'https://findahelpline.com'`),
];

/** Where they belong, and where they are looked at. */
export const allowedLines = {
  'packages/safety/src/lines/regions.ts': `export const line = '988';\n`,
  'mfe-fitness/src/features/urgent/urgent.test.tsx': `export const line = '988';\n`,
};
