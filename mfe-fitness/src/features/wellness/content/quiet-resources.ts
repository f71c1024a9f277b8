import type { Resource } from './resources';

/** For a member who wants to hear nothing of pregnancies and babies. Original words; they never diagnose. */
export const quietResources: readonly Resource[] = [
  {
    title: 'Grief keeps no calendar',
    body: 'It comes in waves, and the waves have no order. A good hour is not a betrayal, and a bad week is not a step back.',
    points: [
      'Eat something small at the usual times',
      'Let one person know what today is like',
      'Say no to what asks too much; you owe nobody a reason',
      'If you feel nothing at all, that belongs to it too',
    ],
  },
  {
    title: 'Sleep, when it will not come',
    body: 'Nights are often the hardest part. Rest counts, even without sleep.',
    points: [
      'Breathe out for longer than you breathe in, ten times',
      'Get up after half an hour, keep the light low, and go back when you are tired',
      'Write the thought down; it will still be there tomorrow',
      'Ask your doctor when it has been more than a week or two',
    ],
  },
  {
    title: 'When worry will not switch off',
    body: 'Many have racing thoughts after something hard. They say nothing about you, and help works.',
    points: [
      'Name five things you can see, four you can touch',
      'Tell one person the worry out loud',
      'Leave the phone in another room for the night',
    ],
  },
  {
    title: 'When it stays dark',
    body: 'Low or empty most days for two weeks, or no joy in anything, deserves help. Help works, and you need not wait for it to pass.',
    points: [
      'Call the line that stands first under Support; its hours stand there',
      'Ask your doctor for an appointment this week',
      'Thoughts of not wanting to live: call now, you will not be judged',
    ],
  },
  {
    title: 'For the people around you',
    body: 'Show this to whoever asks how to help.',
    points: [
      'Come by, bring food, and expect no conversation',
      'Ask how she is, then wait for the second answer',
      'Do not look for a bright side',
      'If she talks of harming herself, stay with her and call for help now',
    ],
  },
];

export const quietProfessionalHelp: readonly string[] = [
  'Your family doctor or obstetrician can refer you, and has heard it before.',
  'Talking therapies help with depression, anxiety and grief.',
  'Some medicines help as well. Ask; never stop one on your own.',
  'At the appointment, say the hardest thing first. Show your check-in history if words are difficult.',
];
