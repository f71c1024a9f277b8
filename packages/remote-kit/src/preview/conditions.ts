import { account, type User } from '@nestwell/contracts/account';
import { billing, type SubscriptionStatus } from '@nestwell/contracts/billing';
import { answer, type FakeAnswer, type Reply } from '../testing/answers';
import { aNursingMother, aUser } from '../testing/example-user';
import type { Scenario } from './scenario';

const AS_WRITTEN = 'As written';

/** What can be changed about every scenario, whatever it is about. */
export const conditions = {
  Stage: [AS_WRITTEN, 'Second trimester', 'Third trimester', 'Nursing'],
  Subscription: [AS_WRITTEN, 'Trial', 'Annual plan', 'Ended'],
  Answers: [AS_WRITTEN, 'Slow', 'Failing', 'Empty'],
} as const;

export type Conditions = { [Name in keyof typeof conditions]: (typeof conditions)[Name][number] };

export const asWritten: Conditions = { Stage: AS_WRITTEN, Subscription: AS_WRITTEN, Answers: AS_WRITTEN };

/** A scenario as it would be under other conditions. */
export function under({ Stage, Subscription, Answers }: Conditions, scenario: Scenario): Scenario {
  const user = inStage(scenario.user === undefined ? aUser() : scenario.user, Stage);
  const plan = plans[Subscription];
  const answers = [
    ...(scenario.answers ?? []),
    ...(user && Stage !== AS_WRITTEN ? [answer(account.getUser, user)] : []),
    ...(plan ? [answer(billing.subscriptionStatus, plan)] : []),
  ];
  return {
    ...scenario,
    user,
    answers: answers
      .map((given) =>
        Subscription === 'Ended' && given.endpoint.access === 'subscriber' ? ended(given) : given,
      )
      .map((given) => ({
        ...given,
        reply: async (call) => changes[Answers](await given.reply(call), given),
      })),
  };
}

const stages: Record<Exclude<Conditions['Stage'], typeof AS_WRITTEN>, User> = {
  'Second trimester': aUser(),
  'Third trimester': aUser({ pregnancyWeek: 34, pregnancyStage: 'third_trimester', dueDate: '2027-01-02' }),
  Nursing: aNursingMother(),
};

function inStage(user: User | null, stage: Conditions['Stage']): User | null {
  if (user === null || stage === AS_WRITTEN) return user;
  const { id, name, email, role, units } = user;
  return { ...stages[stage], id, name, email, role, units };
}

const running = { isActive: true, subscriptionStatus: 'active', isExpired: false } as const;

const plans: Record<Conditions['Subscription'], SubscriptionStatus | null> = {
  [AS_WRITTEN]: null,
  Trial: { ...running, subscriptionType: 'trial', daysRemaining: 2 },
  'Annual plan': { ...running, subscriptionType: 'annual', daysRemaining: 200 },
  Ended: {
    isActive: false,
    subscriptionStatus: 'expired',
    subscriptionType: 'trial',
    isExpired: true,
    daysRemaining: 0,
  },
};

const ended = (given: FakeAnswer): FakeAnswer => ({
  ...given,
  reply: () => ({ status: 402, body: { code: 'subscription_required', message: 'A plan is needed' } }),
});

const changes: Record<Conditions['Answers'], (reply: Reply, given: FakeAnswer) => Reply> = {
  [AS_WRITTEN]: (reply) => reply,
  Slow: (reply) => ({ delay: 2500, ...reply }),
  Failing: () => ({ status: 500, body: { code: 'internal', message: 'It failed on purpose' } }),
  Empty: (reply, { endpoint }) =>
    endpoint.method === 'GET' ? { ...reply, body: emptied(reply.body), link: undefined } : reply,
};

/** Without what its lists hold; everything else is as it was. */
function emptied(body: unknown): unknown {
  if (Array.isArray(body)) return [];
  if (typeof body !== 'object' || body === null) return body;
  return Object.fromEntries(
    Object.entries(body).map(([name, value]) => [name, Array.isArray(value) ? [] : value]),
  );
}
