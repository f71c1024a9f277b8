export const exerciseCategories = ['video', 'core', 'cardio', 'strength', 'flexibility', 'outdoor'] as const;
export type ExerciseCategory = (typeof exerciseCategories)[number];

export const difficulties = ['beginner', 'intermediate', 'advanced'] as const;
export type Difficulty = (typeof difficulties)[number];
