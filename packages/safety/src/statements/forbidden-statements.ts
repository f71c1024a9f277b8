/** Why no text may say a thing: nobody who is not with her can know it. */
export type Forbidden =
  | 'what can wait'
  | 'a baby is well'
  | 'a figure or feeling is fine'
  | 'it is usual'
  | 'it passes by itself'
  | 'no need to worry';

const degree = '(?:(?:still|quite|very|all|just|perfectly|completely|also|both|usually|often) )*';
const be = "(?:is|are|was|were|[’']s|[’']re|looks?|seems?|sounds?|feels?|reads?)";

/** What no sentence of the product may say, as word patterns. */
const patterns: Record<Forbidden, readonly string[]> = {
  'what can wait': [
    '\\b(?:can|could|may|might|will) (?:safely |all )?wait\\b',
    '\\bwait and see\\b',
    '\\bnot urgent\\b',
    '\\bno (?:rush|hurry) to (?:call|ask|see)\\b',
    '\\bcall (?:later|when you have time)\\b',
  ],
  'a baby is well': [
    `\\b(?:baby|babies|your little one) ?(?:is|are|[’']s) ${degree}(?:comfortable|fine|well|healthy|safe|happy|thriving|okay|ok|cosy|snug|content|growing)\\b`,
    '\\bgrow(?:ing|s) (?:goes on|well|nicely|strong|as it should)\\b',
    '\\b(?:doing|developing|coming along) (?:well|fine|great|nicely)\\b',
    '\\bon track\\b',
    '\\bas (?:it|he|she|they) should(?: be)?\\b',
    '\\beverything (?:is|looks|seems) (?:as it|fine|well|good|okay|ok|normal|all right)\\b',
  ],
  'a figure or feeling is fine': [
    `(?<!what )${be} ${degree}(?:fine|normal|healthy|okay|ok|all right|harmless)\\b`,
    '\\bperfectly (?:fine|normal|safe|healthy)\\b',
    '\\b(?:in|within) (?:the|a) (?:normal|healthy|usual) range\\b',
    '\\bnothing (?:is )?wrong\\b',
    '\\bnot dangerous\\b|\\bno danger\\b',
  ],
  'it is usual': [
    `(?:\\b|(?=[’']))${be} ${degree}(?:usual|common|expected|nothing unusual)(?! (?:to|in|for)\\b)`,
    '(?<!beyond )\\b(?:common|usual|normal|expected) (?:now|too|and|at this|around now|in (?:this|these)|after (?:birth|the birth))\\b',
    '\\bcompletely natural\\b',
  ],
  'it passes by itself': [
    '\\b(?:grows?|growing) back\\b',
    '\\bit (?:always |soon |usually )?(?:passes|comes back|lifts|settles|goes away)\\b(?! (?:into|to|through|on)\\b)',
    '\\b(?:usually|always|soon) (?:passes|lifts|goes away|settles|stops|gets better|eases)\\b',
    "\\b(?:will|it[’']ll) (?:soon )?(?:pass|go away|settle|get better)\\b",
    '\\b(?:lifts|passes|eases|heals|stops|goes away) by itself\\b',
  ],
  'no need to worry': [
    '\\b(?:no (?:need|reason|cause)|nothing|not?) (?:to|for) (?:worry|be worried|concern|alarm)\\b',
    "\\b(?:don[’']t|do not|never|needn[’']t|need not) (?:worry|panic|be alarmed)\\b",
    '\\ball is well\\b|\\brest assured\\b|\\bno worries\\b',
  ],
};

const all = Object.entries(patterns).map(([name, parts]): [Forbidden, RegExp] => [
  name as Forbidden,
  new RegExp(parts.join('|'), 'i'),
]);

/** What a sentence says that no text may say. */
export const forbiddenIn = (sentence: string): Forbidden[] =>
  all.filter(([, pattern]) => pattern.test(sentence)).map(([name]) => name);
