/** Each has a registry of its own over the same released versions. */
export const environments = ['production', 'staging'] as const;

export type Environment = (typeof environments)[number];

export const isEnvironment = (name: string): name is Environment =>
  (environments as readonly string[]).includes(name);
