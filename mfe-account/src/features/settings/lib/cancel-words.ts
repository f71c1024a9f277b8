import type { SubscriptionType } from '@nestwell/contracts/billing';

export interface CancelWords {
  /** On the card and in its dialog. */
  action: string;
  question: string;
  consequence: string;
  keep: string;
}

const LOSES_ACCESS =
  'Your access ends at once, also for the days you have already paid for, and nothing more is charged. Your data stays yours.';
const KEEPS_ACCESS = 'Nothing more is charged. As part of the team you keep your access to everything.';

/** The confirmation says plainly that access ends at once. */
export function cancelWords(type: SubscriptionType, isTeam: boolean): CancelWords {
  if (type === 'trial') {
    return {
      action: 'Cancel Free Trial',
      question: 'Cancel your free trial?',
      consequence: 'Your access ends at once, and the trial cannot be started again. Your data stays yours.',
      keep: 'Keep my trial',
    };
  }
  return {
    action: 'Cancel Subscription',
    question: `Cancel your ${type} plan?`,
    consequence: isTeam ? KEEPS_ACCESS : LOSES_ACCESS,
    keep: 'Keep my plan',
  };
}
