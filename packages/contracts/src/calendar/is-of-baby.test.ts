import { isLeftOut, isOfBaby, leftOutFor } from './is-of-baby';

it.each([
  ['Whatever she wrote', 'growth_spurt', true],
  ['Left side', 'feeding', true],
  ['Scale', 'baby_weight_check', true],
  ['Anatomy scan', 'appointment', true],
  ['Baby aspirin', 'medication', false],
  ['Follow-up with the midwife', 'appointment', false],
  ['Walk', 'exercise', false],
] as const)('"%s" (%s): %p', (title, type, expected) => {
  expect(isOfBaby({ title, type })).toBe(expected);
});

const anatomyScan = { title: 'Anatomy scan', type: 'appointment' } as const;
const bloodTest = { title: 'Glucose test', type: 'checkup' } as const;
const feed = { title: 'Left side', type: 'feeding' } as const;
const yoga = { title: 'Pregnancy yoga', type: 'personal' } as const;

it.each([
  ['in no quiet state', { pregnancyPaused: false, goesOn: false }, []],
  ['in a quiet state', { pregnancyPaused: true, goesOn: false }, [anatomyScan, bloodTest, feed, yoga]],
  ['while a paused pregnancy goes on', { pregnancyPaused: true, goesOn: true }, [feed, yoga]],
])('%s leaves out what is not to be heard of, and no visit that is needed', (_, member, expected) => {
  const all = [anatomyScan, bloodTest, feed, yoga];

  expect(all.filter((reminder) => isLeftOut(reminder, leftOutFor(member)))).toEqual(expected);
});
