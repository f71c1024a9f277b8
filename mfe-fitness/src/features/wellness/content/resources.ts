export interface Resource {
  title: string;
  body: string;
  points: readonly string[];
}

/** Original words. They describe and comfort; they never diagnose. */
export const resources: readonly Resource[] = [
  {
    title: 'Baby blues, or something more?',
    body: 'In the first two weeks many mothers cry easily and feel on edge. When it stays, or grows, or frightens you, it deserves help, and help works.',
    points: [
      'Low or empty most days for two weeks or more',
      'No joy in things that used to bring some',
      'Sleepless even when the baby sleeps',
      'Feeling guilty, or like a burden',
    ],
  },
  {
    title: 'When worry will not switch off',
    body: 'Many mothers have racing thoughts after birth, and check again and again. That can be treated. It says nothing about how good a mother you are.',
    points: [
      'Breathe out for longer than you breathe in, ten times',
      'Name five things you can see, four you can touch',
      'Tell one person the worry out loud',
      'Leave the phone in another room for the night feed',
    ],
  },
  {
    title: 'Sleep in pieces',
    body: 'Broken nights wear anyone down. Aim for one longer stretch, not for a perfect night.',
    points: [
      'Share the night in shifts, even once a week',
      'Lie down at the first nap; leave the dishes',
      'Dim the lights an hour before bed',
      'Ask your doctor if you cannot sleep when you could',
    ],
  },
  {
    title: 'Brain fog is not you failing',
    body: 'Hormones, waking at night and a hundred small decisions all cost attention. Confused, or seeing and hearing what others do not? Call now.',
    points: [
      'Write things down the moment you think of them',
      'Do one thing at a time, and call it enough',
      'Eat and drink before you are hungry or thirsty',
    ],
  },
  {
    title: 'Hair and body after birth',
    body: 'Some lose more hair some months after birth. Your body is still changing, and it does not owe anyone its old shape.',
    points: [
      'Mention hair loss to your doctor if patches appear or it goes on past a year',
      'Wear what fits today',
      'Unfollow whatever makes you feel less',
    ],
  },
  {
    title: 'For the people around you',
    body: 'Show this to whoever asks how to help.',
    points: [
      'Bring food and take the baby for an hour',
      'Ask how she is, then wait for the second answer',
      'Go with her to the appointment',
      'If she talks of harming herself or the baby, stay with her and call for help now',
      'If she sees, hears or believes things others do not, is very high or confused, or does not sleep and does not need to: call the emergency number now, stay with her, and do not leave her alone with the baby',
    ],
  },
];

export const professionalHelp: readonly string[] = [
  'Your midwife, family doctor, obstetrician or nurse can refer you, and has heard it before.',
  'Talking therapies help with depression and anxiety in pregnancy and after birth.',
  'Some medicines are suitable in pregnancy and while nursing. Ask; never stop one on your own.',
  'At the appointment, say the hardest thing first. Show your check-in history if words are difficult.',
];

export const supportGroups: readonly string[] = [
  'Mothers’ groups in your neighborhood: ask at your clinic, library or community center.',
  'Online peer groups for the months after birth, led by someone trained.',
  'Groups for partners: they carry worries too.',
];
