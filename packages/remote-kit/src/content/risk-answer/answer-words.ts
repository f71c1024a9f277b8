import type { RiskKind } from '@nestwell/domain/risk-words';

export const violenceWords = {
  title: 'What is done to you is not your fault.',
  says: 'These people know what to do, and help you plan safely.',
  phone: 'If someone may see this phone, use another.',
  leaving: 'Opens the weather and clears these words. The browser’s history stays.',
} as const;

export const callWords = {
  title: 'This needs a call, not an answer here',
  says: 'Call the emergency number or your unit now. Nobody here can see what is happening.',
} as const;

export const psychosisWords = {
  title: 'Please call now',
  says: 'What you describe needs help at once, and it is not your fault. Someone near you can call for you.',
  company: 'Stay with someone.',
  companyWithBaby: 'Stay with someone, do not be alone with the baby.',
} as const;

export const softWords = {
  title: 'You don’t have to carry this alone',
  says: 'Thank you for saying it. Many mothers feel like this, and it can get better with help. Talk to someone you trust, or to one of these, now if you like.',
} as const;

export const childWords = 'Put baby down somewhere safe and go out of the room. Ask someone to come now.';

type Answer = 'call' | 'psychosis' | 'violence' | 'soft';

/**
 * Which answers kinds get, the most pressing first. Psychosis takes the place of the soft answer: what it says of many
 * mothers would be untrue there.
 */
export function answersTo(kinds: readonly RiskKind[]): Answer[] {
  const has = (...some: RiskKind[]) => some.some((kind) => kinds.includes(kind));
  const isPsychosis = has('psychosis');
  return [
    ...(has('baby-emergency', 'mother-emergency') ? (['call'] as const) : []),
    ...(isPsychosis ? (['psychosis'] as const) : []),
    ...(has('violence') ? (['violence'] as const) : []),
    ...(!isPsychosis && has('harm-to-child', 'self-harm', 'end-of-strength') ? (['soft'] as const) : []),
  ];
}
