import { account, type User } from '@nestwell/contracts/account';
import { fitness, type Clearance } from '@nestwell/contracts/fitness';
import { nutrition } from '@nestwell/contracts/nutrition';
import {
  answer,
  aNursingMother,
  aQuietMember,
  aUser,
  offline,
  startPreview,
  type FakeAnswer,
} from '@nestwell/remote-kit/preview';
import { exampleCheckIns, exampleDays, exampleExercises, exampleWorkouts } from './preview/example-days';
import { remote } from './remote';

const answersFor = (user: User): FakeAnswer[] => {
  const days = exampleDays();
  return [
    answer(account.updateUser, ({ body }) => ({ ...user, ...(body as Partial<User>) })),
    answer(fitness.trackingToday, days[0] ?? null),
    answer(fitness.listTracking, days),
    answer(fitness.listCheckIns, exampleCheckIns()),
    answer(fitness.listExercises, [...exampleExercises]),
    answer(fitness.listWorkouts, [...exampleWorkouts]),
    answer(fitness.readClearance, null),
    answer(fitness.saveClearance, ({ body }) => body as Clearance),
    answer(fitness.weeklyStats, { totalWorkouts: 3, totalMinutes: 60 }),
    answer(nutrition.listMeals, []),
  ];
};

const nursing = aNursingMother({ name: 'Leila Haddad', currentWeight: 148, healthyWeightGoal: 140 });
const changed = aQuietMember('paused');
const everything = Object.values(fitness);

startPreview(remote, {
  scenarios: {
    'Second trimester': { answers: answersFor(aUser()) },
    Nursing: { user: nursing, answers: answersFor(nursing) },
    'Pregnancy has changed': { user: changed, answers: answersFor(changed) },
    Offline: { user: nursing, answers: everything.map(offline) },
    Visitor: { user: null },
  },
});
