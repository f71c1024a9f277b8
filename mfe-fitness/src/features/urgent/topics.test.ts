import { aNursingMother, aQuietMember, aUser } from '@nestwell/remote-kit/testing';
import { signsFor } from '@nestwell/safety/signs';
import { herStage } from './her-stage';
import { topicsOf } from './topics';

const weeks = Array.from({ length: 39 }, (_, index) => index + 4);
const members = [
  null,
  ...weeks.map((pregnancyWeek) => aUser({ pregnancyWeek })),
  aUser({ pregnancyWeek: null }),
  ...['2026-11-28', '2026-11-20', '2026-08-01', '2026-01-01', '2024-12-01'].map((babyBornOn) =>
    aNursingMother({ babyBornOn, isBirthDateExact: true }),
  ),
  aNursingMother({ babyBornOn: null }),
  aQuietMember('loss'),
  aQuietMember('paused'),
];

it.each(members.map((user, index) => [index, user] as const))(
  'case %i: each sign of the list stands under exactly one kind',
  (_, user) => {
    for (const side of herStage(user, '2026-11-28', {}).sides) {
      const shown = topicsOf(side).flatMap(({ signs }) => signs.map(({ words }) => words));
      const listed = side.whom.flatMap((one) => signsFor(side.query)[one].map(({ words }) => words));

      expect([...shown].sort()).toEqual([...listed].sort());
    }
  },
);

it.each([
  ['gb', 'Feeding or nappies', 'Two feeds missed, few wet nappies', 'Blue or grey, grunting, pauses'],
  ['us', 'Feeding or diapers', 'Two feeds missed, few wet diapers', 'Blue or gray, grunting, pauses'],
] as const)('names the kinds in the words of %s, as the signs below them are', (country, ...said) => {
  const born = aNursingMother({ babyBornOn: '2026-11-20', isBirthDateExact: true });
  const [baby] = herStage(born, '2026-11-28', {}).sides;
  const topics = topicsOf({ ...baby!, query: { ...baby!.query, country } });

  expect(topics.flatMap(({ title, about }) => [title, about])).toEqual(expect.arrayContaining(said));
});

it('says an age that is only known in months as about', () => {
  const { say } = herStage(
    aNursingMother({ babyBornOn: '2026-08-28', isBirthDateExact: false }),
    '2026-11-28',
    {},
  );

  expect(say).toBe('I had a baby about 3 months ago');
});

it.each([
  [42, '2026-11-14', 'I am pregnant, 42 weeks'],
  [42, '2026-10-24', 'I am pregnant, more than 42 weeks'],
  [30, '2027-02-06', 'I am pregnant, 30 weeks'],
])('at week %i of a baby due %s says “%s”', (pregnancyWeek, dueDate, said) => {
  expect(herStage(aUser({ pregnancyWeek, dueDate }), '2026-11-28', {}).say).toBe(said);
});
