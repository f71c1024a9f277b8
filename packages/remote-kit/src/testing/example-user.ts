import { unknownPregnancyFacts, type User } from '@nestwell/contracts/account';

/** A member in week 24 on a running trial; override what a test or a preview is about. */
export function aUser(overrides: Partial<User> = {}): User {
  return {
    id: '01980000-0000-7000-8000-000000000001',
    name: 'Amara Okafor',
    email: 'amara@example.com',
    role: 'user',
    state: 'pregnant',
    isPregnant: true,
    pregnancyWeek: 24,
    pregnancyStage: 'second_trimester',
    pregnancyPaused: false,
    dueDate: '2027-03-13',
    isDueDateExact: false,
    babyBornOn: null,
    isBirthDateExact: false,
    monthsPostpartum: null,
    bornEarlyAt: null,
    babies: 1,
    pregnancyFacts: unknownPregnancyFacts,
    recoveringSince: null,
    opensQuietRoom: false,
    milkHelpWanted: null,
    isBreastfeeding: false,
    currentWeight: 150,
    healthyWeightGoal: 140,
    height: 165,
    activityLevel: 'light',
    allergies: [],
    dietaryRestrictions: [],
    baseCalorieGoal: 2100,
    nursingMode: true,
    trimesterMode: false,
    hidesFigures: false,
    answeredNotes: [],
    units: 'us',
    dateOrder: 'auto',
    clockFace: 'auto',
    trialEndDate: '2026-11-28T08:00:00.000Z',
    subscriptionEndDate: null,
    consentedAt: '2026-11-21T08:00:00.000Z',
    createdAt: '2026-11-21T08:00:00.000Z',
    ...overrides,
  };
}

/** A mother four months after birth who nurses. */
export function aNursingMother(overrides: Partial<User> = {}): User {
  return aUser({
    state: 'postpartum',
    isPregnant: false,
    pregnancyWeek: null,
    pregnancyStage: 'postpartum',
    dueDate: null,
    babyBornOn: '2026-07-14',
    monthsPostpartum: 4,
    isBreastfeeding: true,
    ...overrides,
  });
}

/** A member who has paused a pregnancy; null where she has not said whether it goes on. */
export function aPausedPregnancy(goesOn: boolean | null): User {
  return aQuietMember('paused', {
    isPregnant: true,
    pregnancyFacts: { ...unknownPregnancyFacts, goesOn },
  });
}

/** A member who hears nothing of pregnancies and babies: paused, or after a loss. */
export function aQuietMember(state: 'paused' | 'loss', overrides: Partial<User> = {}): User {
  return aUser({
    name: 'Hana Lindqvist',
    state,
    opensQuietRoom: true,
    isPregnant: false,
    pregnancyPaused: true,
    pregnancyWeek: null,
    pregnancyStage: null,
    dueDate: null,
    ...overrides,
  });
}
