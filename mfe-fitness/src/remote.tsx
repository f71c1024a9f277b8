import { defineRemote } from '@nestwell/remote-kit';
import { HealthSync } from './features/health-sync/health-sync';
import { WorkoutTile } from './features/workout-tile/workout-tile';
import { CupOffer } from './features/today/cup-offer';
import { CupTile } from './features/today/cup-tile';
import { HydrationRing } from './features/today/hydration-ring';
import { Wellbeing } from './features/today/wellbeing';
import { MilestoneCard } from './features/milestone/milestone-card';
import { QuickLog } from './features/quick-log/quick-log';
import { Urgent } from './features/urgent/urgent';

/** What this module gives to the site. */
export const remote = defineRemote({
  id: 'fitness',
  owner: 'Movement',
  contract: 2,
  pages: [
    {
      path: '/fitness',
      key: 'f',
      title: 'Fitness & movement',
      nav: { label: 'Fitness', icon: 'fitness', order: 3 },
      load: () => import('./features/exercises/fitness-page').then((page) => page.FitnessPage),
    },
    {
      path: '/progress',
      key: 't',
      title: 'Progress',
      about: 'Today, trends and goals',
      purpose: 'trends',
      under: '/',
      load: () => import('./features/progress/progress-page').then((page) => page.ProgressPage),
    },
    {
      path: '/wellness',
      key: 'w',
      title: 'Mental wellness',
      loading: 'Loading user...',
      openAt: 'tab=support',
      nav: { label: 'Wellness', icon: 'wellness', order: 5 },
      load: () => import('./features/wellness/wellness-page').then((page) => page.WellnessPage),
    },
    {
      path: '/tracking-history',
      title: 'Tracking history',
      under: '/',
      load: () =>
        import('./features/tracking-history/tracking-history-page').then((page) => page.TrackingHistoryPage),
    },
  ],
  widgets: [
    { slot: 'home.sync@1', component: HealthSync },
    { slot: 'home.workout@1', component: WorkoutTile },
    { slot: 'home.cup@1', component: CupTile },
    { slot: 'home.hydration@1', component: HydrationRing },
    { slot: 'home.wellbeing@1', component: Wellbeing },
    { slot: 'home.milestone@1', component: MilestoneCard },
    { slot: 'home.quick-log@1', component: QuickLog },
    { slot: 'shell.urgent@1', component: Urgent },
    { slot: 'shell.palette@1', component: CupOffer },
  ],
  offline: [
    {
      page: '/wellness',
      at: 'tab=support',
      line: { label: 'Support and emergency numbers', about: 'Always', icon: 'support' },
    },
    {
      page: '/fitness',
      line: { label: 'Fitness', about: 'A workout is kept and sent once', icon: 'fitness' },
    },
    { page: '/progress', onceOpened: true },
    { page: '/tracking-history', onceOpened: true },
  ],
  shortcuts: [{ name: 'Water', page: '/', open: 'water', icon: 'water', order: 2, unlisted: true }],
  commands: [
    {
      name: 'Add one cup of water',
      words: 'drink glass hydration',
      page: '/',
      open: 'cup',
      icon: 'water',
      group: 'log',
      key: 'w',
      inPlace: true,
    },
    {
      name: 'Quick log',
      words: 'mood energy weight check-in',
      page: '/',
      open: 'log',
      icon: 'wellness',
      group: 'log',
      key: 'l',
    },
    {
      name: 'Last night’s sleep',
      words: 'slept hours',
      page: '/',
      open: 'sleep',
      icon: 'wellness',
      group: 'log',
      key: 's',
    },
    {
      name: 'Support and emergency numbers',
      words: 'crisis help lines',
      page: '/wellness',
      at: 'tab=support',
      icon: 'support',
      group: 'go',
    },
  ],
});
