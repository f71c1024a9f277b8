import type { KitLent, KitUses } from '@nestwell/build/agreement/kit';
import { missingFrom } from './compare-kit';

const lends: KitLent = {
  tokens: { set: ['--nw-ink', '--nw-line'], read: ['--nw-line'] },
  classes: ['nw-card'],
  components: {
    Badge: { required: ['label'], optional: ['tone'], native: 0 },
    Bone: { required: [], optional: [] },
  },
  natives: [['id', 'onClick']],
};
const uses: KitUses = {
  tokens: { read: ['--nw-ink'], set: ['--nw-line'] },
  classes: ['nw-card'],
  components: {
    Badge: { always: ['label'], sometimes: ['id', 'tone'] },
    Bone: { always: [], sometimes: [] },
  },
};

it('nobody breaks where all that is used is lent', () => {
  expect(missingFrom(lends, uses)).toEqual([]);
});

const badge = (always: string[], sometimes: string[] = []) => ({
  ...uses,
  components: { Badge: { always, sometimes } },
});

it.each<[string, KitUses, string[]]>([
  ['a token', { ...uses, tokens: { read: ['--nw-gone'], set: [] } }, ['the kit has no token --nw-gone']],
  [
    'a token that changes no looks any more',
    { ...uses, tokens: { read: [], set: ['--nw-ink'] } },
    ['the kit does not heed the token --nw-ink'],
  ],
  ['a class', { ...uses, classes: ['nw-gone'] }, ['the kit has no class nw-gone']],
  ['a prop that some pass', badge(['label'], ['icon']), ['Badge takes no icon']],
  [
    'an attribute of elements',
    { ...uses, components: { Bone: { always: ['id'], sometimes: [] } } },
    ['Bone takes no id'],
  ],
  ['a prop that not every use passes', badge([], ['label']), ['Badge needs label']],
  ['a prop that nobody passes', badge([]), ['Badge needs label']],
])('%s that is missing is told', (_, used, told) => {
  expect(missingFrom(lends, used)).toEqual(told);
});

it('a component that is gone is said of the names, and a build that wrote no uses down is compared as far as it says', () => {
  expect(missingFrom(lends, { ...uses, components: { Gone: { always: ['a'], sometimes: [] } } })).toEqual([]);
  expect(missingFrom(lends, undefined)).toEqual([]);
});
