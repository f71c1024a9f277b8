import { COMPARED, EFFECTIVE, type LegalFacts, type LegalText } from './legal-text';
import { sharingSections } from './sharing-sections';

export const privacyPolicy = ({ contact, opener }: LegalFacts): LegalText => ({
  title: 'Privacy Policy',
  effective: EFFECTIVE,
  sections: [
    {
      title: 'Type of site',
      body: [
        'Nestwell is a subscription web app for pregnant women and new mothers. It offers nutrition, fitness, wellness, progress, a calendar and a community. In this policy “we” means Nestwell and “you” means whoever uses it.',
      ],
    },
    {
      title: 'Purpose of this policy',
      body: [
        'It tells you which personal data we collect, why, who sees it, how long we keep it and what you can do about it.',
      ],
    },
    {
      title: 'GDPR',
      body: [
        'For people in the European Union we follow the General Data Protection Regulation (GDPR), and for people in the United Kingdom its UK counterpart. We are the controller of the data described here. We give everybody else the same rights.',
      ],
    },
    {
      title: 'Consent',
      body: [
        'When you create an account you agree that we handle your data as described here. What you tell us about your health is kept only with your separate, express consent, which you give by ticking a box.',
        'You can take your consent back at any time under Account in Settings, as easily as you gave it: without it we may keep nothing about your health, so your account is erased at once. What we did before stays lawful.',
      ],
    },
    {
      title: 'Legal basis',
      body: [
        'We handle personal data when at least one of these holds:',
        [
          'you have consented, above all for data about your health;',
          'we need it to give you the service you signed up for;',
          'a law obliges us to, for instance to keep accounts;',
          'it protects the vital interests of you or another person.',
        ],
      ],
    },
    {
      title: 'Personal data we collect',
      body: [
        'When you create an account: your first and last name, your e-mail address and your payment information. Payment details are entered with our payment provider; card and account numbers never reach us.',
        'When you use the app: what you choose to enter, such as pregnancy or birth dates, weight, allergies, meals, workouts, sleep, mood, reminders, posts and messages to support.',
        'By itself the app tells us your time zone and language, which browser a login is used from and when it was last used, so that you can see and end your logins. It also reports how fast its parts load and whether one fails; these counts are added up without you and say nothing of who you are.',
        'What you write is looked at for words of distress on your own device, to offer help; for a post or comment our server looks once more as it is published. The result is neither kept nor shown to anybody but you.',
      ],
    },
    {
      title: 'How we use personal data',
      body: [
        'Your name and e-mail address are used for communication: to recognise you, to answer you and to tell you about your trial and your plan. What you enter in the app is used to show it back to you and to shape recipes, workouts and reminders for you. We do not sell it and do not use it for advertising.',
      ],
    },
    ...sharingSections(opener),
    {
      title: 'Your rights as a user',
      body: [
        'You have the right:',
        [
          'to be informed about what we do with your data;',
          'of access to it;',
          'to rectification of what is wrong;',
          'to erasure;',
          'to restriction of what we do with it;',
          'to data portability, which means to take it with you;',
          'to objection.',
        ],
      ],
    },
    {
      title: 'Children',
      body: [
        'We do not knowingly collect data from anybody under 16. If we learn that we have, we delete it. If you believe a child has given us data, please write to us.',
      ],
    },
    {
      title: 'How to access, modify or delete your data',
      body: [
        'In Settings you can change your profile, download everything about you as a file, and erase your account. For anything else, or if you cannot get in, write to us: ' +
          contact,
      ],
    },
    {
      title: 'Do Not Track',
      body: [
        'Browsers can send a “Do Not Track” signal. We do not track you across sites at all, so nothing changes when it is on.',
      ],
    },
    {
      title: 'Cookies',
      body: [
        'A cookie is a small file that a site keeps on your device. We use functional cookies, which keep you signed in and remember your choices.',
        'What you are writing, your latest choices and what was last shown are also kept in your browser’s own storage on this device; logging out in Settings empties it.',
        'Third-party cookies may be set to establish user identity, by the payment provider during a payment. You can block cookies in your browser; signing in and paying then may not work.',
      ],
    },
    {
      title: 'Changes to this policy',
      body: [
        `We may change this policy when the service or the law changes. The date at the top tells since when it is in force; on ${COMPARED} it was last compared with what the app does. We announce important changes in the app.`,
      ],
    },
    {
      title: 'Complaints',
      body: [
        'If you are unhappy with how we treat your data, tell us first and we will try to put it right. You may also complain to the data protection authority where you live.',
      ],
    },
    { title: 'Contact', body: [`Questions about this policy, or about your data: ${contact}`] },
  ],
});
