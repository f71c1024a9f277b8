import type { JsonSchema } from '@nestwell/remote-kit/preset/agreement/calls';

const HIGHEST = ['maximum', 'exclusiveMaximum', 'maxLength', 'maxItems'] as const;
const LOWEST = ['minimum', 'exclusiveMinimum', 'minLength', 'minItems'] as const;

/** Limits of what is sent that are narrower than an older client knows: what it lets her write would be refused. */
export function tightenedLimits(old: JsonSchema, fresh: JsonSchema, place: string): string[] {
  const narrower = (names: readonly string[], isNarrower: (now: number, before: number) => boolean) =>
    names.flatMap((name) => {
      const [before, now] = [old[name], fresh[name]];
      if (typeof now !== 'number') return [];
      if (typeof before !== 'number') return [`${place} now has ${name} ${now}`];
      return isNarrower(now, before) ? [`${name} of ${place} goes from ${before} to ${now}`] : [];
    });
  const pattern = fresh.pattern;
  return [
    ...narrower(HIGHEST, (now, before) => now < before),
    ...narrower(LOWEST, (now, before) => now > before),
    ...(typeof pattern === 'string' && pattern !== old.pattern ? [`${place} must now match ${pattern}`] : []),
  ];
}
