import { defineRemote } from '@nestwell/remote-kit';
import { CareTile } from './features/home-tile/care-tile';

/** What this module gives to the site. */
export const remote = defineRemote({
  id: 'care',
  owner: 'Care',
  contract: 1,
  pages: [
    {
      path: '/care',
      title: 'Care',
      about: 'What to watch for, when to call',
      load: () => import('./pages/care/care-page').then((page) => page.CarePage),
    },
    {
      path: '/care/contractions',
      title: 'Contractions',
      load: () => import('./features/contractions/contractions-page').then((page) => page.ContractionsPage),
    },
    {
      path: '/care/movements',
      title: 'Movements',
      load: () => import('./features/movements/movements-page').then((page) => page.MovementsPage),
    },
    {
      path: '/care/fever',
      title: 'Fever?',
      load: () => import('./features/fever/fever-page').then((page) => page.FeverPage),
    },
    {
      path: '/care/pressure',
      title: 'Blood pressure',
      subscription: 'optional',
      load: () => import('./features/pressure/pressure-page').then((page) => page.PressurePage),
    },
    {
      path: '/care/body',
      title: 'Your body',
      subscription: 'optional',
      load: () => import('./features/recovery/recovery-page').then((page) => page.RecoveryPage),
    },
    {
      path: '/care/mood',
      title: 'How are you, lately?',
      subscription: 'optional',
      load: () => import('./features/mood/mood-page').then((page) => page.MoodPage),
    },
    {
      path: '/care/mood/history',
      title: 'Earlier answers',
      subscription: 'optional',
      load: () => import('./features/mood/mood-history-page').then((page) => page.MoodHistoryPage),
    },
    {
      path: '/care/feeding',
      title: 'Feeding',
      about: 'Feeds, pumping, nappies, sleep',
      load: () => import('./features/feeding/feeding-page').then((page) => page.FeedingPage),
    },
    {
      path: '/care/settings',
      title: 'Names and days',
      load: () => import('./features/settings/settings-page').then((page) => page.SettingsPage),
    },
    {
      path: '/care/medicines',
      title: 'Medicines',
      subscription: 'optional',
      load: () => import('./features/medicines/medicines-page').then((page) => page.MedicinesPage),
    },
  ],
  widgets: [
    { slot: 'home.more@1', component: CareTile, height: 80 },
    { slot: 'diary.more@1', component: CareTile, height: 80 },
  ],
});
