const said = (comment) => ({
  rule: 'plain-words',
  from: 'services/src/nutrition/meals/meals.service.ts',
  files: { 'services/src/nutrition/meals/meals.service.ts': `${comment}\nexport const it = 1;\n` },
});

export const wordPlants = [
  said('/** Removes the rows that match; answers how many there were. */'),
  said('/** Opens an order and answers its name. */'),
  said('// Says so in a snackbar.'),
  said('// Optimistic locking: the revision must be the one that was read.'),
  said('// One unit of work.'),
  said('// Each micro-frontend has its own.'),
];

/** A server may answer, and people give answers. */
export const allowedWords = {
  'services/src/platform/health.ts':
    '/** It can serve: its database answers. Questions and answers. */\nexport const it = 1;\n',
};
