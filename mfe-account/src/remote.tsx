import { defineRemote } from '@nestwell/remote-kit';
import { HomeHeader } from './pages/home/home-header';
import { BabyCard } from './features/baby/baby-card';
import { Suggestions } from './features/suggestions/suggestions';
import { DailyQuote } from './features/quote/daily-quote';
import { QuietHome } from './features/quiet-home/quiet-home';
import { SettingsLink } from './features/settings/settings-link';
import { OpenDoorLine } from './features/settings/signing-in/open-door-line';
import { SignInAgain } from './features/sign-in-again/sign-in-again';
import { CompactSuggestion } from './features/suggestions/compact-suggestion';

/** What this module gives to the site. */
export const remote = defineRemote({
  id: 'account',
  owner: 'Identity',
  contract: 2,
  pages: [
    {
      path: '/onboarding',
      title: 'Onboarding',
      purpose: 'sign-in',
      open: true,
      subscription: 'unasked',
      bare: true,
      noFooter: true,
      load: () => import('./features/onboarding/onboarding-page').then((page) => page.OnboardingPage),
    },
    {
      path: '/onboarding-new',
      title: 'Onboarding',
      open: true,
      subscription: 'unasked',
      bare: true,
      noFooter: true,
      load: () => import('./features/onboarding/onboarding-page').then((page) => page.OnboardingPage),
    },
    {
      path: '/settings',
      key: 's',
      title: 'Settings',
      about: 'Profile, reminders, your plan',
      subscription: 'optional',
      nav: { label: 'Settings', icon: 'settings', order: 9 },
      load: () => import('./features/settings/settings-page').then((page) => page.SettingsPage),
    },
    {
      path: '/settings/shown',
      title: 'What Nestwell shows you',
      subscription: 'optional',
      under: '/settings',
      load: () => import('./features/shown/shown-page').then((page) => page.ShownPage),
    },
    {
      path: '/settings/notifications',
      title: 'Notifications',
      subscription: 'optional',
      under: '/settings',
      load: () =>
        import('./features/settings/notifications/notifications-page').then((page) => page.NotificationsPage),
    },
    {
      path: '/settings/signing-in',
      title: 'Signing in',
      subscription: 'optional',
      under: '/settings',
      load: () => import('./features/settings/signing-in/signing-in-page').then((page) => page.SigningInPage),
    },
    {
      path: '/settings/your-data',
      title: 'Your data',
      subscription: 'optional',
      under: '/settings',
      load: () => import('./features/your-data/your-data-page').then((page) => page.YourDataPage),
    },
    {
      path: '/checkout',
      title: 'Plans',
      purpose: 'purchase',
      open: true,
      subscription: 'optional',
      undisturbed: 'purchase',
      bare: true,
      load: () => import('./features/checkout/checkout-page').then((page) => page.CheckoutPage),
    },
    {
      path: '/support',
      title: 'Support Center',
      about: 'Questions, feedback, contact',
      open: true,
      nav: { label: 'Support', icon: 'support', order: 8 },
      footer: { label: 'Support', order: 3 },
      load: () => import('./features/support/support-page').then((page) => page.SupportPage),
    },
    {
      path: '/baby',
      title: 'Week by week',
      states: ['pregnant', 'postpartum'],
      subscription: 'optional',
      load: () => import('./features/baby/page/baby-page-route').then((page) => page.BabyPageRoute),
    },
    {
      path: '/privacy',
      title: 'Privacy Policy',
      open: true,
      bare: true,
      footer: { label: 'Privacy Policy', order: 1 },
      load: () => import('./features/legal/privacy-page').then((page) => page.PrivacyPage),
    },
    {
      path: '/terms',
      title: 'Terms and Conditions',
      open: true,
      bare: true,
      footer: { label: 'Terms and Conditions', order: 2 },
      load: () => import('./features/legal/terms-page').then((page) => page.TermsPage),
    },
  ],
  widgets: [
    { slot: 'home.header@1', component: HomeHeader },
    { slot: 'home.baby@1', component: BabyCard },
    { slot: 'home.care@1', component: QuietHome },
    { slot: 'home.suggestions@1', component: Suggestions },
    { slot: 'home.quote@1', component: DailyQuote },
    { slot: 'home.settings-link@1', component: SettingsLink },
    { slot: 'shell.sign-in@1', component: SignInAgain },
    { slot: 'note.door@1', component: OpenDoorLine },
    { slot: 'progress.suggestions@1', component: CompactSuggestion },
  ],
  offline: [{ page: '/baby', onceOpened: true }],
});
