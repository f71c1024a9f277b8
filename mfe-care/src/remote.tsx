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
      path: '/care/fever',
      title: 'Fever?',
      load: () => import('./features/fever/fever-page').then((page) => page.FeverPage),
    },
  ],
  widgets: [
    { slot: 'home.more@1', component: CareTile, height: 80 },
    { slot: 'diary.more@1', component: CareTile, height: 80 },
  ],
});
