import { account, type User } from '@nestwell/contracts/account';
import { billing, type SubscriptionStatus } from '@nestwell/contracts/billing';
import {
  answer,
  aNursingMother,
  aQuietMember,
  aUser,
  refuse,
  startPreview,
} from '@nestwell/remote-kit/preview';
import { screenAnswers } from './preview-answers';
import { remote } from './remote';

const trial: SubscriptionStatus = {
  isActive: true,
  subscriptionStatus: 'active',
  subscriptionType: 'trial',
  isExpired: false,
  daysRemaining: 2,
};
const leila = aNursingMother({
  name: 'Leila Haddad',
  email: 'leila@example.com',
  currentWeight: 148,
  healthyWeightGoal: 140,
  height: 165,
  dietaryRestrictions: ['dairy-free', 'vegetarian'],
});

const hana = aQuietMember('loss');

const answersFor = (user: User) => [
  answer(account.getUser, user),
  answer(account.updateUser, ({ body }) => ({ ...user, ...(body as Partial<User>) })),
  answer(billing.subscriptionStatus, trial),
  answer(billing.cancelSubscription, {
    ...trial,
    isActive: false,
    subscriptionStatus: 'cancelled',
    daysRemaining: 0,
  }),
  ...screenAnswers(user),
];

startPreview(remote, {
  scenarios: {
    'Second trimester': { answers: answersFor(aUser()) },
    'Past the due date': {
      user: aUser({ pregnancyWeek: 41 }),
      answers: answersFor(aUser({ pregnancyWeek: 41 })),
    },
    Nursing: { user: leila, answers: answersFor(leila) },
    'After a loss': { user: hana, answers: answersFor(hana) },
    Visitor: {
      user: null,
      answers: [refuse(account.findUserByEmail, 'not_found'), answer(account.createUser, aUser())],
    },
    'Login with a code': {
      user: null,
      answers: [
        refuse(account.findUserByEmail, 'verification_required'),
        answer(account.verifySession, leila),
      ],
    },
  },
});
