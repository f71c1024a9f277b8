import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { babyGroups, type BabyPage } from '@nestwell/contracts/account/server';
import * as lines from './content/tick-lines';
import { exercisesOf } from './content/what-fits';
import { groups, pagesOf } from './pages';

const anyone = { member: null, early: null };
const here = dirname(fileURLToPath(import.meta.url));
const wordsIn = (folder: string) =>
  readdirSync(join(here, folder), { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.ts'))
    .map((name) => readFileSync(join(here, folder, name), 'utf8'))
    .join('\n');

it.each(babyGroups)('every page of %s is whole, in order and dated', (group) => {
  const pages = pagesOf(group, anyone);

  const { from, to } = groups[group];
  expect(pages.map(({ number }) => number)).toEqual(
    Array.from({ length: to - from + 1 }, (_, i) => i + from),
  );
  for (const page of pages) {
    expect([page.number, page.body]).toEqual([page.number, expect.stringMatching(/\.$/)]);
    for (const part of [page.common, page.visits, page.questions, page.todo, page.sources])
      expect([page.number, part.length > 0]).toEqual([page.number, true]);
    expect(page.todo.length).toBeGreaterThan(1);
    expect(page.checked).toMatch(/^2\d{3}-\d{2}-\d{2}$/);
    expect(JSON.stringify(page)).not.toMatch(/undefined|perfectly normal|nothing to worry/);
  }
});

it('sends each group in few bytes', () => {
  for (const group of babyGroups) expect(JSON.stringify(pagesOf(group, anyone)).length).toBeLessThan(60_000);
});

it('gives every line its own name, which fits its table', () => {
  const all = [lines.weekTodo, lines.weekQuestions, lines.monthTodo, lines.monthQuestions].flat();

  expect(lines.tickItems.size).toBe(all.length);
  for (const { item } of all) expect(item).toMatch(/^[a-z-]{2,40}$/);
});

it('names only exercises that the product has, and none in pregnancy that is not safe there', () => {
  const exercises = wordsIn('../../fitness/movement/catalogue');
  for (const group of babyGroups) {
    for (const name of exercisesOf(group)) {
      const seed = exercises.split(`name: '${name}'`)[1]?.split('name:')[0] ?? '';
      expect([name, seed]).toEqual([name, expect.stringContaining('minMonthsPostpartum: 0')]);
      if (!group.endsWith('Year')) expect(seed).toContain('pregnancySafe: true');
    }
  }
});

it('counts what a baby born two months early does from the due date, a fever too, and her own signs from the birth', () => {
  const [early, term] = [pagesOf('firstYear', { ...anyone, early: 2 }), pagesOf('firstYear', anyone)];

  expect(early[4]?.baby.sizeComparison).toBe(term[2]?.baby.sizeComparison);
  expect(early[4]?.baby.sizeDescription).toContain('Counted from the due date, 2 months old');
  expect(early[4]?.call.you).toEqual(term[4]?.call.you);
  expect(early[4]?.call.baby.join()).toMatch(/under 3 months/);
  expect(term[4]?.call.baby.join()).not.toMatch(/under 3 months/);
});

describe('where a birth may be planned before the general weeks', () => {
  const weeks = (whom: 'plannedEarlier' | 'others') => pagesOf('third', { ...anyone, whom });
  const wordsOf = (page: BabyPage) =>
    [page.baby.developmentMilestone, page.baby.maternalTip, page.body, ...page.visits, ...page.common]
      .concat([...page.todo, ...page.questions].map(({ words }) => words))
      .join(' ');

  it('no text of a week names the general weeks of a birth or the offer of an induction', () => {
    const GENERAL = /induction|41 weeks|after the date|between weeks 37 and 42/;

    expect(weeks('others').filter((page) => GENERAL.test(wordsOf(page))).length).toBeGreaterThan(3);
    expect(weeks('plannedEarlier').filter((page) => GENERAL.test(wordsOf(page)))).toEqual([]);
  });

  it('weeks 41 and 42 ask for a call today, and week 34 for the plan', () => {
    const [at34, , , , , , , at41, at42] = weeks('plannedEarlier').slice(6);

    for (const page of [at41, at42])
      expect(page?.baby.developmentMilestone).toMatch(/own plan may be earlier: call today/);
    expect(at34?.questions).toContainEqual({ item: 'ask-own-plan', words: 'When is my birth planned?' });
  });
});
