import type { ExportedArea, ExportedTable } from '@nestwell/contracts/account';

type Titles = {
  [Area in ExportedArea]: { title: string; tables: { [Table in ExportedTable<Area>]: string } };
};

/** What she reads above each area and table of an export, in the order of a page. */
export const titles: Titles = {
  account: {
    title: 'Your profile',
    tables: { user: 'About you', passkeys: 'Passkeys', recoveryCodes: 'Recovery codes' },
  },
  babyPages: { title: 'Week by week', tables: { ticks: 'What you checked off' } },
  nutrition: {
    title: 'Food',
    tables: { meals: 'Meals', mealPlans: 'Meal plans', keptFoods: 'Foods and recipes you keep' },
  },
  fitness: {
    title: 'Body and wellbeing',
    tables: {
      trackingDays: 'Days you tracked',
      workouts: 'Workouts',
      exerciseClearance: 'Cleared for exercise',
    },
  },
  care: {
    title: 'Care',
    tables: {
      pressureReadings: 'Blood pressure',
      recoveryNotes: 'Your body after birth',
      contact: 'Whom you call first',
      medicines: 'Medicines',
      doses: 'What you took or skipped',
      moodChecks: 'How you were',
      babyLog: 'Feeds, diapers and sleep',
      questions: 'Questions for appointments',
      shares: 'Links you made for others',
      shareOpenings: 'When they were opened',
      bag: 'Hospital bag',
      birthWishes: 'Birth wishes',
      careSettings: 'Names and days',
    },
  },
  calendar: {
    title: 'Calendar',
    tables: {
      reminders: 'Reminders',
      series: 'Reminders that repeat',
      settings: 'How you are reminded',
      pushSubscriptions: 'Devices that ring',
    },
  },
  community: {
    title: 'Community',
    tables: {
      posts: 'Your posts',
      comments: 'Your comments',
      likedPosts: 'Posts you liked',
      reports: 'What you reported',
      blocks: 'People you hid',
      hiddenAnonymousWords: 'Unnamed words you hid',
      suspension: 'Break from writing',
    },
  },
  notifications: {
    title: 'Notifications',
    tables: { notifications: 'What we told you', broadcastsRead: 'News you read' },
  },
  feedback: { title: 'Feedback', tables: { feedback: 'What you wrote to us' } },
  mail: { title: 'Mail', tables: { mails: 'What we mailed you' } },
  billing: { title: 'Your plan', tables: { subscription: 'Trial and plan' } },
  payments: {
    title: 'Payments',
    tables: {
      orders: 'Orders',
      events: 'What happened to them',
      methods: 'Ways you pay',
      renewal: 'Next payment',
    },
  },
  platform: { title: 'Where you are signed in', tables: { sessions: 'Devices' } },
};
