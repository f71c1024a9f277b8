import { recipients } from '@nestwell/domain/recipients';
import type { LegalSection } from './legal-text';
import { type Opener, whoCanOpen } from './who-can-open';

/** Who learns what, what stays, and who could open an account. */
export const sharingSections = (opener: Opener): readonly LegalSection[] => [
  {
    title: 'Who we share personal data with',
    body: [
      'Employees: those of our people who need the data to do their work, and only as far as they need it. They see your name and address with what you write to support. When a post or comment is reported they see who wrote it, also when it was posted anonymously.',
      'Other members: see the posts and comments you publish in the community, with your name unless you post anonymously.',
      'Outside Nestwell these learn something of you, and nobody else:',
      Object.values(recipients).map(({ name, learns }) => `${name} ${learns}`),
    ],
  },
  {
    title: 'Other disclosures',
    body: [
      'Beyond this we give personal data away only where:',
      [
        'the law or a court requires it;',
        'it is needed for a legal proceeding, or to establish or defend our legal rights;',
        'someone buys or takes over the service, who is then bound by this policy.',
      ],
      'Where you follow a link to another site, that site’s own policy applies. It sees that you come, not what you entered here.',
    ],
  },
  {
    title: 'How long we keep personal data',
    body: [
      'Until the purpose it was collected for is achieved. When you erase your account, we delete your profile, logs, check-ins, plans, reminders, messages, payments and the posts that nobody answered.',
      'What stays: posts and comments that others answered keep their place as “This post was removed” by “Former member”, without your words or your name; and a keyed code made from your e-mail address, from which the address cannot be read, so that a free trial is not given twice. Beyond our reach are the payment provider’s own records, mails you received and calendars that read your private address.',
    ],
  },
  {
    title: 'How we protect personal data',
    body: [
      'Protection is provided by the platform that hosts the service: encrypted connections, restricted access and monitored machines. Other members cannot reach your data.',
      whoCanOpen(opener),
      'No system is perfectly safe; should anything happen to your data, we will tell you.',
    ],
  },
];
