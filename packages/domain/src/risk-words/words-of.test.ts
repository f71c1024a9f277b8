import { wordsOf } from './words-of';

it.each([
  ['I can’t', ['i', 'cannot']],
  ['cant could not CAN NOT couldnt', ['cannot', 'cannot', 'cannot', 'cannot']],
  ['can', ['can']],
  ['I’m, I’d, I’ve, I’ll', ['i', 'am', 'i', 'would', 'i', 'have', 'i', 'will']],
  ['im ive dont wont', ['i', 'am', 'i', 'have', 'do', 'not', 'will', 'not']],
  ['isn’t wanna gonna', ['is', 'not', 'want', 'to', 'going', 'to']],
  ['No one, any more. Any longer?', ['nobody', 'anymore', '.', 'anymore', '.']],
  ['my baby’s self-harm', ['my', 'baby', "'s", 'selfharm']],
  ['k1ll s*icide p@in', ['kill', 'sicide', 'pain']],
  // Words that every object of the language has a meaning for.
  ['constructor __proto__ toString', ['constructor', 'proto', 'tostring']],
  ['Week 4: 10/10', ['week', '.']],
  ['', []],
])('reads %j', (text, words) => {
  expect(wordsOf(text)).toEqual(words);
});

it('reads no more than ten times what can be saved', () => {
  expect(wordsOf('word '.repeat(100_000))).toHaveLength(4000);
});
