/** A page where a member without a trial or plan may stay, and the calls that it makes for her. */
interface OpenPlace {
  /** Absent for calls that no page of hers makes alone. */
  page?: string;
  /** The part of the page that is open: `tab=support`. */
  at?: string;
  /** Method and path of each call that is answered without a plan. */
  calls: readonly string[];
  /** Of calls that serve other pages too, what is answered; anything else is refused with 402. */
  inPart?: Readonly<Record<string, string>>;
}

const HER = '/api/users/:userId';

/** Notes of contractions and movements, and feeds at the breast that Care itself times. */
const notes = 'notes of the kinds in `kindsWithoutPlan`';
const babyLog = {
  calls: [`GET ${HER}/baby-log`],
  inPart: {
    [`POST ${HER}/baby-log`]: notes,
    [`POST ${HER}/baby-log/timers`]: notes,
    'POST /api/baby-log/:babyNoteId/steps': notes,
    'POST /api/baby-log/:babyNoteId/end': notes,
    'PATCH /api/baby-log/:babyNoteId': notes,
    'DELETE /api/baby-log/:babyNoteId': notes,
  },
};

/** Everybody’s, whatever she pays: her account, what she is told, her data, her payments. */
const account: readonly OpenPlace[] = [
  {
    page: '/settings',
    calls: [
      `GET ${HER}`,
      `PUT ${HER}`,
      `DELETE ${HER}`,
      `GET ${HER}/notifications`,
      `GET ${HER}/notifications/unread-count`,
      `PATCH ${HER}/notifications/read`,
      'PATCH /api/notifications/:notificationId/read',
    ],
  },
  { page: '/settings/shown', calls: [] },
  {
    page: '/settings/notifications',
    calls: [
      `GET ${HER}/reminder-settings`,
      `PATCH ${HER}/reminder-settings`,
      `GET ${HER}/push-subscriptions`,
      `POST ${HER}/push-subscriptions`,
      `DELETE ${HER}/push-subscriptions/:subscriptionId`,
    ],
  },
  {
    page: '/settings/signing-in',
    calls: [
      `GET ${HER}/signing-in`,
      `POST ${HER}/passkeys/options`,
      `POST ${HER}/passkeys`,
      `PUT ${HER}/passkeys/:passkeyId`,
      `DELETE ${HER}/passkeys/:passkeyId`,
      `PUT ${HER}/code-at-login`,
      `POST ${HER}/recovery-codes`,
      `GET ${HER}/proof`,
      `POST ${HER}/proof`,
      `POST ${HER}/proof/options`,
      `POST ${HER}/proof/code`,
      `GET ${HER}/sessions`,
      `DELETE ${HER}/sessions`,
      `DELETE ${HER}/sessions/:sessionId`,
    ],
  },
  { page: '/settings/your-data', calls: [`GET ${HER}/export`] },
  {
    page: '/checkout',
    calls: [
      `GET ${HER}/subscription/status`,
      `POST ${HER}/subscription/activate-trial`,
      `POST ${HER}/subscription/cancel`,
      `POST ${HER}/subscription/upgrade`,
      `GET ${HER}/billing`,
      'GET /setup',
      'POST /order',
      'POST /order/:orderId/capture',
      'POST /order/:orderId/test-answer',
      `PUT ${HER}/test-payment-method`,
    ],
  },
  { page: '/onboarding', calls: [] },
  { page: '/onboarding-new', calls: [] },
  { page: '/shared', calls: [] },
  // Her earlier feedback, changes made elsewhere, and the way back of what was just taken away.
  { calls: [`GET /api/feedback/user/:userId`, 'GET /api/platform/events', `POST ${HER}/taken-away`] },
  // Only she can shut out whoever holds a link.
  {
    page: '/care/partner',
    calls: [`GET ${HER}/shares`, 'PATCH /api/shares/:shareId', 'DELETE /api/shares/:shareId'],
  },
];

/** Pages that tell her when to call, and what she notes there: shut, each of them could harm. */
const safety: readonly OpenPlace[] = [
  { page: '/care', calls: [`GET ${HER}/care-settings`, `GET ${HER}/care-clock`] },
  { page: '/care/contractions', ...babyLog },
  { page: '/care/movements', ...babyLog },
  { page: '/care/movements/count', ...babyLog },
  { page: '/care/feel', calls: [] },
  { page: '/care/fever', calls: [] },
  {
    page: '/care/pressure',
    calls: [
      `GET ${HER}/blood-pressure`,
      `POST ${HER}/blood-pressure`,
      'PATCH /api/blood-pressure/:readingId',
      'DELETE /api/blood-pressure/:readingId',
    ],
  },
  {
    page: '/care/body',
    calls: [`GET ${HER}/recovery`, `POST ${HER}/recovery`, 'DELETE /api/recovery/:noteId'],
  },
  {
    page: '/care/mood',
    calls: [`GET ${HER}/mood-checks`, `POST ${HER}/mood-checks`, 'GET /api/care/epds'],
  },
  { page: '/care/mood/history', calls: ['DELETE /api/mood-checks/:checkId'] },
  {
    page: '/care/medicines',
    calls: [
      `GET ${HER}/medicines`,
      `POST ${HER}/medicines`,
      'PATCH /api/medicines/:medicineId',
      'DELETE /api/medicines/:medicineId',
      `GET ${HER}/medicines/doses`,
      `PUT ${HER}/medicines/:medicineId/doses`,
    ],
  },
  {
    page: '/calendar',
    at: 'show=medication',
    calls: [`GET ${HER}/reminders/medication`],
    inPart: {
      'PATCH /api/reminders/:reminderId/complete': 'reminders of medication',
      'DELETE /api/reminders/:reminderId': 'reminders of medication',
    },
  },
  {
    page: '/care/can-i-eat',
    calls: [],
    inPart: {
      [`GET ${HER}/meals`]: 'one day',
      [`POST ${HER}/meals`]: 'the drinks in `quickDrinks`',
      'DELETE /api/meals/:mealId': 'the drinks in `quickDrinks`',
    },
  },
  {
    page: '/baby',
    calls: [
      `GET ${HER}/baby-development/pages/:group`,
      `GET ${HER}/baby-development/ticks`,
      `GET ${HER}/reminders/visits`,
    ],
  },
  { page: '/wellness', at: 'tab=support', calls: [] },
  // Urgent help, over every page.
  { calls: [`GET ${HER}/care-contact`, `PUT ${HER}/care-contact`, `DELETE ${HER}/care-contact`] },
];

/** What she takes along. */
const papers: readonly OpenPlace[] = [
  { page: '/care/report', calls: [] },
  { page: '/care/report/page', calls: [] },
  {
    page: '/care/questions',
    calls: [
      `GET ${HER}/questions`,
      `POST ${HER}/questions`,
      'PATCH /api/questions/:questionId',
      'DELETE /api/questions/:questionId',
    ],
  },
  {
    page: '/care/bag',
    calls: [
      `GET ${HER}/bag`,
      `POST ${HER}/bag`,
      `PUT ${HER}/bag/order`,
      'PATCH /api/bag/:bagItemId',
      'DELETE /api/bag/:bagItemId',
    ],
  },
  { page: '/care/birth-wishes', calls: [`GET ${HER}/birth-wishes`, `PUT ${HER}/birth-wishes`] },
];

/**
 * What a member without a running trial or plan may open and call. Every other page leads her to the plans, and every
 * other call of hers is refused with 402.
 */
export const openWithoutPlan: readonly OpenPlace[] = [...account, ...safety, ...papers];
