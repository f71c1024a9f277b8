export const categories = ['support', 'nutrition', 'fitness'] as const;
export type Category = (typeof categories)[number];
