interface Place {
  /** Where the reads begin that follow from it. */
  reads: readonly string[];
  /** A change of it is everybody's business, not one member's. */
  isEverybodys?: true;
}

const hers = (...rest: string[]): Place => ({
  reads: rest.map((path) => `/api/users/:userId${path && '/'}${path}`),
});

/** What can change under an open screen: what a change names, and all that is told of it. */
export const places = {
  /** Who she is: what any read of hers may follow from. */
  profile: hers(''),
  babyLog: hers('baby-log'),
  babyReminders: hers('baby-reminders'),
  babyTicks: hers('baby-development/ticks'),
  bag: hers('bag'),
  billing: hers('billing'),
  birthWishes: hers('birth-wishes'),
  blocks: hers('blocks'),
  bloodPressure: hers('blood-pressure'),
  careContact: hers('care-contact'),
  careSettings: hers('care-settings'),
  clearance: hers('exercise-clearance'),
  feedback: { reads: ['/api/feedback'] },
  keptFoods: hers('kept-foods'),
  mealPlans: hers('meal-plans'),
  meals: hers('meals', 'trends'),
  medicines: hers('medicines'),
  moodChecks: hers('mood-checks'),
  notifications: hers('notifications'),
  announcements: { ...hers('notifications'), isEverybodys: true },
  posts: { reads: ['/api/community/posts'], isEverybodys: true },
  pushDevices: hers('push-subscriptions'),
  questions: hers('questions'),
  recovery: hers('recovery'),
  reminders: hers('reminders'),
  reminderSettings: hers('reminder-settings'),
  sessions: hers('sessions'),
  shares: hers('shares'),
  signingIn: hers('signing-in'),
  stats: hers('stats'),
  subscription: hers('subscription'),
  tracking: hers('tracking', 'trends'),
  workouts: hers('workouts'),
} as const satisfies Record<string, Place>;

export type DataKind = keyof typeof places;

export const areaNames = Object.keys(places) as DataKind[];

export const isEverybodys = (area: DataKind): boolean => (places[area] as Place).isEverybodys === true;
