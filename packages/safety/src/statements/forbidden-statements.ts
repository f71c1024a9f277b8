/** Why no text may say a thing: nobody who is not with her can know it. */
export type Forbidden =
  | 'what can wait'
  | 'a baby is well'
  | 'a figure or feeling is fine'
  | 'it is usual'
  | 'it passes by itself'
  | 'no need to worry'
  | 'hours that nobody promised';

/** What no sentence of the product may say, as word patterns. */
const patterns: Record<Forbidden, readonly RegExp[]> = {
  'what can wait': [
    /\b(?:can|could|may|might|will) (?:safely |all )?wait\b/i,
    /\bwait and see\b/i,
    /\bnot urgent\b/i,
    /\bno (?:rush|hurry) to (?:call|ask|see)\b/i,
    /\bcall (?:later|when you have time)\b/i,
  ],
  'a baby is well': [
    /\b(?:baby|babies|your little one) ?(?:is|are|[’']s) (?:(?:still|quite|very|all|perfectly|doing) )?(?:comfortable|fine|well|healthy|safe|happy|thriving|okay|ok|cosy|snug|content|growing)\b/i,
    /\bgrow(?:ing|s) (?:goes on|well|nicely|strong|as it should)\b/i,
    /\b(?:doing|developing|coming along) (?:well|fine|great|nicely)\b/i,
    /\bon track\b/i,
    /\bas (?:it|he|she|they) should(?: be)?\b/i,
    /\beverything (?:is|looks|seems) (?:as it|fine|well|good|okay|ok|normal|all right)\b/i,
  ],
  'a figure or feeling is fine': [
    /(?<!what )(?:is|are|was|were|[’']s|[’']re|looks?|seems?|sounds?|feels?|reads?) (?:(?:still|quite|very|all|perfectly|completely|both|usually|often) )?(?:fine|normal|healthy|okay|ok|all right|harmless)\b/i,
    /\bperfectly (?:fine|normal|safe|healthy)\b/i,
    /\b(?:in|within) (?:the|a) (?:normal|healthy|usual) range\b/i,
    /\bnothing (?:is )?wrong\b/i,
    /\bnot dangerous\b|\bno danger\b/i,
  ],
  'it is usual': [
    /(?:\b(?:is|are|was|were|seems?)|[’']s|[’']re) (?:(?:still|quite|very|all|perfectly|completely|also|usually|often) )?(?:usual|common|expected|nothing unusual)\b(?! (?:to|in|for)\b)/i,
    /(?<!beyond )\b(?:common|usual|normal|expected) (?:now|too|and|at this|around now|in (?:this|these)|after (?:birth|the birth))\b/i,
    /\bcompletely natural\b/i,
  ],
  'it passes by itself': [
    /\b(?:grows?|growing) back\b/i,
    /\bit (?:always |soon |usually )?(?:passes|comes back|lifts|settles|goes away)\b(?! (?:into|to|through|on)\b)/i,
    /\b(?:usually|always|soon) (?:passes|lifts|goes away|settles|stops|gets better|eases)\b/i,
    /\b(?:will|it[’']ll) (?:soon )?(?:pass|go away|settle|get better)\b/i,
    /\b(?:lifts|passes|eases|heals|stops|goes away) by itself\b/i,
  ],
  'no need to worry': [
    /\b(?:no (?:need|reason|cause)|nothing|not?) (?:to|for) (?:worry|be worried|concern|alarm)\b/i,
    /\b(?:don[’']t|do not|never|needn[’']t|need not) (?:worry|panic|be alarmed)\b/i,
    /\ball is well\b|\brest assured\b|\bno worries\b/i,
  ],
  'hours that nobody promised': [
    /\b(?:someone|somebody|helplines?|(?:the|a|support|crisis) lines?)\b[^.]*\b(?:day or night|day and night|(?:at )?any hour|around the clock)\b/i,
  ],
};

/** What a sentence says that no text may say. */
export const forbiddenIn = (sentence: string): Forbidden[] =>
  Object.entries(patterns)
    .filter(([, parts]) => parts.some((pattern) => pattern.test(sentence)))
    .map(([name]) => name as Forbidden);
