import type { Category } from '@nestwell/contracts/community/server';

/** Who speaks: a mother of the demo by her address, or somebody else by her name, who is in her trial then. */
export interface Words {
  by: string;
  words: string;
  anonymous?: boolean;
  /** Somebody else who writes in the quiet room. */
  afterLoss?: true;
}

export interface Conversation extends Words {
  daysAgo: number;
  time: string;
  category: Category;
  answers: readonly Words[];
  likedBy: readonly string[];
}

const [MAYA, NORA, INES] = ['maya@example.com', 'nora@example.com', 'ines@example.com'];

export const conversations: readonly Conversation[] = [
  {
    daysAgo: 290,
    time: '20:10',
    by: MAYA,
    category: 'support',
    words: 'Week 20 and I felt a kick in the middle of a meeting. Nobody noticed why I was smiling.',
    answers: [{ by: NORA, words: 'The best secret there is. Mine always kicked at the traffic lights.' }],
    likedBy: [NORA, 'Tess'],
  },
  {
    daysAgo: 148,
    time: '04:35',
    by: MAYA,
    category: 'support',
    words: 'Feeding at 4:30 again. Is anyone else awake?',
    answers: [
      { by: 'Priya', words: 'Awake, cold tea, same chair as yesterday.' },
      { by: 'Hanna', words: 'Here too. It got gentler for us at about nine weeks.' },
      { by: NORA, words: 'It does pass. Sleep in the first stretch, leave the dishes.' },
    ],
    likedBy: [NORA, 'Priya', 'Hanna'],
  },
  {
    daysAgo: 96,
    time: '13:05',
    by: NORA,
    category: 'nutrition',
    words: 'Iron without meat: lentils with something sour beside them. Lemon on everything works for me.',
    answers: [{ by: 'Amara', words: 'Peppers too! And no tea for an hour after, my midwife says.' }],
    likedBy: [MAYA, 'Amara'],
  },
  {
    daysAgo: 33,
    time: '21:15',
    by: 'Sofia',
    anonymous: true,
    category: 'support',
    words: 'I love him and I still cry in the shower. I told my nurse today, and I am glad I did.',
    answers: [
      { by: MAYA, words: 'Thank you for saying it aloud. That took courage.' },
      { by: 'Lucie', words: 'I was there in spring. Telling someone was the turn for me.' },
    ],
    likedBy: [MAYA, NORA, 'Lucie'],
  },
  {
    daysAgo: 21,
    time: '19:30',
    by: 'Rosa',
    afterLoss: true,
    category: 'support',
    words: 'A year tomorrow. We’re going to the lake, just the two of us. Any words for a day like that?',
    answers: [
      { by: INES, words: 'Take something warm, and turn back whenever you like.' },
      { by: 'Elena', afterLoss: true, words: 'We lit a candle and said very little. It was enough.' },
    ],
    likedBy: [INES],
  },
  {
    daysAgo: 16,
    time: '08:15',
    by: 'Elena',
    afterLoss: true,
    category: 'support',
    words: 'It’s the ordinary things. The second cup I still take out in the morning.',
    answers: [{ by: INES, words: 'For me it is the light in the hallway.' }],
    likedBy: [INES],
  },
  {
    daysAgo: 12,
    time: '09:40',
    by: NORA,
    category: 'fitness',
    words: 'Twenty lengths, slow, and nothing hurt afterward. Water carries all of us at 25 weeks.',
    answers: [{ by: 'Greta', words: 'Going tomorrow because of this.' }],
    likedBy: [MAYA, 'Greta'],
  },
  {
    daysAgo: 4,
    time: '18:25',
    by: MAYA,
    category: 'nutrition',
    words:
      'Overnight oats, made while the kettle boils, eaten with one hand. What is your one-handed breakfast?',
    answers: [
      { by: NORA, words: 'Peanut butter banana toast, folded. Messy and worth it.' },
      { by: 'Ivy', words: 'Egg muffins from the freezer, thirty seconds in the pan.' },
    ],
    likedBy: [NORA, 'Ivy', 'Noor'],
  },
  {
    daysAgo: 1,
    time: '15:50',
    by: 'Ivy',
    category: 'fitness',
    words: 'First walk around the whole park with the stroller. We stopped at every bench, and that counts.',
    answers: [{ by: MAYA, words: 'Benches are part of the plan!' }],
    likedBy: [MAYA, 'Noor'],
  },
];
