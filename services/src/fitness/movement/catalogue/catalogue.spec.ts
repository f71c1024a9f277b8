import { difficulties, exercise, exerciseCategories } from '@nestwell/contracts/fitness/server';
import { speaksOfBaby } from '@nestwell/domain/baby-words';
import { babyMilestones } from '@nestwell/safety/baby';
import { exerciseCatalogue } from './catalogue';

/** Done with a baby, or named after a birth: left out for a member who wants to hear nothing of them. */
const WITH_A_BABY = [
  'Ten Gentle Minutes After Birth',
  'Mom and Baby Movement',
  'Child’s Pose with Wide Knees',
  'Stroller Walk',
  'Park Bench Routine',
  'Hill Walk with Sling',
  'Stroller Power Intervals',
];
/** Beside the words themselves, what says it without them. */
const SAYS_IT = /\bfeed|\bcar seat|\bsling|\b(?:wants|needs) room|room your belly|\bboth tell\b|child/i;

/** Months after which many babies sit without help. */
const SITS_BY = babyMilestones.sits.by;

const words = (text: string) => text.split(/\s+/).length;

describe('the built-in exercises', () => {
  it('are at least forty, each a valid exercise with a name and an id of its own', () => {
    expect(exerciseCatalogue.length).toBeGreaterThanOrEqual(40);
    expect(new Set(exerciseCatalogue.map(({ id }) => id)).size).toBe(exerciseCatalogue.length);
    expect(new Set(exerciseCatalogue.map(({ name }) => name)).size).toBe(exerciseCatalogue.length);
    exerciseCatalogue.forEach((entry) => expect(exercise.parse(entry)).toEqual(entry));
  });

  it.each(exerciseCategories)('cover every difficulty of %s', (category) => {
    const levels = exerciseCatalogue
      .filter((entry) => entry.category === category)
      .map((entry) => entry.difficulty);

    expect(new Set(levels)).toEqual(new Set(difficulties));
  });

  it('give a newborn’s mother and a pregnant one something in every category but the follow-along one', () => {
    for (const category of exerciseCategories.filter((name) => name !== 'video')) {
      const own = exerciseCatalogue.filter((entry) => entry.category === category);
      expect(own.some((entry) => entry.minMonthsPostpartum === 0)).toBe(true);
      expect(own.some((entry) => entry.pregnancySafe)).toBe(true);
    }
  });

  it('hold back what is strenuous: nothing advanced before six months, no running before three, none in pregnancy', () => {
    const advanced = exerciseCatalogue.filter((entry) => entry.difficulty === 'advanced');
    const running = exerciseCatalogue.filter((entry) =>
      /\b(run|jog|jump)/i.test(entry.instructions.join(' ')),
    );

    expect(advanced.every((entry) => entry.minMonthsPostpartum >= 6 && !entry.pregnancySafe)).toBe(true);
    expect(running.every((entry) => entry.minMonthsPostpartum >= 3 && !entry.pregnancySafe)).toBe(true);
  });

  it('lay no pregnant mother flat on her back or belly', () => {
    const flat = /\b(lie|lying) (down )?on your (back|belly|front)\b/i;
    const safe = exerciseCatalogue.filter((entry) => entry.pregnancySafe);

    expect(safe.filter((entry) => flat.test(entry.instructions.join(' '))).map(({ name }) => name)).toEqual(
      [],
    );
  });

  it('seat no baby on a lap that cannot sit yet', () => {
    const sitting =
      /\bbaby (can |may |is )?(sits?|sitting|seated|upright)\b|\bbaby\b[^.]*\bon your (lap|hips|belly|thighs)\b/i;
    const cannotSit = exerciseCatalogue.filter(({ minMonthsPostpartum }) => minMonthsPostpartum < SITS_BY);

    expect(
      cannotSit
        .filter(({ description, instructions }) => sitting.test([description, ...instructions].join(' ')))
        .map(({ name }) => name),
    ).toEqual([]);
  });

  it('speak of no baby, pregnancy or feed where they are not done with one', () => {
    const hers = (entry: (typeof exerciseCatalogue)[number]) =>
      [entry.name, entry.description, ...entry.instructions].join(' ');
    const withBaby = exerciseCatalogue.filter((entry) => speaksOfBaby(hers(entry)));
    const others = exerciseCatalogue.filter((entry) => !withBaby.includes(entry));

    expect(withBaby.map(({ name }) => name)).toEqual(WITH_A_BABY);
    expect(others.map(hers).filter((words) => SAYS_IT.test(words))).toEqual([]);
    expect(others.length).toBeGreaterThan(30);
    expect(SAYS_IT.test('Undoes the feeding slump in five minutes.')).toBe(true);
  });

  it('explain themselves in four or more short steps and name their muscles', () => {
    for (const entry of exerciseCatalogue) {
      expect(entry.instructions.length).toBeGreaterThanOrEqual(4);
      expect(Math.max(...entry.instructions.map(words))).toBeLessThanOrEqual(22);
      expect(entry.targetMuscles.length).toBeGreaterThan(0);
    }
  });

  it('carry no video link that nobody watched', () => {
    expect(exerciseCatalogue.every((entry) => entry.youtubeUrl === null)).toBe(true);
  });
});
